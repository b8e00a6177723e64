import { type PoolOptions, WatchedPool } from './watched-pool.ts';

export type PoolLimits = {
  /** Connections of one kind at most. */
  poolSize?: number;
  /** A statement that somebody waits for takes this long at most; 0 or nothing: as long as it takes. */
  statementTimeoutMs?: number;
};

/** What the connections are for; PostgreSQL shows it as the name of the application. */
export type PoolKind = 'requests' | 'background' | 'replica';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** Nobody waits: work in the background may stand in line. */
const BACKGROUND_CONNECT_TIMEOUT_MS = 60_000;
/** A replica that does not greet us quickly is away: there is another to ask. */
const REPLICA_CONNECT_TIMEOUT_MS = 2_000;
/** Whoever holds a row this long is stuck, and those behind are told rather than kept. */
const LOCK_TIMEOUT_MS = 5_000;
/** Between two statements of one request nothing takes long: a transaction left open holds its locks. */
const IDLE_TRANSACTION_MS = 30_000;
/** How much longer than its own limit a server may take to tell us of it. */
const SILENCE_MS = 5_000;
/** An import computes between its statements. */
const BACKGROUND_IDLE_TRANSACTION_MS = 10 * 60_000;
/** A connection that was cut without a word is found out. */
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
  // A connection that the server drops, idle or in use, fails its query and is replaced by the pool;
  // without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The server keeps them, so they hold however busy we are. What the URL says comes before all of it. */
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
    // A server that is gone without a word ends nothing: then we do.
    query_timeout: statementTimeoutMs + SILENCE_MS,
    lock_timeout: Math.min(LOCK_TIMEOUT_MS, statementTimeoutMs),
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  };
}
