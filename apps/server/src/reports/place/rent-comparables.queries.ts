import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { band, isComparable } from '../../underwriting/index.ts';
import type { Home } from '../report.queries.ts';
import type { LocatedComparable } from './surroundings.ts';

/** Nearest first; more would hide each other on the map. */
const MOST = 8;

/**
 * Rents stated by their listings that the rent estimate of this property could use, as far as they may be
 * shown: same city, type, bedrooms and size band. Leases of a feed are never shown.
 */
export async function listRentComparables(
  db: Db,
  { home }: Pick<Home, 'home'>,
  today = new Date().toISOString().slice(0, 10),
): Promise<LocatedComparable[]> {
  if (home.areaId === null || home.beds === null || !home.totalSqft) return [];
  const { rows } = await db.execute<LocatedComparable>(sql`
    select id, address, city, state, zip, latitude, longitude, is_place_approximate,
      rent_estimate as price, coalesce(sold_on, rent_as_of, source_as_of)::text as date, beds, baths,
      total_sqft
    from properties p
    where area_id = ${home.areaId} and type = ${home.type}::property_type and beds = ${home.beds}
      and id <> ${home.id} and may_display and ${isComparable(today, home.source === 'demo')}
      and ${band(sql`total_sqft`)} = ${band(sql`${home.totalSqft}::float8`)}
    order by (latitude - ${home.latitude}) ^ 2 + (longitude - ${home.longitude}) ^ 2, id
    limit ${MOST}`);
  return rows;
}
