import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leadActivities } from '../../platform/db/schema/index.ts';
import type { NewActivity } from './lead-handover.queries.ts';

export type NewsOfShare = { leadId: number; kind: NewActivity['kind']; shareId: number };

export async function deleteActivitiesSince(
  db: Db,
  { leadId, kind, shareId }: NewsOfShare,
  since: Date,
): Promise<boolean> {
  const deleted = await db
    .delete(leadActivities)
    .where(
      and(
        eq(leadActivities.leadId, leadId),
        eq(leadActivities.kind, kind),
        gt(leadActivities.createdAt, since),
        eq(sql`${leadActivities.data}->>'share_id'`, String(shareId)),
      ),
    )
    .returning({ id: leadActivities.id });
  return deleted.length > 0;
}

type Move = { leadId: number; actorId: number; from: number; to: number };

/** Deletes the lead's last move if it is this one. → whether it was. */
export async function deleteLastMove(
  db: Db,
  { leadId, actorId, from, to }: Move,
): Promise<boolean> {
  const last = db
    .select({ id: leadActivities.id })
    .from(leadActivities)
    .where(and(eq(leadActivities.leadId, leadId), eq(leadActivities.kind, 'moved')))
    .orderBy(desc(leadActivities.createdAt), desc(leadActivities.id))
    .limit(1);
  const deleted = await db
    .delete(leadActivities)
    .where(
      and(
        inArray(leadActivities.id, last),
        eq(leadActivities.actorId, actorId),
        sql`${leadActivities.data} @> ${JSON.stringify({ from, to, by_hand: true })}::jsonb`,
      ),
    )
    .returning({ id: leadActivities.id });
  return deleted.length > 0;
}
