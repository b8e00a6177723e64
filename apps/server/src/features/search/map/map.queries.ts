import { eq, type GetColumnData, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import {
  properties,
  propertyAnalyses,
  propertySearch,
  searchChanges,
} from '../../../db/schema/index.ts';
import { writtenOnce } from '../../../db/written-once.ts';
import { matches, type SearchFilter } from '../search.queries.ts';

const ROW = {
  id: propertySearch.id,
  lng: sql<number>`(${propertySearch.location})[0]`,
  lat: sql<number>`(${propertySearch.location})[1]`,
  investment: propertySearch.initialInvestment,
  baths: propertySearch.baths,
  beds: propertySearch.beds,
  isCashFlowPositive: propertySearch.cashFlowFirstYear,
  city: propertySearch.city,
  state: propertySearch.state,
};

/** All listings in the order of their ids, a piece at a time. */
export function listMapRows(db: Db, afterId: number, limit: number) {
  return db
    .select(ROW)
    .from(propertySearch)
    .where(gt(propertySearch.id, afterId))
    .orderBy(propertySearch.id)
    .limit(limit);
}

/** What changed after a version; without a row the listing is gone. */
export function listMapChanges(db: Db, version: number, limit: number) {
  return db
    .select({ changedId: searchChanges.id, row: ROW })
    .from(searchChanges)
    .leftJoin(propertySearch, eq(propertySearch.id, searchChanges.id))
    .where(gt(searchChanges.version, version))
    .limit(limit);
}

export async function listMatchingIds(db: Db, filter: SearchFilter): Promise<number[]> {
  const { rows } = await db.execute<{ ids: number[] | null }>(
    sql`select array_agg(id) as ids from ${propertySearch} where ${matches(filter)}`,
  );
  return rows[0]?.ids ?? [];
}

const PIN = {
  id: properties.id,
  address: properties.address,
  city: properties.city,
  state: properties.state,
  zip: properties.zip,
  latitude: properties.latitude,
  longitude: properties.longitude,
  list_price: properties.listPrice,
  annual_roi: propertyAnalyses.annualizedRoi,
  total_roi: propertyAnalyses.totalRoi,
  net_profit_10_year: propertyAnalyses.netProfit,
  monthly_rent: propertyAnalyses.monthlyRentalIncome,
  beds: properties.beds,
  baths: properties.baths,
  total_sqft: properties.totalSqft,
  type: properties.type,
};

type Pin = { [K in keyof typeof PIN]: GetColumnData<(typeof PIN)[K]> };

const PINS = writtenOnce(
  sql.join(
    Object.entries(PIN).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  ),
);

export async function listPins(db: Db, ids: readonly number[]): Promise<Pin[]> {
  const { rows } = await db.execute<Pin>(sql`
    select ${PINS} from ${properties}
    join ${propertyAnalyses} on ${propertyAnalyses.propertyId} = ${properties.id}
    where ${properties.id} = any(${sql.param([...ids])}::int[]) and ${properties.status} = 'active'`);
  return rows;
}
