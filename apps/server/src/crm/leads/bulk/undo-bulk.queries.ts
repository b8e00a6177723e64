import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { isAnyOf, jsonParam } from '../../../platform/db/many-values.ts';
import { leadActivities, leadUndos, type UndoRow } from '../../../platform/db/schema/index.ts';
import { byMembers } from '../erase/by-members.ts';
import type { LeadScope } from '../leads.queries.ts';

export type { UndoRow };

type NewUndo = Pick<typeof leadUndos.$inferInsert, 'userId' | 'isDeletion' | 'rows'>;

export async function insertUndo(db: Db, undo: NewUndo): Promise<number> {
  const [row] = await db.insert(leadUndos).values(undo).returning({ id: leadUndos.id });
  if (!row) throw new Error('the undo was not stored');
  return row.id;
}

/** Once: a second request finds nothing. The time keeps its microseconds. */
export async function takeUndo(db: Db, id: number, userId: number) {
  const [undo] = await db
    .delete(leadUndos)
    .where(
      and(
        eq(leadUndos.id, id),
        eq(leadUndos.userId, userId),
        sql`${leadUndos.createdAt} > now() - interval '1 day'`,
      ),
    )
    .returning({
      isDeletion: leadUndos.isDeletion,
      rows: leadUndos.rows,
      at: sql<string>`${leadUndos.createdAt}::text`,
    });
  return undo;
}

export async function findUndo(db: Db, id: number, userId: number) {
  const [undo] = await db
    .select({ rows: leadUndos.rows })
    .from(leadUndos)
    .where(and(eq(leadUndos.id, id), eq(leadUndos.userId, userId)));
  return undo;
}

export async function putBack(db: Db, rows: readonly UndoRow[]): Promise<void> {
  await db.execute(sql`
    update leads l set status_id = r."statusId", user_id = r."userId",
      version = l.version + 1, last_touched_at = now()
    from jsonb_to_recordset(${jsonParam([...rows])}) as r (id int, "statusId" int, "userId" int)
    where l.id = r.id`);
}

/** Entries that one change wrote have its time. */
export async function deleteLinesOf(
  db: Db,
  { ids, actorId, at }: { ids: number[]; actorId: number; at: string },
): Promise<void> {
  await db
    .delete(leadActivities)
    .where(
      and(
        inArray(leadActivities.leadId, ids),
        eq(leadActivities.actorId, actorId),
        inArray(leadActivities.kind, ['moved', 'assigned', 'edited']),
        sql`${leadActivities.createdAt} = ${at}::timestamptz`,
      ),
    );
}

/**
 * Earlier values of custom fields are words about people: those of erased leads, and all that the team could take back,
 * because a text of another lead may name the person.
 */
export async function deleteFieldUndos(db: Db, ids: number[], scope: LeadScope): Promise<void> {
  const isOfThem = sql`exists (select from jsonb_array_elements(${leadUndos.rows}) r
    where ${isAnyOf(sql`(r->>'id')::int`, ids, 'int')})`;
  await db
    .delete(leadUndos)
    .where(
      and(
        sql`${leadUndos.rows} @? '$[*].field'`,
        scope === 'all' ? undefined : or(byMembers(leadUndos.userId, scope), isOfThem),
      ),
    );
}

export async function deleteOldUndos(db: Db): Promise<void> {
  await db.delete(leadUndos).where(lt(leadUndos.createdAt, sql`now() - interval '1 day'`));
}
