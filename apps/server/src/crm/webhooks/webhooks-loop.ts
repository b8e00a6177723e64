import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps, Ctx } from '../../platform/http/context.ts';
import { type BackgroundLoop, startLoop } from '../../platform/lib/background-loop.ts';
import { deliverNextMessage } from './deliver-message.service.ts';
import { deleteOldMessages } from './messages.queries.ts';

/** A server that does not answer takes one lane for ten seconds; others are served meanwhile. */
const LANES_PAUSE_MS = [1_000, 3_000, 3_000];
const CLEAN_EVERY_MS = 60 * 60_000;
const KEPT_DAYS = 30;
const AT_ONCE = 1_000;

/** Sends other systems what happened. Safe in several processes: each message is claimed by one of them. */
export function startWebhooksLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
  const ctx: Ctx = {
    db: deps.database.db,
    deps,
    log,
    locale: 'en',
    ip: '',
    userAgent: undefined,
    viewer: null,
  };
  let cleanAt = 0;
  const lanes = LANES_PAUSE_MS.map((pauseMs) =>
    startLoop({
      pauseMs,
      onFailure: (error) => log.warn({ err: error }, 'webhook messages could not be sent'),
      step: async () => {
        if (Date.now() >= cleanAt) {
          cleanAt = Date.now() + CLEAN_EVERY_MS;
          while (await deleteOldMessages(ctx.db, KEPT_DAYS, AT_ONCE));
        }
        return deliverNextMessage(ctx);
      },
    }),
  );
  return {
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
