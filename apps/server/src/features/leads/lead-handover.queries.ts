import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { jsonParam } from '../../db/many-values.ts';
import { type leadActivities, leads } from '../../db/schema/index.ts';

/** All leads of one owner to another; `statusId` when the new owner's board has other columns. */
export async function giveLeads(
  db: Db,
  { from, to, statusId }: { from: number; to: number; statusId?: number | undefined },
): Promise<number[]> {
  const moved = await db
    .update(leads)
    .set({
      userId: to,
      version: sql`${leads.version} + 1`,
      ...(statusId === undefined ? {} : { statusId }),
    })
    .where(eq(leads.userId, from))
    .returning({ id: leads.id });
  return moved.map(({ id }) => id);
}

type OldStatus = { id: number; statusId: number };

/** All leads of one owner into one status. → where each stood before. */
export async function putLeadsInto(db: Db, userId: number, statusId: number): Promise<OldStatus[]> {
  const before = await db
    .select({ id: leads.id, statusId: leads.statusId })
    .from(leads)
    .where(eq(leads.userId, userId))
    .for('update');
  await db
    .update(leads)
    .set({ statusId, version: sql`${leads.version} + 1` })
    .where(eq(leads.userId, userId));
  return before;
}

/** What the system writes into a timeline by itself. */
export type NewActivity = Pick<
  typeof leadActivities.$inferInsert,
  'leadId' | 'kind' | 'actorId' | 'data'
>;

/** One statement for all of them, however many. */
export async function insertActivities(db: Db, rows: NewActivity[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into lead_activities (lead_id, kind, actor_id, data)
    select r."leadId", r.kind, r."actorId", coalesce(r.data, '{}')
    from jsonb_to_recordset(${jsonParam(rows)})
      as r ("leadId" int, kind lead_activity_kind, "actorId" int, data jsonb)`);
}
