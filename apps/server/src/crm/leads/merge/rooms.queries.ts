import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { jsonParam } from '../../../platform/db/many-values.ts';
import type { JoinedNote, MergeUndo, StoredRow } from '../../../platform/db/schema/index.ts';
import { ROOM_TABLES } from './moved-tables.ts';

type Pair = { from: number; to: number };
type Opened = Record<string, StoredRow[]>;

/**
 * The mailbox opens the room: what the other address opened is closed. → what the remaining lead gets, once it has
 * its address; a new address closes its room.
 */
export async function takeRooms(db: Db, { from, to }: Pair, email: string): Promise<Opened> {
  const taken: Opened = {};
  for (const table of Object.keys(ROOM_TABLES)) {
    const { rows } = await db.execute<{ row: StoredRow; is_kept: boolean }>(sql`
      delete from ${sql.identifier(table)} r using leads l
      where l.id = r.lead_id and l.id in (${from}, ${to})
        and (l.id = ${from} or lower(l.email) <> lower(${email}))
      returning to_jsonb(r) as row, lower(l.email) = lower(${email}) as is_kept`);
    const kept = rows.flatMap(({ row, is_kept: isKept }) => (isKept ? [row] : []));
    if (kept.length > 0) taken[table] = kept.map((row) => ({ ...row, lead_id: to }));
  }
  return taken;
}

/** → ids of the rows, by table */
export async function putRooms(db: Db, taken: Opened): Promise<MergeUndo['moved']> {
  const moved: MergeUndo['moved'] = {};
  for (const [table, rows] of Object.entries(taken)) {
    await db.execute(sql`
      insert into ${sql.identifier(table)}
      select * from jsonb_populate_recordset(null::${sql.identifier(table)}, ${jsonParam(rows)})`);
    moved[table] = rows.map(({ id }) => Number(id));
  }
  return moved;
}

/** Of a home that both saved: the note of the remaining lead, then the other's. */
export async function joinNotes(db: Db, { from, to }: Pair): Promise<JoinedNote[]> {
  const { rows } = await db.execute<JoinedNote>(sql`
    with both_notes as (
      select own.property_id, own.note as was,
        concat_ws(${'\n'}, nullif(own.note, ''), other.note) as joined
      from saved_homes own join saved_homes other using (property_id)
      where own.lead_id = ${to} and other.lead_id = ${from} and other.note not in ('', own.note))
    update saved_homes s set note = b.joined from both_notes b
    where s.lead_id = ${to} and s.property_id = b.property_id
    returning b.property_id, b.was, b.joined`);
  return rows;
}

/** Not over what the investor has written since. */
export async function separateNotes(db: Db, leadId: number, notes: JoinedNote[]): Promise<void> {
  if (notes.length === 0) return;
  await db.execute(sql`
    update saved_homes s set note = n.was
    from jsonb_to_recordset(${jsonParam(notes)}) as n(property_id int, was text, joined text)
    where s.lead_id = ${leadId} and s.property_id = n.property_id and s.note = n.joined`);
}
