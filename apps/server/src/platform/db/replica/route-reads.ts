import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from '../db.ts';
import { isTimeout } from '../db-errors.ts';
import * as schema from '../schema/index.ts';
import type { WatchedPool } from '../watched-pool.ts';

export type RoutedReads = {
  db: Db;
  /** From now on the primary answers, also for statements waiting for the replica. */
  giveUp: () => void;
  hasGivenUp: () => boolean;
};

type Pools = { replica: pg.Pool; primary: pg.Pool };

/**
 * Statements go to the replica until it fails once, and never back: the replica may be behind the
 * primary, and a caller that has seen a market version must never see an older one.
 */
export function routeReads({ replica, primary }: Pools, onFailure: () => void): RoutedReads {
  const gone = new AbortController();
  const giveUp = () => gone.abort();

  async function query(...args: [string | pg.QueryConfig, unknown[]?]) {
    if (gone.signal.aborted) return primary.query(...args);
    try {
      return await untilAborted(gone.signal, replica.query(...args));
    } catch (error) {
      // A statement that times out there would time out here.
      if (isTimeout(error)) throw error;
      giveUp();
      onFailure();
      return primary.query(...args);
    }
  }

  // Reads only: a transaction would need a connection of its own.
  const { connectionString } = replica as WatchedPool;
  const client = { query, connectionString } as unknown as pg.Pool;
  return {
    db: drizzle(client, { schema, casing: 'snake_case' }),
    giveUp,
    hasGivenUp: () => gone.signal.aborted,
  };
}

/** A silently disconnected replica would block its reader for minutes. */
function untilAborted<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('the replica is away'));
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
