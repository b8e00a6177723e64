import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps } from '../http/context.ts';
import { type BackgroundLoop, startLoop } from '../lib/background-loop.ts';
import { deliverNextMail } from './deliver-mail.ts';
import { deleteOldMail, releaseClaims } from './mail.queries.ts';
import { openMailTransport } from './mail-transport.ts';

/** Confirming an email may take minutes; others are sent meanwhile. */
const LANES_PAUSE_MS = [1_000, 5_000, 5_000, 5_000];
const CLEAN_EVERY_MS = 60 * 60_000;
const KEEP_MS = 90 * 24 * 60 * 60_000;

/**
 * A message in progress when we stop is sent again after its lease ends; on the embedded database, which
 * has one process, at the next start.
 */
export function startMailLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
  const transport = openMailTransport(deps.config);
  let cleanAt = 0;
  let released: Promise<void> | undefined;
  /** Once, before any of the lanes claims a message. */
  const release = () => {
    if (deps.database.kind !== 'embedded') return;
    released ??= releaseClaims(deps.database.db).catch((error: unknown) => {
      released = undefined;
      throw error;
    });
    return released;
  };

  const lanes = LANES_PAUSE_MS.map((pauseMs) =>
    startLoop({
      pauseMs,
      onFailure: (error) => log.warn({ err: error }, 'mail could not be delivered'),
      step: async () => {
        await release();
        if (Date.now() >= cleanAt) {
          cleanAt = Date.now() + CLEAN_EVERY_MS;
          await deleteOldMail(deps.database.db, new Date(Date.now() - KEEP_MS));
        }
        return deliverNextMail(deps, transport);
      },
    }),
  );
  return {
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()));
      transport.close();
    },
  };
}
