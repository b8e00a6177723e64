import type { Db } from '../../../db/db.ts';
import { retried } from '../../../db/retried.ts';
import { estimateFromComparables, estimateFromIndex } from './estimate-rents.queries.ts';

/** A rent for every home without one, where anything is known to estimate it from; else none. */
export async function estimateRents(db: Db): Promise<{ comparables: number; index: number }> {
  const comparables = await retried(() => estimateFromComparables(db));
  const index = await retried(() => estimateFromIndex(db));
  return { comparables, index };
}
