import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { jsonParam } from '../../platform/db/many-values.ts';
import { type leadActivities, leads } from '../../platform/db/schema/index.ts';

/** A lead's owner and column before the handover. */
type Before = { id: number; statusId: number; isHidden: boolean; isDeleted: boolean };

/** Locks them until this transaction ends. */
const lockLeadsOf = (db: Db, userId: number): Promise<Before[]> =>
  db
    .select({
      id: leads.id,
      statusId: leads.statusId,
      isHidden: sql<boolean>`${leads.hiddenAt} is not null`,
      isDeleted: sql<boolean>`${leads.deletedAt} is not null`,
    })
    .from(leads)
    .where(eq(leads.userId, userId))
    .orderBy(asc(leads.id))
    .for('update');

/** Moves all leads of one owner to another; `statusId` when the new owner's board has other columns. */
export async function giveLeads(
  db: Db,
  { from, to, statusId }: { from: number; to: number; statusId?: number | undefined },
): Promise<Before[]> {
  const before = await lockLeadsOf(db, from);
  await db
    .update(leads)
    .set({
      userId: to,
      version: sql`${leads.version} + 1`,
      ...(statusId === undefined ? {} : { statusId }),
    })
    .where(eq(leads.userId, from));
  return before;
}

/** Moves all leads of one owner into one status. → where each was before. */
export async function putLeadsInto(db: Db, userId: number, statusId: number): Promise<Before[]> {
  const before = await lockLeadsOf(db, userId);
  await db
    .update(leads)
    .set({ statusId, version: sql`${leads.version} + 1` })
    .where(eq(leads.userId, userId));
  return before;
}

/** Timeline entries the system writes. */
export type NewActivity = Pick<
  typeof leadActivities.$inferInsert,
  'leadId' | 'kind' | 'actorId' | 'data'
>;

/** One statement for any number. */
export async function insertActivities(db: Db, rows: NewActivity[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into lead_activities (lead_id, kind, actor_id, data)
    select r."leadId", r.kind, r."actorId", coalesce(r.data, '{}')
    from jsonb_to_recordset(${jsonParam(rows)})
      as r ("leadId" int, kind lead_activity_kind, "actorId" int, data jsonb)`);
}
