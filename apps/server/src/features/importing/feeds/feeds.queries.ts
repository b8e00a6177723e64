import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { feeds, imports } from '../../../db/schema/index.ts';
import type { ListingId } from '../reso/reso-vanished.ts';

export type FeedRecord = typeof feeds.$inferSelect;
type NewFeed = typeof feeds.$inferInsert;

export async function findFeed(db: Db, id: number): Promise<FeedRecord | undefined> {
  const [row] = await db.select().from(feeds).where(eq(feeds.id, id));
  return row;
}

export async function findFeedByUrl(
  db: Db,
  kind: string,
  url: string,
): Promise<FeedRecord | undefined> {
  const [row] = await db
    .select()
    .from(feeds)
    .where(and(eq(feeds.kind, kind), eq(feeds.url, url)))
    .orderBy(asc(feeds.id))
    .limit(1);
  return row;
}

export async function insertFeed(db: Db, row: NewFeed): Promise<FeedRecord> {
  const [made] = await db.insert(feeds).values(row).returning();
  if (!made) throw new Error('the feed was not stored');
  return made;
}

export async function updateFeed(db: Db, id: number, set: Partial<NewFeed>): Promise<void> {
  await db.update(feeds).set(set).where(eq(feeds.id, id));
}

/** The one that has waited longest, by the clock of the database. */
export async function findDueFeed(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from feeds
    where is_enabled and every_minutes is not null
      and (last_run_at is null or last_run_at + every_minutes * interval '1 minute' <= now())
    order by last_run_at nulls first, id limit 1`);
  return rows[0]?.id ?? null;
}

/** A run that was killed left its import behind as if it were under way. */
export async function endBrokenRuns(db: Db, feedId: number): Promise<void> {
  await db
    .update(imports)
    .set({
      status: 'broken',
      phase: null,
      error: { code: 'file.brokenOff' },
      finishedAt: sql`now()` as unknown as Date,
    })
    .where(and(eq(imports.feedId, feedId), eq(imports.status, 'running')));
}

/** What this feed brought and is on sale. */
export async function listOnMarket(db: Db, feedId: number): Promise<ListingId[]> {
  const { rows } = await db.execute<ListingId>(sql`
    select distinct p.source as system, p.source_key as key
    from imports i join import_rows r on r.import_id = i.id join properties p on p.id = r.property_id
    where i.feed_id = ${feedId} and not i.is_dry_run and p.status in ('active', 'pending')`);
  return rows;
}
