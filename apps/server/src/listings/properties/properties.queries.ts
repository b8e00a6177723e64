import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { propertySearch } from '../../platform/db/schema/index.ts';

/**
 * Picks random ids and takes the next listing from each: a few index lookups instead of sorting the
 * whole market. Only listings that may be recommended.
 */
export async function listRandomListingIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with ends as (select min(id) as low, max(id) as high from ${propertySearch}),
    places as (
      select low + floor(random() * (high - low + 1))::int as place
      from ends, generate_series(1, ${4 * count}::int)
    )
    select distinct found.id from places, lateral (
      select id from ${propertySearch} where id >= places.place and total_roi > '-Infinity' and relevance >= 0 order by id limit 1
    ) as found limit ${count}`);
  return rows.map(({ id }) => id);
}
