import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps, Ctx } from '../../../http/context.ts';
import { remindOfNextTask } from './reminders.service.ts';

const PAUSE_MS = 20_000;
const STOP_MS = 3_000;

/** Looks for tasks that have become due, for as long as the process lives. */
export function startReminderLoop(
  deps: AppDeps,
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const ctx: Ctx = {
    db: deps.database.db,
    deps,
    log,
    locale: 'en',
    ip: '',
    userAgent: undefined,
    viewer: null,
  };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const didSomething = await remindOfNextTask(ctx).catch((error) => {
        // The database is away: what is due is still due when it is back.
        if (!stopping.signal.aborted) log.warn({ err: error }, 'no task could be reminded of');
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
    },
  };
}
