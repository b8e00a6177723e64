import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from '../db.ts';
import { isTimeout } from '../db-errors.ts';
import * as schema from '../schema/index.ts';

export type RoutedReads = {
  db: Db;
  /** From now on, and for what waits for the replica at this moment, the primary answers. */
  giveUp: () => void;
  hasGivenUp: () => boolean;
};

type Pools = { replica: pg.Pool; primary: pg.Pool };

/**
 * Statements go to the replica until it fails once. There is no way back: the replica may be behind
 * the primary, and whoever remembers a version of the market must never see an older one.
 */
export function routeReads({ replica, primary }: Pools, onFailure: () => void): RoutedReads {
  const gone = new AbortController();
  const giveUp = () => gone.abort();

  async function query(...args: [string | pg.QueryConfig, unknown[]?]) {
    if (gone.signal.aborted) return primary.query(...args);
    try {
      return await untilAborted(gone.signal, replica.query(...args));
    } catch (error) {
      // What takes too long there takes too long here.
      if (isTimeout(error)) throw error;
      giveUp();
      onFailure();
      return primary.query(...args);
    }
  }

  // Reads only: a transaction would ask for a connection, and has no business here.
  const client = { query } as unknown as pg.Pool;
  return {
    db: drizzle(client, { schema, casing: 'snake_case' }),
    giveUp,
    hasGivenUp: () => gone.signal.aborted,
  };
}

/** A replica that was cut off without a word would keep its reader waiting for minutes. */
function untilAborted<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('the replica is away'));
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
