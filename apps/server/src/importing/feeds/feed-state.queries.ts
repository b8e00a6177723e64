import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { feeds, imports } from '../../platform/db/schema/index.ts';

export function listFeedRows(db: Db) {
  return db.select().from(feeds).orderBy(asc(feeds.name));
}

export async function findLatestRun(db: Db, feedId: number) {
  const [row] = await db
    .select({ id: imports.id, status: imports.status })
    .from(imports)
    .where(eq(imports.feedId, feedId))
    .orderBy(desc(imports.id))
    .limit(1);
  return row;
}

export async function deleteFeedRow(db: Db, id: number): Promise<void> {
  await db.delete(feeds).where(eq(feeds.id, id));
}
