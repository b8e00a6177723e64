import { backgroundOf, type Database } from './db.ts';
import { poolOf } from './watched-pool.ts';

export type InstallationLock = {
  /** Aborted when the lock is lost with its connection. */
  signal: AbortSignal;
  release: () => Promise<void>;
};

/** Locks of the embedded database, which belongs to one process. */
const held = new WeakMap<Database, Set<number>>();

/** One holder in the whole installation; released when the process dies. `null`: already held. */
export function takeInstallationLock(
  database: Database,
  key: number,
): Promise<InstallationLock | null> {
  return database.kind === 'embedded' ? takeHere(database, key) : takeInPostgres(database, key);
}

async function takeHere(database: Database, key: number): Promise<InstallationLock | null> {
  const keys = held.get(database) ?? new Set();
  held.set(database, keys);
  if (keys.has(key)) return null;
  keys.add(key);
  return {
    signal: new AbortController().signal,
    release: async () => {
      keys.delete(key);
    },
  };
}

/** TCP keepalive: the lock of a machine that lost power is released within a minute. */
const KEEPALIVE_SETTINGS = [
  ['tcp_keepalives_idle', 30],
  ['tcp_keepalives_interval', 10],
  ['tcp_keepalives_count', 3],
]
  .map(([name, value]) => `set_config('${name}', '${value}', false)`)
  .join(', ');

async function takeInPostgres(database: Database, key: number): Promise<InstallationLock | null> {
  // A session lock, not a transaction lock: a transaction open for an hour makes every analysis look
  // older than it is.
  const client = await poolOf(backgroundOf(database)).connect();
  const lost = new AbortController();
  const onError = (error: Error) => lost.abort(error);
  client.on('error', onError);
  // The connection returns to the pool and may be used here again.
  const giveBack = (isBroken: boolean) => {
    client.off('error', onError);
    client.release(isBroken);
  };
  const { rows } = await client
    .query(`select ${KEEPALIVE_SETTINGS}, pg_try_advisory_lock($1) as taken`, [key])
    .catch((error: unknown) => {
      giveBack(true);
      throw error;
    });
  if (!rows[0]?.taken) {
    giveBack(false);
    return null;
  }
  return {
    signal: lost.signal,
    release: async () => {
      const isUnlocked = await client.query('select pg_advisory_unlock($1)', [key]).then(
        () => true,
        () => false,
      );
      // If unlocking fails, closing the connection unlocks.
      giveBack(!isUnlocked);
    },
  };
}
