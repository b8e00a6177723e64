import { and, asc, count, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { jsonParam } from '../../platform/db/many-values.ts';
import {
  leadFieldOptions,
  leadFields,
  leadFieldValues,
  leads,
} from '../../platform/db/schema/index.ts';

export type FieldOption = { id: number; name: string; name_es: string; is_active: boolean };

const OPTIONS = sql<FieldOption[]>`coalesce((
  select json_agg(json_build_object('id', o.id, 'name', o.name, 'name_es', o.name_es,
    'is_active', o.is_active) order by o."order", o.id)
  from ${leadFieldOptions} o where o.field_id = "lead_fields"."id"), '[]')`;

const FIELD = {
  id: leadFields.id,
  name: leadFields.name,
  nameEs: leadFields.nameEs,
  type: leadFields.type,
  isRequired: leadFields.isRequired,
  leaderAccess: leadFields.leaderAccess,
  salesmanAccess: leadFields.salesmanAccess,
  archivedAt: leadFields.archivedAt,
  options: OPTIONS,
};

const rows = (db: Db, where?: SQL) =>
  db.select(FIELD).from(leadFields).where(where).orderBy(asc(leadFields.order), asc(leadFields.id));

export type FieldRow = Awaited<ReturnType<typeof rows>>[number];

export const listFieldRows = (db: Db): Promise<FieldRow[]> => rows(db);

export const listActiveFieldRows = (db: Db): Promise<FieldRow[]> =>
  rows(db, isNull(leadFields.archivedAt));

export async function findFieldRow(db: Db, id: number): Promise<FieldRow | undefined> {
  return (await rows(db, eq(leadFields.id, id)))[0];
}

/** No definition changes until this transaction ends; others may write values too. */
export async function shareFields(db: Db): Promise<void> {
  await db.select({ id: leadFields.id }).from(leadFields).orderBy(asc(leadFields.id)).for('share');
}

/** Serializes changes of definitions. */
export async function lockFields(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('lead fields'))`);
  await db.select({ id: leadFields.id }).from(leadFields).orderBy(asc(leadFields.id)).for('update');
}

/** → how many leads have a value, by field; without those in the trash. */
export async function countValues(db: Db): Promise<Map<number, number>> {
  const counted = await db
    .select({ fieldId: leadFieldValues.fieldId, n: count() })
    .from(leadFieldValues)
    .innerJoin(leads, and(eq(leads.id, leadFieldValues.leadId), isNull(leads.hiddenAt)))
    .groupBy(leadFieldValues.fieldId);
  return new Map(counted.map(({ fieldId, n }) => [fieldId, n]));
}

/** Also of leads in the trash. */
export async function hasValues(db: Db, fieldId: number): Promise<boolean> {
  const [row] = await db
    .select({ leadId: leadFieldValues.leadId })
    .from(leadFieldValues)
    .where(eq(leadFieldValues.fieldId, fieldId))
    .limit(1);
  return row !== undefined;
}

type Fields = Pick<
  typeof leadFields.$inferInsert,
  'name' | 'nameEs' | 'isRequired' | 'leaderAccess' | 'salesmanAccess'
>;

/** At the end of the list. */
export async function insertField(
  db: Db,
  fields: Fields & Pick<typeof leadFields.$inferInsert, 'type'>,
): Promise<number> {
  const order = sql`(select coalesce(max("order"), 0) + 1 from ${leadFields})`;
  const [row] = await db
    .insert(leadFields)
    .values({ ...fields, order })
    .returning({ id: leadFields.id });
  if (!row) throw new Error('the field was not stored');
  return row.id;
}

export async function updateFieldRow(db: Db, id: number, fields: Fields): Promise<void> {
  await db.update(leadFields).set(fields).where(eq(leadFields.id, id));
}

/** Archiving twice keeps the first time. */
export async function setArchived(db: Db, id: number, isArchived: boolean): Promise<void> {
  const archivedAt = isArchived ? sql`coalesce(${leadFields.archivedAt}, now())` : null;
  await db.update(leadFields).set({ archivedAt }).where(eq(leadFields.id, id));
}

export async function deleteFieldRow(db: Db, id: number): Promise<void> {
  await db.delete(leadFields).where(eq(leadFields.id, id));
}

export async function orderFieldRows(db: Db, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    update lead_fields f set "order" = n.place
    from (
      select id, row_number() over (order by coalesce(array_position(${sql.param(ids)}::int[], id),
        ${ids.length}), "order", id) as place
      from lead_fields) n
    where f.id = n.id and f."order" <> n.place`);
}

type Option = { id: number | null; name: string; nameEs: string; isActive: boolean };

/** Replaces the list; options of leads that are left out are only turned off. */
export async function writeOptions(
  db: Db,
  fieldId: number,
  options: readonly Option[],
): Promise<void> {
  const kept = options.flatMap(({ id }) => id ?? []);
  const others = and(
    eq(leadFieldOptions.fieldId, fieldId),
    kept.length > 0 ? notInArray(leadFieldOptions.id, kept) : undefined,
  );
  const isUsed = sql`exists (select from ${leadFieldValues} v
    where v.field_id = ${fieldId} and v.option_ids @> array["lead_field_options"."id"])`;
  await db.delete(leadFieldOptions).where(and(others, sql`not ${isUsed}`));
  await db
    .update(leadFieldOptions)
    .set({ isActive: false, order: sql`${leadFieldOptions.order} + 1000` })
    .where(others);
  const places = options.map((option, place) => ({ ...option, order: place + 1 }));
  await db.execute(sql`
    update lead_field_options o
    set name = r.name, name_es = r."nameEs", is_active = r."isActive", "order" = r."order"
    from jsonb_to_recordset(${jsonParam(places.filter(({ id }) => id !== null))})
      as r (id int, name text, "nameEs" text, "isActive" boolean, "order" int)
    where o.id = r.id and o.field_id = ${fieldId}`);
  await db.execute(sql`
    insert into lead_field_options (field_id, name, name_es, is_active, "order")
    select ${fieldId}::int, r.name, r."nameEs", r."isActive", r."order"
    from jsonb_to_recordset(${jsonParam(places.filter(({ id }) => id === null))})
      as r (name text, "nameEs" text, "isActive" boolean, "order" int)
    order by r."order"`);
}
