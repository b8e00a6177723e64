import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { jsonParam } from '../../../platform/db/many-values.ts';
import type { StoredRow } from '../../../platform/db/schema/index.ts';

const COLUMNS = sql.raw('field_id, text, number, date, is_yes, option_ids');

/** Makes room for what the other lead gives, also where it has nothing. → what was there */
export async function removeValues(db: Db, leadId: number, fieldIds: readonly number[]) {
  if (fieldIds.length === 0) return [];
  const { rows } = await db.execute<{ row: StoredRow }>(sql`
    with gone as (
      delete from lead_field_values
      where lead_id = ${leadId} and field_id = any(${sql.param(fieldIds)}::int[])
      returning ${COLUMNS})
    select to_jsonb(gone) as row from gone`);
  return rows.map(({ row }) => row);
}

/** The undo: fields that somebody has filled in since keep that. */
export async function restoreValues(db: Db, leadId: number, rows: readonly StoredRow[]) {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into lead_field_values (lead_id, ${COLUMNS})
    select ${leadId}, ${COLUMNS}
    from jsonb_populate_recordset(null::lead_field_values, ${jsonParam([...rows])})
    where exists (select from lead_fields where id = field_id)
    on conflict do nothing`);
}
