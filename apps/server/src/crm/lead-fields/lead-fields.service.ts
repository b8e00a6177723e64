import type { FieldSetting, LeadField, Role } from '@alpha/contract';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { accessOf } from './field-access.ts';
import {
  countValues,
  type FieldRow,
  listActiveFieldRows,
  listFieldRows,
} from './lead-fields.queries.ts';

export async function listLeadFields(ctx: Ctx): Promise<LeadField[]> {
  const { role } = viewerOf(ctx);
  return (await listVisibleFields(ctx)).map((field) => ({
    ...shapeField(field),
    can_edit: accessOf(field, role) === 'edit',
  }));
}

/** Those that the viewer may see, in order; archived ones are nobody's. */
export async function listVisibleFields(ctx: Ctx): Promise<FieldRow[]> {
  const { role } = viewerOf(ctx);
  return (await listActiveFieldRows(ctx.db)).filter((field) => accessOf(field, role) !== 'none');
}

export const listEditable = (fields: readonly FieldRow[], role: Role): FieldRow[] =>
  fields.filter((field) => accessOf(field, role) === 'edit');

export async function listFieldSettings(ctx: Ctx): Promise<FieldSetting[]> {
  const counts = await countValues(ctx.db);
  return (await listFieldRows(ctx.db)).map((field) =>
    shapeSetting(field, counts.get(field.id) ?? 0),
  );
}

export const shapeSetting = (field: FieldRow, leadsCount: number): FieldSetting => ({
  ...shapeField(field),
  leader_access: field.leaderAccess,
  salesman_access: field.salesmanAccess,
  is_archived: field.archivedAt !== null,
  leads_count: leadsCount,
});

const shapeField = ({ id, name, nameEs, type, isRequired, options }: FieldRow) => ({
  ...{ id, name, name_es: nameEs, type, is_required: isRequired, options },
});
