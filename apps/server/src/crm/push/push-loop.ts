import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps, Ctx } from '../../platform/http/context.ts';
import { type BackgroundLoop, startLoop } from '../../platform/lib/background-loop.ts';
import { deliverNextPush } from './deliver-push.service.ts';
import { deleteUnusedDevices } from './push-devices.queries.ts';

/** A push service that does not answer takes one lane for ten seconds; others are served meanwhile. */
const LANES_PAUSE_MS = [1_000, 3_000, 3_000];
const CLEAN_EVERY_MS = 60 * 60_000;
/** After the last time its person was signed in there. */
const UNUSED_DAYS = 30;

/** Sends notifications to devices. Safe in several processes: each message is claimed by one of them. */
export function startPushLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
  const ctx: Ctx = {
    ...{ db: deps.database.db, deps, log, locale: 'en', ip: '' },
    ...{ userAgent: undefined, viewer: null },
  };
  let cleanAt = 0;
  const lanes = LANES_PAUSE_MS.map((pauseMs) =>
    startLoop({
      pauseMs,
      onFailure: (error) => log.warn({ err: error }, 'push messages could not be sent'),
      step: async () => {
        if (Date.now() >= cleanAt) {
          cleanAt = Date.now() + CLEAN_EVERY_MS;
          await deleteUnusedDevices(ctx.db, UNUSED_DAYS);
        }
        return deliverNextPush(ctx);
      },
    }),
  );
  return {
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
