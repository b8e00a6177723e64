import type { FieldType, Role } from '@alpha/contract';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { isAnyOf, jsonParam } from '../../../platform/db/many-values.ts';
import {
  leadFields,
  leadFieldValues,
  type StoredValue,
} from '../../../platform/db/schema/index.ts';

export type { StoredValue };

export type ValueRow = StoredValue & { leadId: number; fieldId: number; type: FieldType };

/** The same rule as `accessOf`, for whom a value may leave the database. */
const maySee = (role: Role): SQL | undefined => {
  if (role === 'admin') return undefined;
  return ne(role === 'leader' ? leadFields.leaderAccess : leadFields.salesmanAccess, 'none');
};

export function listValuesOf(
  db: Db,
  { leadIds, fieldId, role }: { leadIds: readonly number[]; fieldId?: number; role: Role },
): Promise<ValueRow[]> {
  return db
    .select({
      leadId: leadFieldValues.leadId,
      fieldId: leadFieldValues.fieldId,
      type: leadFields.type,
      text: leadFieldValues.text,
      number: leadFieldValues.number,
      date: leadFieldValues.date,
      isYes: leadFieldValues.isYes,
      optionIds: leadFieldValues.optionIds,
    })
    .from(leadFieldValues)
    .innerJoin(leadFields, eq(leadFields.id, leadFieldValues.fieldId))
    .where(
      and(
        isAnyOf(leadFieldValues.leadId, leadIds, 'int'),
        fieldId === undefined ? undefined : eq(leadFieldValues.fieldId, fieldId),
        isNull(leadFields.archivedAt),
        maySee(role),
      ),
    );
}

export type ValueChange = { leadId: number; fieldId: number; value: StoredValue | null };

/** Fixed number of statements for any number of values; null removes one. */
export async function writeValues(db: Db, changes: readonly ValueChange[]): Promise<void> {
  const gone = changes.filter(({ value }) => value === null);
  const kept = changes.flatMap(({ value, ...place }) => (value ? [{ ...place, ...value }] : []));
  if (gone.length > 0)
    await db.execute(sql`
      delete from lead_field_values v
      using jsonb_to_recordset(${jsonParam(gone)}) as r ("leadId" int, "fieldId" int)
      where v.lead_id = r."leadId" and v.field_id = r."fieldId"`);
  if (kept.length > 0)
    await db.execute(sql`
      insert into lead_field_values (lead_id, field_id, text, number, date, is_yes, option_ids)
      select r."leadId", r."fieldId", r.text, r.number, r.date, r."isYes", r."optionIds"
      from jsonb_to_recordset(${jsonParam(kept)}) as r ("leadId" int, "fieldId" int, text text,
        number double precision, date date, "isYes" boolean, "optionIds" int[])
      join lead_fields f on f.id = r."fieldId"
      on conflict (lead_id, field_id) do update set text = excluded.text,
        number = excluded.number, date = excluded.date, is_yes = excluded.is_yes,
        option_ids = excluded.option_ids`);
}
