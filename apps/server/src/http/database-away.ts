import { setTimeout as delay } from 'node:timers/promises';

/** Connection-level failures: the database is restarting or unreachable, and will be back. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '08000',
  '08003',
  '08006',
  '53300', // too_many_connections
]);

/** Drizzle wraps the driver's error, so the whole chain of causes is looked at. */
export function isDatabaseAway(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code, message } = e as NodeJS.ErrnoException;
    if (code && AWAY.has(code)) return true;
    if (/Connection terminated|timeout exceeded when trying to connect/.test(message)) return true;
  }
  return false;
}

const TRY_AGAIN_MS = 500;

/** For what must be written down once it has happened: again and again while the database is away. */
export async function untilDatabaseIsBack<T>(forMs: number, work: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + forMs; ; ) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > until) throw error;
      await delay(TRY_AGAIN_MS);
    }
  }
}
