import { setTimeout as delay } from 'node:timers/promises';
import { isSerializationFailure, isTimeout } from '../db/db-errors.ts';

/** Connection-level failures: the database is restarting or unreachable, and will be back. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN', // the name service of a container network, while the database is down
  '25006', // read_only_sql_transaction: another server has taken over
  '25P03', // idle_in_transaction_session_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
  '58030', // io_error
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53100', // disk_full
  '53200', // out_of_memory
  '53300', // too_many_connections
]);

const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|^Query read timeout$|timeout expired/;

/** Why the database could not answer, if retrying helps; `null` for other failures. */
export type DatabaseTrouble = 'away' | 'too slow' | 'too busy';

/** Drizzle wraps the driver's error, so all causes are checked. */
export function databaseTroubleOf(error: unknown): DatabaseTrouble | null {
  if (isTimeout(error)) return 'too slow';
  // Already retried, with a conflict each time.
  if (isSerializationFailure(error)) return 'too busy';
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code, message } = e as NodeJS.ErrnoException;
    if ((code && AWAY.has(code)) || AWAY_MESSAGE.test(message)) return 'away';
  }
  return null;
}

/** It will be back, with its data. */
export const isDatabaseAway = (error: unknown): boolean => databaseTroubleOf(error) === 'away';

const TRY_AGAIN_MS = 500;

/** For facts that must be stored once they happened: retries while the database is away. */
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
