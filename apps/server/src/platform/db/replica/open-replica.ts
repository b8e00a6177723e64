import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Db } from '../db.ts';
import { openPool, type PoolLimits } from '../postgres-pool.ts';
import { createLagMeter } from './lag-meter.ts';
import type { Replica } from './replica.ts';
import { type RoutedReads, routeReads } from './route-reads.ts';

const LAG_MS = 10_000;
/** Wait after a failure, because each new handle reads the whole market once. */
const TIMES: Times = { probeMs: 2_000, restMs: 15_000 };

type Options = PoolLimits & { replicaLagMs?: number };
type Times = { probeMs: number; restMs: number };

export function openReplica(
  url: string,
  primary: pg.Pool,
  options: Options,
  { probeMs, restMs } = TIMES,
): Replica {
  const { replicaLagMs: mostMs = LAG_MS } = options;
  const pool = openPool(url, 'replica', options);
  const closing = new AbortController();
  const meter = createLagMeter({ primary, replica: pool });
  let prepare: (db: Db) => Promise<void> = async () => undefined;
  let reads: RoutedReads | null = null;
  let preparing: RoutedReads | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let failures = 0;

  const fail = () => {
    reads?.giveUp();
    preparing?.giveUp();
    reads = null;
    failures += 1;
    failedAt = Date.now();
  };

  async function begin(): Promise<void> {
    const next = routeReads({ replica: pool, primary }, fail);
    preparing = next;
    await prepare(next.db).catch(() => next.giveUp());
    preparing = null;
    if (!next.hasGivenUp()) reads = next;
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      const lagMs = await meter.measure();
      if (lagMs === null || lagMs > mostMs) {
        if (reads || preparing) fail();
      } else if (!reads && !preparing && Date.now() - failedAt >= restMs) void begin();
      await delay(probeMs, undefined, { signal: closing.signal, ref: false }).catch(
        () => undefined,
      );
    }
  }

  const watching = watch();
  return {
    pool,
    current: () => reads?.db ?? null,
    beforeUse: (work) => {
      prepare = work;
      if (reads) void work(reads.db).catch(() => undefined);
    },
    state: () => ({ isUsed: reads !== null, lagMs: meter.last(), failures }),
    close: async () => {
      closing.abort();
      reads?.giveUp();
      await watching;
      await pool.end();
    },
  };
}
