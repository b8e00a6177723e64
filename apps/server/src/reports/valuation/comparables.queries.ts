import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isAnyOf } from '../../platform/db/many-values.ts';
import type { Home } from '../report.queries.ts';

export type ComparableRow = {
  id: number;
  address: string;
  city: string;
  state: string;
  zip: string;
  is_place_approximate: boolean;
  beds: number | null;
  baths: number | null;
  latitude: number;
  longitude: number;
  sold_on: string;
  sold_price: number;
  total_sqft: number;
};

/** The sales behind the estimated value, as far as they may still be shown. */
export async function listComparables(
  db: Db,
  { valuation }: Pick<Home, 'valuation'>,
): Promise<ComparableRow[]> {
  if (!valuation || valuation.comparableIds.length === 0) return [];
  const { rows } = await db.execute<ComparableRow>(sql`
    select id, address, city, state, zip, latitude, longitude, is_place_approximate, beds, baths,
      sold_on::text, sold_price, total_sqft
    from properties where ${isAnyOf(sql`id`, valuation.comparableIds, 'int')} and may_display
      and status = 'sold' and sold_on is not null and sold_price is not null
      and total_sqft is not null`);
  return rows;
}
