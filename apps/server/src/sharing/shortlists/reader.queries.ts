import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { shortlists } from '../../platform/db/schema/index.ts';
import { isOpenLink, openedAt } from '../open-link.ts';

/** Counts one more opening of an open list; undefined for one that was revoked meanwhile. */
export async function countOpening(db: Db, tokenHash: string, now: Date) {
  const [list] = await db
    .update(shortlists)
    .set({
      ...openedAt(shortlists, now),
      // An opening must not change `updatedAt`.
      updatedAt: sql`${shortlists.updatedAt}`,
    })
    .where(isOpenLink(shortlists, tokenHash, now))
    .returning({
      id: shortlists.id,
      leadId: shortlists.leadId,
      openCount: shortlists.openCount,
    });
  return list;
}
