import { INVESTMENT_STEP } from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { propertyFacets, propertySearch } from '../../platform/db/schema/index.ts';
import { matches, type SearchFilter } from '../search/search.queries.ts';

export type SupplyRow = { bucket: number; n: number };

/** From the cube; `''` means all cities. */
export function sumFacets(db: Db, city: string): Promise<SupplyRow[]> {
  return db
    .select({
      bucket: propertyFacets.bucket,
      n: sql`sum(${propertyFacets.n})`.mapWith(Number),
    })
    .from(propertyFacets)
    .where(eq(propertyFacets.city, city))
    .groupBy(propertyFacets.bucket);
}

/** The cube has no states, so a city qualified by its state is counted row by row. */
export function countByStep(db: Db, city: SearchFilter['city']): Promise<SupplyRow[]> {
  const bucket = sql<number>`floor(${propertySearch.initialInvestment} / ${sql.raw(String(INVESTMENT_STEP))})::int`;
  return db
    .select({ bucket, n: sql<number>`count(*)::int` })
    .from(propertySearch)
    .where(matches({ city }))
    .groupBy(bucket);
}
