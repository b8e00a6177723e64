import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { feeds, imports } from '../../platform/db/schema/index.ts';

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

const IS_DUE = sql.raw(`(run_asked is not null or (is_enabled and every_minutes is not null
  and (last_run_at is null or last_run_at + every_minutes * interval '1 minute' <= now())))`);

export async function isFeedDue(db: Db, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from feeds where id = ${id} and ${IS_DUE}`);
  return rows.length > 0;
}

/** → whether there was a request to cancel. A run that has started has already consumed it. */
export async function cancelRequestedRun(db: Db, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update feeds set run_asked = null where id = ${id} and run_asked is not null returning id`);
  return rows.length > 0;
}

/** Requested feeds first, then the one waiting longest (database clock). */
export async function findDueFeed(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from feeds where ${IS_DUE}
    order by run_asked is null, last_run_at nulls first, id limit 1`);
  return rows[0]?.id ?? null;
}

const isUnderWay = and(eq(imports.kind, 'reso'), eq(imports.status, 'running'));

export const countRunning = (db: Db): Promise<number> => db.$count(imports, isUnderWay);

/** Ends imports that killed runs left in "running". The caller must hold the lock. */
export async function endBrokenRuns(db: Db): Promise<void> {
  await db
    .update(imports)
    .set({
      status: 'broken',
      phase: null,
      error: { code: 'file.brokenOff' },
      finishedAt: sql`now()` as unknown as Date,
    })
    .where(isUnderWay);
}
