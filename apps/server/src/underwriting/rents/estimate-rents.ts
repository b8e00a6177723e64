import type { Db } from '../../platform/db/db.ts';
import { retried } from '../../platform/db/retried.ts';
import {
  estimateFromComparables,
  estimateFromIndex,
  forgetIndexRents,
  forgetLostComparables,
} from './estimate-rents.queries.ts';

/**
 * A rent for every home without one, where anything is known to estimate it from; else none. What was
 * estimated from homes that have gone since is estimated anew.
 */
export async function estimateRents(
  db: Db,
  today = new Date().toISOString().slice(0, 10),
): Promise<{ comparables: number; index: number }> {
  await retried(() => forgetLostComparables(db, today));
  const comparables = await retried(() => estimateFromComparables(db, today));
  const index = await retried(() => estimateFromIndex(db));
  return { comparables, index };
}

/** After the rent indexes of these areas have changed. */
export async function estimateAgain(db: Db, areaIds: readonly number[]): Promise<void> {
  if (areaIds.length === 0) return;
  await forgetIndexRents(db, areaIds);
  await estimateFromIndex(db);
}
