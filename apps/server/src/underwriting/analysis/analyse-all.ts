import { availableParallelism } from 'node:os';
import type { Db } from '../../platform/db/db.ts';
import {
  type AnalysisProgress,
  type AnalysisRun,
  analyseStale,
  countStaleAnalyses,
  HOMES_AT_ONCE,
} from './analysis.service.ts';
import { type AnalysisPool, openAnalysisPool } from './analysis-pool.ts';

const NO_POOL: AnalysisPool = {
  size: 0,
  analyse: () => Promise.reject(new Error('nothing was stale')),
  close: async () => undefined,
};

/** Every stale analysis, on all cores; returns at once when there is none. */
export async function analyseAll(db: Db, run: AnalysisRun = {}): Promise<AnalysisProgress> {
  // Threads are worth starting only for work; tidying up is not, and one batch needs one.
  const stale = await countStaleAnalyses(db);
  if (stale === 0) return analyseStale(db, NO_POOL, run);
  const batches = Math.ceil(stale / HOMES_AT_ONCE);
  const pool = openAnalysisPool(Math.min(availableParallelism(), batches));
  try {
    return await analyseStale(db, pool, run);
  } finally {
    await pool.close();
  }
}
