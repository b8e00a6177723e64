import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { jsonParam } from '../../platform/db/many-values.ts';
import { feeds } from '../../platform/db/schema/index.ts';

/** A feed and its query. A mark is only valid for the same address and query. */
export type FeedQuery = { id: number; url: string; filter: string; system: string };

/** Does nothing if the feed was changed during the run: it is then read from the beginning. */
export async function saveFeedMark(
  db: Db,
  { id, url, filter, system }: FeedQuery,
  mark: unknown,
): Promise<void> {
  await db
    .update(feeds)
    .set({ mark })
    .where(
      and(
        eq(feeds.id, id),
        eq(feeds.url, url),
        sql`coalesce(${feeds.settings} ->> 'filter', '') = ${filter}`,
        sql`coalesce(${feeds.settings} ->> 'system', '') = ${system}`,
      ),
    );
}

export type ListingSighting = {
  system: string;
  key: string;
  /** Missing from the server's list of keys. */
  isVanished: boolean;
  /** The city that has no known coordinates. */
  unplacedIn: string | null;
};

/** The feed that delivered a listing last owns it from now on. */
export async function saveSightings(
  db: Db,
  feedId: number,
  listings: readonly ListingSighting[],
): Promise<void> {
  if (listings.length === 0) return;
  // Pages can repeat a listing; the last one wins, as one statement cannot update a row twice.
  const latest = new Map(listings.map((listing) => [`${listing.system}\n${listing.key}`, listing]));
  await db.execute(sql`
    insert into feed_listings as f (feed_id, system, key, vanished_at, unplaced_in)
    select ${feedId}, system, key, case when "isVanished" then now() end, "unplacedIn"
    from jsonb_to_recordset(${jsonParam([...latest.values()])})
      as t (system text, key text, "isVanished" boolean, "unplacedIn" text)
    on conflict (system, key) do update set feed_id = excluded.feed_id,
      vanished_at = excluded.vanished_at, unplaced_in = excluded.unplaced_in
    where f.feed_id is distinct from excluded.feed_id
      or f.vanished_at is distinct from excluded.vanished_at
      or f.unplaced_in is distinct from excluded.unplaced_in`);
}
