import { MODEL_VERSION } from '@alpha/engine';
import { listWithoutEstimate, refreshSearch, tidySearch } from '../../listings/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { retried } from '../../platform/db/retried.ts';
import { transact } from '../../platform/db/transact.ts';
import { findCurrentRate } from '../rates/current-rate.service.ts';
import {
  countStale,
  deleteAnalyses,
  deletePointlessAnalyses,
  renewStatistics,
  stampAnalyses,
  type Terms,
  upsertAnalyses,
} from './analysis.queries.ts';
import type { BatchResult } from './analysis-batch.ts';
import { assumptionsKeyFor } from './analysis-inputs.ts';
import type { AnalysisPool } from './analysis-pool.ts';
import { createStaleReader, type StaleReader } from './stale-reader.ts';

/** In memory are a few times this many a worker, whatever the size of the market. */
export const HOMES_AT_ONCE = 1_000;

/** After so many changes the database's own idea of its tables is worth renewing. */
const WORTH_TIDYING = 1_000;

/** A rate that is imported while a run goes on is for the next one. */
export async function currentTerms(db: Db): Promise<Terms> {
  const aprPercent = (await findCurrentRate(db))?.aprPercent ?? null;
  return {
    stamp: { modelVersion: MODEL_VERSION, assumptionsKey: assumptionsKeyFor(aprPercent) },
    aprPercent,
  };
}

/** How many wait for `analyseStale`. Looks at every home. */
export const countStaleAnalyses = async (db: Db): Promise<number> =>
  countStale(db, (await currentTerms(db)).stamp);

export type AnalysisProgress = { total: number; done: number; computed: number; kept: number };

export type AnalysisRun = {
  onProgress?: (progress: AnalysisProgress) => void;
  /** Stops after the batches under way; what is done is stored. */
  signal?: AbortSignal;
  homesAtOnce?: number;
};

/**
 * Brings every stale analysis up to date. Each batch is stored by itself, so a run that is killed
 * goes on where it was: what is done is no longer stale.
 */
export async function analyseStale(
  db: Db,
  pool: AnalysisPool,
  { onProgress = () => undefined, signal, homesAtOnce = HOMES_AT_ONCE }: AnalysisRun = {},
): Promise<AnalysisProgress> {
  await tidyPointless(db);
  const terms = await currentTerms(db);
  const progress = { total: await countStale(db, terms.stamp), done: 0, computed: 0, kept: 0 };
  if (progress.total >= WORTH_TIDYING) await renewStatistics(db);
  const reader = createStaleReader(db, terms, homesAtOnce);
  const lane = async (worker: number) => {
    for await (const result of analyseBatches(db, pool, { terms, worker, reader, signal })) {
      progress.computed += result.computed.length;
      progress.kept += result.kept.length;
      progress.done += result.computed.length + result.kept.length + result.without.length;
      onProgress({ ...progress });
    }
  };
  await Promise.all(Array.from({ length: pool.size }, (_, worker) => lane(worker)));
  if (progress.done >= WORTH_TIDYING) await tidySearch(db);
  return progress;
}

type Lane = {
  terms: Terms;
  worker: number;
  reader: StaleReader;
  signal: AbortSignal | undefined;
};

/** What is not analysed any more leaves the explorer, or stays without estimates. */
async function tidyPointless(db: Db): Promise<void> {
  // Another process that stores a batch holds analyses and waits for its turn in the search, which we have.
  await retried(() =>
    transact(db, async (inside) => {
      await refreshSearch(inside, await deletePointlessAnalyses(inside));
    }),
  );
  await listWithoutEstimate(db);
}

/** While a worker computes one batch, the next is read and the last is written. */
async function* analyseBatches(
  db: Db,
  pool: AnalysisPool,
  { terms, worker, reader, signal }: Lane,
): AsyncGenerator<BatchResult> {
  let writing: Promise<unknown> = Promise.resolve();
  let reading = reader.next();
  for (;;) {
    const { homes, readAt } = await reading;
    if (homes.length === 0 || signal?.aborted) break;
    reading = reader.next();
    // Both are awaited below; until then a failure must wait there and not end the process.
    reading.catch(() => undefined);
    const result = await pool.analyse(worker, homes);
    await writing;
    writing = store(db, result, terms, readAt);
    writing.catch(() => undefined);
    yield result;
  }
  await writing;
}

/** All or nothing: a home whose analysis is stored and whose search row is not would stay unseen. */
function store(
  db: Db,
  { computed, analyses, kept, without }: BatchResult,
  { stamp }: Terms,
  readAt: string,
): Promise<void> {
  return retried(() =>
    transact(db, async (inside) => {
      if (computed.length > 0) await upsertAnalyses(inside, analyses, readAt);
      await stampAnalyses(inside, kept, stamp, readAt);
      await deleteAnalyses(inside, without);
      await refreshSearch(inside, [...computed, ...kept, ...without]);
    }),
  );
}
