import { and, asc, desc, eq, gt, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  properties,
  propertyAnalyses,
  propertySearch,
  searchCities,
} from '../../platform/db/schema/index.ts';

export function listSearchCities(db: Db) {
  return db
    .select({ city: searchCities.city, name: searchCities.name, state: searchCities.state })
    .from(searchCities)
    .where(gt(searchCities.n, 0))
    .orderBy(asc(searchCities.name), asc(searchCities.state));
}

const median = (column: SQLWrapper) =>
  sql<number>`percentile_cont(0.5) within group (order by ${column})`;

export async function countListings(db: Db): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`coalesce(sum(${searchCities.n}), 0)::int` })
    .from(searchCities);
  return row?.n ?? 0;
}

/** The largest cities. Medians read every listing of those cities. */
export function summarizeCities(db: Db, most: number) {
  const largest = db
    .select({ city: searchCities.city })
    .from(searchCities)
    .where(gt(searchCities.n, 0))
    .orderBy(desc(searchCities.n))
    .limit(most);
  return db
    .select({
      city: sql<string>`max(${propertySearch.cityName})`,
      state: propertySearch.state,
      count: sql<number>`count(*)::int`,
      median_price: median(properties.listPrice),
      median_rent: median(propertyAnalyses.monthlyRentalIncome),
      median_roi: median(propertyAnalyses.totalRoi),
    })
    .from(propertySearch)
    .innerJoin(properties, eq(properties.id, propertySearch.id))
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, propertySearch.id))
    .where(inArray(propertySearch.city, largest))
    .groupBy(propertySearch.city, propertySearch.state)
    .orderBy(desc(sql`count(*)`), asc(propertySearch.city))
    .limit(most);
}

/** Newest listings first. */
export async function listNewestIds(db: Db, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .where(
      and(
        eq(properties.status, 'active'),
        eq(properties.mayDisplay, true),
        sql`${properties.listedOn} is not null`,
      ),
    )
    .orderBy(desc(properties.listedOn), desc(properties.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
