import type { SimilarSale } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { Home } from './report.queries.ts';

/** Candidates: the area's latest sales. */
const LATEST = 200;
const MOST = 9;
/** Distance for an unknown size or room count: the same as for a property twice as large. */
const UNKNOWN = sql.raw('0.7');

export type LocatedSale = SimilarSale & {
  latitude: number;
  longitude: number;
  is_place_approximate: boolean;
};

/** Recent sales in the area, the most similar by type, location and size. */
export async function listSimilarSales(
  db: Db,
  { home }: Pick<Home, 'home'>,
): Promise<LocatedSale[]> {
  if (home.areaId === null) return [];
  const { rows } = await db.execute<LocatedSale>(sql`
    with latest as (
      select id, type, total_sqft, beds, latitude, longitude, sold_on from properties
      where area_id = ${home.areaId} and status = 'sold' and may_display and sold_on is not null
        and sold_price is not null
        and id <> ${home.id}
      order by sold_on desc limit ${LATEST}
    ), nearest as (
      select id, row_number() over (
        order by case when type = ${home.type}::property_type then 0 else 2 end
          + coalesce(abs(ln(greatest(total_sqft, 1)::float8 / ${home.totalSqft && Math.max(1, home.totalSqft)}::float8)), ${UNKNOWN})
          + 0.2 * coalesce(abs(beds - ${home.beds}::int), ${UNKNOWN})
          + 30 * (abs(latitude - ${home.latitude}) + abs(longitude - ${home.longitude})),
        sold_on desc, id) as place
      from latest order by place limit ${MOST}
    )
    select id, address as street_address, city, state, zip, latitude, longitude, is_place_approximate,
      sold_price as price,
      'USD' as currency, beds as bedrooms, baths as bathrooms, total_sqft as living_area,
      'sqft' as living_area_units, type as home_type, sold_on::text as date_sold,
      (select coalesce(json_agg(json_build_object('url', url, 'width', width, 'height', height,
         'is_illustration', is_illustration) order by position), '[]')
       from property_images i where i.property_id = nearest.id) as photos
    from nearest join properties using (id)
    order by place`);
  return rows;
}
