import { type PoolOptions, WatchedPool } from './watched-pool.ts';

export type PoolLimits = {
  /** Maximum connections of one pool. */
  poolSize?: number;
  /** Statement time limit for requests in milliseconds; 0 or undefined means none. */
  statementTimeoutMs?: number;
};

/** Purpose of the connections, shown by PostgreSQL as application_name. */
export type PoolKind = 'requests' | 'background' | 'replica';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** Nobody is waiting: background work may queue for a connection. */
const BACKGROUND_CONNECT_TIMEOUT_MS = 60_000;
/** A replica that does not connect quickly is treated as away: the primary answers instead. */
const REPLICA_CONNECT_TIMEOUT_MS = 2_000;
/** A lock held this long is stuck; waiting requests fail instead. */
const LOCK_TIMEOUT_MS = 5_000;
/** Requests run no long work between statements: a transaction left open holds its locks. */
const IDLE_TRANSACTION_MS = 30_000;
/** Extra time for the server to report its own timeout. */
const SILENCE_MS = 5_000;
/** Imports compute between their statements. */
const BACKGROUND_IDLE_TRANSACTION_MS = 10 * 60_000;
/** Detects connections that were cut silently. */
const KEEP_ALIVE_DELAY_MS = 10_000;

export function openPool(url: string, kind: PoolKind, limits: PoolLimits): WatchedPool {
  const pool = new WatchedPool({
    connectionString: url,
    max: limits.poolSize ?? POOL_SIZE,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    application_name: `alpha-${kind}`,
    ...timeLimitsOf(kind, limits),
  });
  // When the server drops a connection its query fails and the pool replaces it; without a listener
  // the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Enforced by the server, so they hold even if this process is busy. Settings in the URL win. */
function timeLimitsOf(kind: PoolKind, { statementTimeoutMs = 0 }: PoolLimits): PoolOptions {
  if (kind === 'background' || statementTimeoutMs === 0)
    return {
      connectionTimeoutMillis:
        kind === 'background' ? BACKGROUND_CONNECT_TIMEOUT_MS : CONNECT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: BACKGROUND_IDLE_TRANSACTION_MS,
    };
  return {
    connectionTimeoutMillis: kind === 'replica' ? REPLICA_CONNECT_TIMEOUT_MS : CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    // Client-side limit, for a server that is gone silently.
    query_timeout: statementTimeoutMs + SILENCE_MS,
    lock_timeout: Math.min(LOCK_TIMEOUT_MS, statementTimeoutMs),
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  };
}
