import type { Db } from '../../../db/db.ts';
import { retried } from '../../../db/retried.ts';
import {
  estimateFromComparables,
  estimateFromIndex,
  forgetIndexRents,
} from './estimate-rents.queries.ts';

/** A rent for every home without one, where anything is known to estimate it from; else none. */
export async function estimateRents(db: Db): Promise<{ comparables: number; index: number }> {
  const comparables = await retried(() => estimateFromComparables(db));
  const index = await retried(() => estimateFromIndex(db));
  return { comparables, index };
}

/** After the rent indexes of these areas have changed. */
export async function estimateAgain(db: Db, areaIds: readonly number[]): Promise<void> {
  if (areaIds.length === 0) return;
  await forgetIndexRents(db, areaIds);
  await estimateFromIndex(db);
}
