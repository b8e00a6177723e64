import { INVESTMENT_STEP } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { propertySearch } from '../../platform/db/schema/index.ts';
import { matches, type SearchFilter } from '../search/search.queries.ts';

export type SupplyRow = { bucket: number; n: number };

export function countByStep(db: Db, city: SearchFilter['city']): Promise<SupplyRow[]> {
  const bucket = sql<number>`floor(${propertySearch.initialInvestment} / ${sql.raw(String(INVESTMENT_STEP))})::int`;
  return db
    .select({ bucket, n: sql<number>`count(*)::int` })
    .from(propertySearch)
    .where(matches({ city }))
    .groupBy(bucket);
}
