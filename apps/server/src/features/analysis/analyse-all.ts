import { availableParallelism } from 'node:os';
import type { Db } from '../../db/db.ts';
import { countStale } from './analysis.queries.ts';
import { type AnalysisProgress, analyseStale, CURRENT_STAMP } from './analysis.service.ts';
import { openAnalysisPool } from './analysis-pool.ts';

/** Every stale analysis, on all cores; returns at once when there is none. */
export async function analyseAll(
  db: Db,
  onProgress?: (progress: AnalysisProgress) => void,
): Promise<AnalysisProgress> {
  const total = await countStale(db, CURRENT_STAMP);
  if (total === 0) return { total, done: 0, computed: 0, kept: 0 };
  const pool = openAnalysisPool(availableParallelism());
  try {
    return await analyseStale(db, pool, onProgress);
  } finally {
    await pool.close();
  }
}
