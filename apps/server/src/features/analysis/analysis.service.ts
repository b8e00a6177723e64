import { MODEL_VERSION } from '@alpha/engine';
import type { Db } from '../../db/db.ts';
import { retried } from '../../db/retried.ts';
import { findCurrentRate } from '../importing/market/current-rate.service.ts';
import { listWithoutEstimate, refreshSearch, tidySearch } from '../search/search-index.service.ts';
import {
  countStale,
  deleteAnalyses,
  deletePointlessAnalyses,
  listAreaIds,
  listStaleHomes,
  readClock,
  stampAnalyses,
  type Terms,
  upsertAnalyses,
} from './analysis.queries.ts';
import type { BatchResult } from './analysis-batch.ts';
import { assumptionsKeyFor } from './analysis-inputs.ts';
import type { AnalysisPool } from './analysis-pool.ts';

/** Rows in memory at once: this many a worker, whatever the size of the market. */
const BATCH = 1_000;

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

export type AnalysisProgress = { total: number; done: number; computed: number; kept: number };

/**
 * Brings every stale analysis up to date. Each batch is stored by itself, so a run that is killed
 * goes on where it was: what is done is no longer stale.
 */
export async function analyseStale(
  db: Db,
  pool: AnalysisPool,
  onProgress: (progress: AnalysisProgress) => void = () => undefined,
): Promise<AnalysisProgress> {
  await tidyPointless(db);
  const terms = await currentTerms(db);
  const progress = { total: await countStale(db, terms.stamp), done: 0, computed: 0, kept: 0 };
  const queue = await listAreaIds(db);
  const lane = async (worker: number) => {
    for (let area = queue.shift(); area !== undefined; area = queue.shift())
      for await (const result of analyseArea(db, pool, { terms, worker, areaId: area })) {
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

/** What is not analysed any more leaves the explorer, or stays without estimates. */
async function tidyPointless(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const inside = tx as unknown as Db;
    await refreshSearch(inside, await deletePointlessAnalyses(inside));
  });
  await listWithoutEstimate(db);
}

/** While a worker computes one batch, the next is read and the last is written. */
async function* analyseArea(
  db: Db,
  pool: AnalysisPool,
  { terms, worker, areaId }: { terms: Terms; worker: number; areaId: number | null },
): AsyncGenerator<BatchResult> {
  let writing: Promise<unknown> = Promise.resolve();
  let reading = readBatch(db, terms, areaId, 0);
  for (;;) {
    const { homes, readAt } = await reading;
    const last = homes.at(-1);
    if (!last) break;
    reading = readBatch(db, terms, areaId, last.id);
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

async function readBatch(db: Db, terms: Terms, areaId: number | null, afterId: number) {
  const readAt = await readClock(db);
  return {
    readAt,
    homes: await listStaleHomes(db, terms, { areaId, afterId, limit: BATCH }),
  };
}

/** All or nothing: a home whose analysis is stored and whose search row is not would stay unseen. */
function store(
  db: Db,
  { computed, kept, without }: BatchResult,
  { stamp }: Terms,
  readAt: string,
): Promise<void> {
  return retried(() =>
    db.transaction(async (tx) => {
      const inside = tx as unknown as Db;
      await upsertAnalyses(inside, computed, readAt);
      await stampAnalyses(inside, kept, stamp, readAt);
      await deleteAnalyses(inside, without);
      await refreshSearch(inside, [
        ...computed.map(({ propertyId }) => propertyId),
        ...kept,
        ...without,
      ]);
    }),
  );
}
