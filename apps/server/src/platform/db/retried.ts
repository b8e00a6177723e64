import { setTimeout as delay } from 'node:timers/promises';
import { transactionRetries } from '../lib/metrics.ts';
import { isLeadGone, isSerializationFailure } from './db-errors.ts';

const MOST_TRIES = 4;
/** A random pause, so that the two do not collide again. */
const LONGEST_WAIT_MS = 50;

/** Retries a transaction that PostgreSQL rolled back because of a conflict with another. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (!isSerializationFailure(error) && !isLeadGone(error)) throw error;
      const isLast = tries === MOST_TRIES;
      transactionRetries.inc({ result: isLast ? 'given_up' : 'again' });
      if (isLast) throw error;
      await delay(Math.random() * LONGEST_WAIT_MS);
    }
}
