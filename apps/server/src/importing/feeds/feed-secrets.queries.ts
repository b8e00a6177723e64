import { eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { feeds } from '../../platform/db/schema/index.ts';
import { ownerOf } from './feed-credentials.ts';

export async function listFeedCredentials(db: Db) {
  const rows = await db
    .select({ id: feeds.id, url: feeds.url, credentials: feeds.credentials })
    .from(feeds)
    .where(isNotNull(feeds.credentials))
    .for('update');
  return rows.map(({ id, url, ...sealed }) => ({ id, owner: ownerOf(url), sealed }));
}

export async function updateFeedCredentials(
  db: Db,
  id: number,
  sealed: Record<string, string>,
): Promise<void> {
  await db.update(feeds).set(sealed).where(eq(feeds.id, id));
}
