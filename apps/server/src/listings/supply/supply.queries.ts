import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { propertySearch } from '../../platform/db/schema/index.ts';
import { matches, type SearchFilter } from '../search/search.queries.ts';

export type SupplyRow = { thousands: number; n: number };

/** By whole thousands of dollars; above `most` in the last. */
export function countByThousand(db: Db, filter: SearchFilter, most: number): Promise<SupplyRow[]> {
  const thousands = sql<number>`least(floor(${propertySearch.initialInvestment} / 1000), ${sql.raw(String(most))})::int`;
  return db
    .select({ thousands, n: sql<number>`count(*)::int` })
    .from(propertySearch)
    .where(matches(filter))
    .groupBy(thousands);
}
