import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  areas,
  properties,
  propertyAnalyses,
  propertyChecks,
  propertySearch,
} from '../../platform/db/schema/index.ts';

/** Only properties that may be shown and have an analysis that may be shown. */
const isRatable = and(eq(properties.mayDisplay, true), eq(properties.mayDisplayValuation, true));

const FACTS = {
  id: properties.id,
  address: properties.address,
  type: properties.type,
  city: properties.city,
  state: properties.state,
  yearBuilt: properties.yearBuilt,
  hoaMonthly: sql<number | null>`coalesce(${propertyChecks.hoaMonthly}, ${properties.hoaMonthly})`,
  investment: propertyAnalyses.downpayment,
  monthlyRent: propertyAnalyses.monthlyRentalIncome,
  rentToPrice: propertyAnalyses.rentToPrice,
  totalRoi: propertyAnalyses.totalRoi,
  appreciationRoi: propertyAnalyses.appreciationRoi,
  cashFlow: propertyAnalyses.cashFlow,
  profitYear: propertyAnalyses.profitYear,
  gainProbability: sql<number | null>`(${propertyAnalyses.roi}->>'probAbove0')::float8`,
  upside: sql<number | null>`(${propertyAnalyses.roi}->>'p95')::float8`,
  volatility: areas.volatilityStdDev,
  plannedGrowth: sql<number>`100 * ${propertyAnalyses.appreciationRateAnnual}`.mapWith(Number),
};

export function listFactRows(db: Db, ids: readonly number[]) {
  return db
    .select(FACTS)
    .from(properties)
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .leftJoin(areas, eq(areas.id, properties.areaId))
    .leftJoin(propertyChecks, eq(propertyChecks.propertyId, properties.id))
    .where(and(inArray(properties.id, [...ids]), isRatable));
}

/** Every listing, or an even sample of about `enough`. */
export async function listSampleRows(db: Db, enough: number) {
  const { rows } = await db.execute<{ n: number }>(
    sql`select coalesce(sum(n), 0)::int as n from search_cities`,
  );
  const step = Math.max(1, Math.ceil((rows[0]?.n ?? 0) / enough));
  const isSampled: SQL = sql`${propertySearch.id} % ${step} = 0`;
  return db
    .select(FACTS)
    .from(propertySearch)
    .innerJoin(properties, eq(properties.id, propertySearch.id))
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .leftJoin(areas, eq(areas.id, properties.areaId))
    .leftJoin(propertyChecks, eq(propertyChecks.propertyId, properties.id))
    .where(and(isSampled, isRatable));
}
