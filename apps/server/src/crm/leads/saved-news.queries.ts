import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leadActivities } from '../../platform/db/schema/index.ts';

type NamedHome = { id: number; address: string };

/** The entry of the present sitting. */
export async function findSavedEntry(db: Db, leadId: number, since: Date) {
  const [row] = await db
    .select({ id: leadActivities.id, data: leadActivities.data })
    .from(leadActivities)
    .where(
      and(
        eq(leadActivities.leadId, leadId),
        eq(leadActivities.kind, 'home_saved'),
        gt(leadActivities.createdAt, since),
      ),
    )
    .orderBy(desc(leadActivities.createdAt), desc(leadActivities.id))
    .limit(1);
  return row && { id: row.id, homes: (row.data.homes ?? []) as NamedHome[] };
}

export async function deleteEntry(db: Db, id: number): Promise<void> {
  await db.delete(leadActivities).where(eq(leadActivities.id, id));
}
