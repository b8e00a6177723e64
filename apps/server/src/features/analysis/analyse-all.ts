import { availableParallelism } from 'node:os';
import type { Db } from '../../db/db.ts';
import { countStale } from './analysis.queries.ts';
import {
  type AnalysisProgress,
  analyseStale,
  currentTerms,
  HOMES_AT_ONCE,
} from './analysis.service.ts';
import { type AnalysisPool, openAnalysisPool } from './analysis-pool.ts';

const NO_POOL: AnalysisPool = {
  size: 0,
  analyse: () => Promise.reject(new Error('nothing was stale')),
  close: async () => undefined,
};

/** Every stale analysis, on all cores; returns at once when there is none. */
export async function analyseAll(
  db: Db,
  onProgress?: (progress: AnalysisProgress) => void,
): Promise<AnalysisProgress> {
  // Threads are worth starting only for work; tidying up is not, and one batch needs one.
  const stale = await countStale(db, (await currentTerms(db)).stamp);
  if (stale === 0) return analyseStale(db, NO_POOL);
  const batches = Math.ceil(stale / HOMES_AT_ONCE);
  const pool = openAnalysisPool(Math.min(availableParallelism(), batches));
  try {
    return await analyseStale(db, pool, onProgress);
  } finally {
    await pool.close();
  }
}
