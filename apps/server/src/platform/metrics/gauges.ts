import { Gauge, type Registry } from 'prom-client';
import { type Database, type Db, inBackground } from '../db/db.ts';
import { poolsOf } from '../db/pools.ts';
import { VERSION } from '../version.ts';
import { countFailedMail, type Queues, readQueues } from './queues.queries.ts';
import { refreshed } from './refreshed.ts';

const QUEUES_MS = 5_000;
/** These read whole tables. */
const TOTALS_MS = 60_000;
const TOTALS_REST = 50;

/** Figures from features; `app.ts` passes them in. */
export type RoomFigures = {
  countStaleAnalyses: (db: Db) => Promise<number>;
  marketInMemory: (database: Database) => { rows: number; version: number } | null;
};

/** Read from the database or the process on each scrape. */
export function registerGauges(
  register: Registry,
  database: Database,
  { countStaleAnalyses, marketInMemory }: RoomFigures,
): () => Promise<void> {
  const { db } = inBackground(database);
  const queues = refreshed(() => readQueues(db), { everyMs: QUEUES_MS });
  const totals = refreshed(
    async () => ({ failed: await countFailedMail(db), stale: await countStaleAnalyses(db) }),
    { everyMs: TOTALS_MS, rest: TOTALS_REST },
  );
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name, help, labelNames, registers: [register] });

  gauge('alpha_build_info', 'Always 1; the labels say which version runs.', [
    'version',
    'node',
    'database',
  ])
    .labels(VERSION, process.version, database.kind)
    .set(1);
  const pool = gauge('alpha_database_pool_connections', 'Connections of each pool.', [
    'pool',
    'state',
  ]);
  const waiting = gauge('alpha_database_pool_waiting', 'Who waits for a connection.', ['pool']);
  const mail = gauge('alpha_mail_outbox', 'Mails that wait, and mails that failed for good.', [
    'state',
  ]);
  const oldest = gauge('alpha_mail_oldest_seconds', 'How long the oldest unsent mail has waited.');
  const imports = gauge(
    'alpha_imports',
    'Imports that wait or run, and that failed within a day.',
    ['state'],
  );
  const feed = gauge('alpha_feed_overdue_seconds', 'How late the most belated feed is.');
  const stale = gauge('alpha_analyses_stale', 'Homes whose ten years are to be worked out again.');
  const rows = gauge('alpha_market_rows', 'Listings held in memory for search.');
  const behind = gauge('alpha_market_versions_behind', 'Changes that the memory has not seen yet.');
  const readable = gauge(
    'alpha_database_up',
    'Whether the queue figures could be read from the database.',
  );
  const replicaUsed = gauge('alpha_replica_used', 'Whether search reads the replica.');
  const replicaLag = gauge('alpha_replica_lag_seconds', 'How old the replica is at most.');
  const replicaFailures = gauge('alpha_replica_failures', 'How often the primary had to help out.');

  const readPools = () => {
    for (const [name, { totalCount, idleCount, waitingCount }] of poolsOf(database)) {
      pool.labels(name, 'idle').set(idleCount);
      pool.labels(name, 'busy').set(totalCount - idleCount);
      waiting.labels(name).set(waitingCount);
    }
  };
  const readReplica = () => {
    const state = database.replica?.state();
    if (!state) return;
    replicaUsed.set(state.isUsed ? 1 : 0);
    replicaLag.set(state.lagMs === null ? Number.NaN : state.lagMs / 1000);
    replicaFailures.set(state.failures);
  };
  const readMarket = (version: number | undefined) => {
    const memory = marketInMemory(database);
    rows.set(memory?.rows ?? 0);
    if (memory && version !== undefined) behind.set(Math.max(0, version - memory.version));
  };
  const setQueues = ({ mailWaiting, mailOldestSeconds, ...rest }: Queues) => {
    mail.labels('waiting').set(mailWaiting);
    oldest.set(mailOldestSeconds);
    imports.labels('waiting').set(rest.importsWaiting);
    imports.labels('running').set(rest.importsRunning);
    imports.labels('failed').set(rest.importsFailed);
    feed.set(rest.feedOverdueSeconds);
  };

  return async () => {
    readPools();
    readReplica();
    const [now, slow] = await Promise.all([queues('wait'), totals('as known')]);
    readable.set(now ? 1 : 0);
    if (now) setQueues(now);
    readMarket(now?.marketVersion);
    if (slow) {
      mail.labels('failed').set(slow.failed);
      stale.set(slow.stale);
    }
  };
}
