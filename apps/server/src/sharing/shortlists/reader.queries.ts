import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { shortlists } from '../../platform/db/schema/index.ts';
import { openedAt } from '../open-link.ts';

/** True for the first opening. */
export async function countOpening(db: Db, id: number, now: Date): Promise<boolean> {
  const [list] = await db
    .update(shortlists)
    .set({
      ...openedAt(shortlists, now),
      // An opening must not change `updatedAt`.
      updatedAt: sql`${shortlists.updatedAt}`,
    })
    .where(eq(shortlists.id, id))
    .returning({ openCount: shortlists.openCount });
  return list?.openCount === 1;
}
