import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { jsonParam } from '../../platform/db/many-values.ts';
import { feeds } from '../../platform/db/schema/index.ts';

/** A feed and what it is asked: of another address or another question a mark says nothing. */
export type FeedQuery = { id: number; url: string; filter: string; system: string };

/** Not when the feed was changed meanwhile: it is then read from its beginning. */
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
  /** Missing among the server's keys. */
  isVanished: boolean;
  /** The city that no place is known in. */
  unplacedIn: string | null;
};

/** Whoever told a listing last answers for it from now on. */
export async function saveSightings(
  db: Db,
  feedId: number,
  told: readonly ListingSighting[],
): Promise<void> {
  if (told.length === 0) return;
  // What pages tell twice counts as told last; one statement cannot change a row twice.
  const latest = new Map(told.map((listing) => [`${listing.system}\n${listing.key}`, listing]));
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
