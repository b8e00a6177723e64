import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { leadViews } from '../../../platform/db/schema/index.ts';

const VIEW = { id: leadViews.id, name: leadViews.name, query: leadViews.query };

export function listViewRows(db: Db, userId: number) {
  return db
    .select(VIEW)
    .from(leadViews)
    .where(eq(leadViews.userId, userId))
    .orderBy(asc(sql`lower(${leadViews.name})`));
}

/** Serializes two tabs that save the last allowed view at once. */
export async function lockViewsOf(db: Db, userId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('lead views'), ${userId}::int)`);
}

export function countViews(db: Db, userId: number): Promise<number> {
  return db.$count(leadViews, eq(leadViews.userId, userId));
}

type View = Pick<typeof leadViews.$inferInsert, 'name' | 'query'>;

export async function insertView(db: Db, userId: number, view: View) {
  const [row] = await db
    .insert(leadViews)
    .values({ ...view, userId })
    .returning(VIEW);
  if (!row) throw new Error('the view was not stored');
  return row;
}

/** Undefined when it does not exist or belongs to somebody else. */
export async function updateViewRow(db: Db, id: number, userId: number, view: Partial<View>) {
  const [row] = await db
    .update(leadViews)
    // An empty change is no error: the row is written as it is.
    .set({ userId, ...view })
    .where(and(eq(leadViews.id, id), eq(leadViews.userId, userId)))
    .returning(VIEW);
  return row;
}

export async function deleteViewRow(db: Db, id: number, userId: number): Promise<boolean> {
  const gone = await db
    .delete(leadViews)
    .where(and(eq(leadViews.id, id), eq(leadViews.userId, userId)))
    .returning({ id: leadViews.id });
  return gone.length > 0;
}
