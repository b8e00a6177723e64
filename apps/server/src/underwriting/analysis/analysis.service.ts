import { createAnalyzer, MODEL_VERSION } from '@alpha/engine';
import { listWithoutEstimate, refreshSearch, tidySearch } from '../../listings/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { retried } from '../../platform/db/retried.ts';
import { transact } from '../../platform/db/transact.ts';
import { refreshOutdatedPlans } from '../areas/area-market.service.ts';
import {
  checkListings,
  readFindPeers,
  renewPeers,
} from '../plausibility/check-listings.service.ts';
import type { FindPeers } from '../plausibility/find-peers.ts';
import { findCurrentRate } from '../rates/current-rate.service.ts';
import type { ValuationProgress } from '../valuation/value-homes.ts';
import {
  countStale,
  deleteAnalyses,
  deleteObsoleteAnalyses,
  listHomesToAnalyze,
  readClock,
  renewStatistics,
  stampAnalyses,
  type Terms,
  upsertAnalyses,
} from './analysis.queries.ts';
import { analyzeBatch, type BatchResult } from './analysis-batch.ts';
import { assumptionsKeyFor } from './analysis-inputs.ts';
import type { AnalysisPool } from './analysis-pool.ts';
import { createStaleReader, type StaleReader } from './stale-reader.ts';

/** Batch size. Each worker has a few batches in memory, whatever the market size. */
export const HOMES_AT_ONCE = 1_000;

/** From this many changes, planner statistics are updated. */
const BULK_CHANGES = 1_000;

/** Read once per run: a rate imported during a run applies to the next one. */
export async function currentTerms(db: Db): Promise<Terms> {
  const aprPercent = (await findCurrentRate(db))?.aprPercent ?? null;
  return {
    stamp: { modelVersion: MODEL_VERSION, assumptionsKey: assumptionsKeyFor(aprPercent) },
    aprPercent,
  };
}

/** Number of stale analyses. Scans every property. */
export const countStaleAnalyses = async (db: Db): Promise<number> =>
  countStale(db, (await currentTerms(db)).stamp);

export type AnalysisProgress = { total: number; done: number; computed: number; kept: number };

export type AnalysisRun = {
  onProgress?: (progress: AnalysisProgress) => void;
  /** Stops after the current batches; finished batches are stored. */
  signal?: AbortSignal;
  homesAtOnce?: number;
  /** Whether to value properties too; so by default. */
  values?: boolean;
  onValued?: (progress: ValuationProgress) => void;
  /** A warning of the process by default. */
  onValuationFailure?: (error: Error) => void;
};

/**
 * Updates every stale analysis. Each batch is stored in its own transaction, so an interrupted run
 * continues where it stopped.
 */
export async function analyzeStale(
  db: Db,
  pool: AnalysisPool,
  { onProgress = () => undefined, signal, homesAtOnce = HOMES_AT_ONCE }: AnalysisRun = {},
): Promise<AnalysisProgress> {
  await refreshOutdatedPlans(db);
  await removeObsolete(db);
  const terms = await currentTerms(db);
  const progress = { total: await countStale(db, terms.stamp), done: 0, computed: 0, kept: 0 };
  if (progress.total >= BULK_CHANGES) await renewStatistics(db);
  await renewPeers(db, progress.total, signal);
  const findPeers = await readFindPeers(db);
  const reader = createStaleReader(db, terms, homesAtOnce);
  const lane = async (worker: number) => {
    for await (const result of analyzeBatches(db, pool, {
      ...{ terms, worker, reader, signal, findPeers },
    })) {
      progress.computed += result.computed.length;
      progress.kept += result.kept.length;
      progress.done += result.computed.length + result.kept.length + result.without.length;
      onProgress({ ...progress });
    }
  };
  await Promise.all(Array.from({ length: pool.size }, (_, worker) => lane(worker)));
  if (progress.done >= BULK_CHANGES) await tidySearch(db);
  return progress;
}

type Lane = {
  terms: Terms;
  worker: number;
  reader: StaleReader;
  signal: AbortSignal | undefined;
  findPeers: FindPeers;
};

/** Removes analyses that no longer apply; those properties leave the search or lose their estimates. */
async function removeObsolete(db: Db): Promise<void> {
  // Retried: can deadlock with another process that stores a batch and waits for the search lock.
  await retried(() =>
    transact(db, async (inside) => {
      await refreshSearch(inside, await deleteObsoleteAnalyses(inside));
    }),
  );
  await listWithoutEstimate(db);
}

/** Pipelined: while a worker computes one batch, the next is read and the last is written. */
async function* analyzeBatches(
  db: Db,
  pool: AnalysisPool,
  { terms, worker, reader, signal, findPeers }: Lane,
): AsyncGenerator<BatchResult> {
  let writing: Promise<unknown> = Promise.resolve();
  let reading = reader.next();
  for (;;) {
    const { homes, readAt } = await reading;
    if (homes.length === 0 || signal?.aborted) break;
    reading = reader.next();
    // Awaited later; the handler avoids an unhandled rejection until then.
    reading.catch(() => undefined);
    const result = await pool.analyze(worker, homes);
    await writing;
    writing = store(db, result, { terms, readAt, findPeers });
    writing.catch(() => undefined);
    yield result;
  }
  await writing;
}

/** Computes these at once, for a person who changed what they are computed from. */
export async function analyzeNow(db: Db, ids: readonly number[]): Promise<void> {
  const terms = await currentTerms(db);
  const readAt = await readClock(db);
  const result = analyzeBatch(createAnalyzer(), await listHomesToAnalyze(db, terms, ids));
  await store(db, result, { terms, readAt, findPeers: await readFindPeers(db) });
}

/** One transaction: an analysis stored without its search row would stay invisible. */
function store(
  db: Db,
  { computed, analyses, kept, without }: BatchResult,
  { terms: { stamp }, readAt, findPeers }: Pick<Lane, 'terms' | 'findPeers'> & { readAt: string },
): Promise<void> {
  return retried(() =>
    transact(db, async (inside) => {
      if (computed.length > 0) await upsertAnalyses(inside, analyses, readAt);
      await stampAnalyses(inside, kept, stamp, readAt);
      await deleteAnalyses(inside, without);
      await checkListings(inside, [...computed, ...kept], findPeers);
      await refreshSearch(inside, [...computed, ...kept, ...without]);
    }),
  );
}
