import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { inBatches } from '../../platform/db/batches.ts';
import type { Db } from '../../platform/db/db.ts';
import { leadActivities, leads, lostReasons } from '../../platform/db/schema/index.ts';

const REASON = {
  id: lostReasons.id,
  name: lostReasons.name,
  name_es: lostReasons.nameEs,
  is_active: lostReasons.isActive,
};

export const listReasons = (db: Db) =>
  db.select(REASON).from(lostReasons).orderBy(asc(lostReasons.order), asc(lostReasons.id));

type Fields = Pick<typeof lostReasons.$inferInsert, 'name' | 'nameEs' | 'order' | 'isActive'>;

export async function insertReasons(db: Db, rows: Fields[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const made = await db.insert(lostReasons).values(rows).returning({ id: lostReasons.id });
  return made.map(({ id }) => id);
}

/** → whether it exists. */
export async function updateReason(db: Db, id: number, fields: Fields): Promise<boolean> {
  const rows = await db
    .update(lostReasons)
    .set(fields)
    .where(eq(lostReasons.id, id))
    .returning({ id: lostReasons.id });
  return rows.length > 0;
}

/** Those that leads have are only turned off, also for leads in the trash. */
export async function dropReasonsExcept(db: Db, kept: number[]): Promise<void> {
  const others = notInArray(lostReasons.id, kept);
  const isUsed = sql`exists (select from ${leads} l where l.lost_reason_id = "lost_reasons"."id")`;
  await db.update(lostReasons).set({ isActive: false }).where(and(others, isUsed));
  await db.delete(lostReasons).where(and(others, sql`not ${isUsed}`));
}

export const countReasons = (db: Db): Promise<number> => db.$count(lostReasons);

export async function isReason(db: Db, id: number): Promise<boolean> {
  return (await db.$count(lostReasons, eq(lostReasons.id, id))) > 0;
}

type Why = { reasonId: number | null; words: string };

/** On the leads, and on the move that brought each into its column. */
export async function writeReason(db: Db, ids: number[], { reasonId, words }: Why): Promise<void> {
  const said = { ...(reasonId !== null && { lost_reason_id: reasonId }), ...(words && { words }) };
  await inBatches(ids, async (batch) => {
    await db
      .update(leads)
      .set({ lostReasonId: reasonId, lostWords: words, updatedAt: sql`now()` })
      .where(inArray(leads.id, batch));
    const moves = sql`(select distinct on (a.lead_id) a.id from ${leadActivities} a
      join ${leads} l on l.id = a.lead_id
      where a.lead_id = any(${sql.param(batch)}::int[]) and a.kind = 'moved'
        and a.data->>'to' = l.status_id::text
      order by a.lead_id, a.created_at desc, a.id desc)`;
    await db
      .update(leadActivities)
      .set({
        data: sql`(${leadActivities.data} - 'lost_reason_id' - 'words') || ${JSON.stringify(said)}::jsonb`,
      })
      .where(sql`${leadActivities.id} in ${moves}`);
  });
}
