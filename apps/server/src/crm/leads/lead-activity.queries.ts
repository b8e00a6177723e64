import { and, eq, gt, sql } from 'drizzle-orm';
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
