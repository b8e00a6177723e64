import type { Db } from '../../platform/db/db.ts';
import { retried } from '../../platform/db/retried.ts';
import {
  clearEstimatesWithoutComparables,
  estimateFromComparables,
  estimateFromIndex,
  forgetIndexRents,
} from './estimate-rents.queries.ts';

/**
 * Estimates the rent of every property without one, if there is data for it. Estimates whose
 * comparables are gone are made again.
 */
export async function estimateRents(
  db: Db,
  today = new Date().toISOString().slice(0, 10),
): Promise<{ comparables: number; index: number }> {
  await retried(() => clearEstimatesWithoutComparables(db, today));
  const comparables = await retried(() => estimateFromComparables(db, today));
  const index = await retried(() => estimateFromIndex(db));
  return { comparables, index };
}

/** Call after the rent indexes of these areas changed. */
export async function estimateAgain(db: Db, areaIds: readonly number[]): Promise<void> {
  if (areaIds.length === 0) return;
  await forgetIndexRents(db, areaIds);
  await estimateFromIndex(db);
}
