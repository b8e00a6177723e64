import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps } from '../../http/context.ts';
import { deliverNextMail } from './deliver-mail.ts';
import { deleteOldMail } from './mail.queries.ts';
import { openMailTransport } from './mail-transport.ts';

const PAUSE_MS = 1_000;
const CLEAN_EVERY_MS = 60 * 60_000;
const KEEP_MS = 90 * 24 * 60 * 60_000;
/** A message that is being sent when we stop is sent again when its lease is over. */
const STOP_MS = 3_000;

export type MailLoop = { stop: () => Promise<void> };

/** Delivers in the background for as long as the process lives. */
export function startMailLoop(deps: AppDeps, log: FastifyBaseLogger): MailLoop {
  const transport = openMailTransport(deps.config);
  const stopping = new AbortController();
  let cleanAt = 0;

  async function step(): Promise<boolean> {
    if (Date.now() >= cleanAt) {
      cleanAt = Date.now() + CLEAN_EVERY_MS;
      await deleteOldMail(deps.database.db, new Date(Date.now() - KEEP_MS));
    }
    return deliverNextMail(deps, transport);
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const didSomething = await step().catch((error) => {
        // The database is away: what waits goes on waiting.
        if (!stopping.signal.aborted) log.warn({ err: error }, 'mail could not be delivered');
        return false;
      });
      if (!didSomething)
        await delay(PAUSE_MS, null, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([running, delay(STOP_MS, null, { ref: false })]);
      transport.close();
    },
  };
}
