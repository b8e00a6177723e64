import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { areas, properties, propertyAnalyses } from '../../platform/db/schema/index.ts';
import type { HomeFacts } from './rate-home.ts';

/** Only properties that may be shown and have an analysis. */
export function listFacts(db: Db, ids: readonly number[]): Promise<HomeFacts[]> {
  return db
    .select({
      id: properties.id,
      address: properties.address,
      type: properties.type,
      city: properties.city,
      state: properties.state,
      yearBuilt: properties.yearBuilt,
      hoaMonthly: properties.hoaMonthly,
      investment: propertyAnalyses.downpayment,
      monthlyRent: propertyAnalyses.monthlyRentalIncome,
      totalRoi: propertyAnalyses.totalRoi,
      appreciationRoi: propertyAnalyses.appreciationRoi,
      cashFlow: propertyAnalyses.cashFlow,
      profitYear: propertyAnalyses.profitYear,
      gainProbability: sql<number | null>`(${propertyAnalyses.roi}->>'probAbove0')::float8`,
      volatility: areas.volatilityStdDev,
    })
    .from(properties)
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .leftJoin(areas, eq(areas.id, properties.areaId))
    .where(and(inArray(properties.id, [...ids]), eq(properties.mayDisplay, true)));
}
