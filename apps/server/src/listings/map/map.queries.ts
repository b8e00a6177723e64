import { type GetColumnData, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { properties, propertyAnalyses, propertySearch } from '../../platform/db/schema/index.ts';
import { writtenOnce } from '../../platform/db/written-once.ts';

const PIN = {
  id: properties.id,
  address: properties.address,
  city: properties.city,
  state: properties.state,
  zip: properties.zip,
  latitude: properties.latitude,
  longitude: properties.longitude,
  is_place_approximate: properties.isPlaceApproximate,
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

type Estimated = 'annual_roi' | 'total_roi' | 'net_profit_10_year' | 'monthly_rent';
type Pin = {
  [K in keyof typeof PIN]: GetColumnData<(typeof PIN)[K]> | (K extends Estimated ? null : never);
};

const PINS = writtenOnce(
  sql.join(
    Object.entries(PIN).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  ),
);

/** Filters hidden listings: the in-memory market may be slightly behind. */
export async function listPins(db: Db, ids: readonly number[]): Promise<Pin[]> {
  const { rows } = await db.execute<Pin>(sql`
    select ${PINS} from ${propertySearch}
    join ${properties} on ${properties.id} = ${propertySearch.id}
    left join ${propertyAnalyses} on ${propertyAnalyses.propertyId} = ${propertySearch.id}
      and ${properties.mayDisplayValuation}
    where ${propertySearch.id} = any(${sql.param([...ids])}::int[])`);
  return rows;
}
