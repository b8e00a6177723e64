import type { ShortlistAnswer } from '@alpha/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leadActivities, shortlistItems, shortlists } from '../../platform/db/schema/index.ts';
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

/** False when the answer is unchanged. */
export async function putAnswer(
  db: Db,
  itemId: number,
  answer: ShortlistAnswer | null,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(shortlistItems)
    .set({ answer, answeredAt: answer === null ? null : now })
    .where(
      and(
        eq(shortlistItems.id, itemId),
        sql`${shortlistItems.answer} is distinct from ${answer}::shortlist_answer`,
      ),
    )
    .returning({ id: shortlistItems.id });
  return changed.length > 0;
}

type Answered = { leadId: number; shortlistId: number; propertyId: number };

/** Removes the earlier timeline entry when an answer is changed within the hour. */
export async function deleteAnswerActivitySince(
  db: Db,
  { leadId, shortlistId, propertyId }: Answered,
  since: Date,
): Promise<void> {
  await db
    .delete(leadActivities)
    .where(
      and(
        eq(leadActivities.leadId, leadId),
        eq(leadActivities.kind, 'shortlist_answered'),
        gt(leadActivities.createdAt, since),
        sql`${leadActivities.data} @> ${JSON.stringify({ shortlist_id: shortlistId, property_id: propertyId })}::jsonb`,
      ),
    );
}
