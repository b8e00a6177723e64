import { availableParallelism } from 'node:os';
import type { Db } from '../../platform/db/db.ts';
import { valueHomes } from '../valuation/value-homes.ts';
import {
  type AnalysisProgress,
  type AnalysisRun,
  analyzeStale,
  countStaleAnalyses,
  HOMES_AT_ONCE,
} from './analysis.service.ts';
import { type AnalysisPool, openAnalysisPool } from './analysis-pool.ts';

const NO_POOL: AnalysisPool = {
  size: 0,
  analyze: () => Promise.reject(new Error('nothing was stale')),
  close: async () => undefined,
};

/** Computes every stale analysis on all cores, then every stale valuation. */
export async function analyzeAll(db: Db, run: AnalysisRun = {}): Promise<AnalysisProgress> {
  const progress = await analyzeOnAllCores(db, run);
  const { signal, values = true } = run;
  const { onValuationFailure = (error) => process.emitWarning(error) } = run;
  // An analysis or an import must not fail because of a valuation; the next run tries again.
  if (values && !signal?.aborted)
    await valueHomes(db, { signal }).then(run.onValued, onValuationFailure);
  return progress;
}

/** Returns at once when there is nothing to do. */
async function analyzeOnAllCores(db: Db, run: AnalysisRun): Promise<AnalysisProgress> {
  // Start threads only if there is work, and no more than batches. Cleanup needs none.
  const stale = await countStaleAnalyses(db);
  if (stale === 0) return analyzeStale(db, NO_POOL, run);
  const batches = Math.ceil(stale / HOMES_AT_ONCE);
  const pool = openAnalysisPool(Math.min(availableParallelism(), batches));
  try {
    return await analyzeStale(db, pool, run);
  } finally {
    await pool.close();
  }
}
