import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { jsonParam } from '../../platform/db/many-values.ts';
import { loadAreas } from '../pipeline/areas.ts';
import type { ListingId, OurListings } from '../reso/compare-keys.ts';
import type { UnplacedListing } from '../reso/feed-source.ts';

/**
 * Listings from this feed and from deleted feeds of the same systems, which no other feed would
 * check for deletion.
 */
export async function listOurs(db: Db, feedId: number): Promise<OurListings> {
  const { rows } = await db.execute<ListingId & { isOnSale: boolean }>(sql`
    select f.system, f.key, p.status <> 'off_market' as "isOnSale"
    from feed_listings f join properties p on p.source = f.system and p.source_key = f.key
    where (f.feed_id = ${feedId} or (f.feed_id is null
        and f.system in (select system from feed_listings where feed_id = ${feedId})))
      and (p.status in ('active', 'pending')
        or (p.status = 'off_market' and f.vanished_at is not null))`);
  const idsOf = (isOnSale: boolean) =>
    rows
      .filter((row) => row.isOnSale === isOnSale)
      .map(({ system, key }): ListingId => ({ system, key }));
  return { onSale: idsOf(true), vanished: idsOf(false) };
}

/** Per run; the rest follows with the next run. */
const MAX_PLACED = 1_000;

/** Listings skipped for missing coordinates whose city has them now. */
export async function listPlaceable(db: Db, feedId: number): Promise<UnplacedListing[]> {
  const { rows } = await db.execute<UnplacedListing>(sql`
    select system, key, unplaced_in as city from feed_listings
    where feed_id = ${feedId} and unplaced_in is not null`);
  if (rows.length === 0) return [];
  const areas = await loadAreas(db);
  return rows.filter(({ city }) => areas.has(city)).slice(0, MAX_PLACED);
}

/** Their cities are known now: what did not come in has been deleted and is not requested again. */
export async function deleteUnplaced(db: Db, answered: readonly UnplacedListing[]): Promise<void> {
  if (answered.length === 0) return;
  await db.execute(sql`
    update feed_listings f set unplaced_in = null
    from jsonb_to_recordset(${jsonParam(answered)}) as t (system text, key text, city text)
    where f.system = t.system and f.key = t.key and f.unplaced_in = t.city`);
}
