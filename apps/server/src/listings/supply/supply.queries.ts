import { INVESTMENT_STEP } from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { propertyFacets, propertySearch } from '../../platform/db/schema/index.ts';
import { matches, type SearchFilter } from '../search/search.queries.ts';

export type SupplyRow = { bucket: number; n: number };

/** From the cube; `''` is every city. */
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

/** The cube knows no states: a city that is told apart by its own is counted home by home. */
export function countByStep(db: Db, city: SearchFilter['city']): Promise<SupplyRow[]> {
  const bucket = sql<number>`floor(${propertySearch.initialInvestment} / ${sql.raw(String(INVESTMENT_STEP))})::int`;
  return db
    .select({ bucket, n: sql<number>`count(*)::int` })
    .from(propertySearch)
    .where(matches({ city }))
    .groupBy(bucket);
}
