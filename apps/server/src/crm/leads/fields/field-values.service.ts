import type { FieldChanges, FieldReason, FieldValues } from '@alpha/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, viewerOf } from '../../../platform/http/context.ts';
import { type FieldRow, shareFields } from '../../lead-fields/lead-fields.queries.ts';
import { listEditable, listVisibleFields } from '../../lead-fields/lead-fields.service.ts';
import { checkValue, isSameValue, shownValue } from './field-value.ts';
import {
  listValuesOf,
  type ValueChange,
  type ValueRow,
  writeValues,
} from './field-values.queries.ts';

/** What the viewer may see of each lead; leads without values are left out. */
export async function loadFieldValues(
  ctx: Ctx,
  leadIds: readonly number[],
): Promise<Map<number, FieldValues>> {
  const shown = new Map<number, FieldValues>();
  for (const [leadId, rows] of await valuesByLead(ctx, leadIds)) {
    const values: FieldValues = {};
    for (const row of rows) {
      const value = shownValue(row.type, row);
      if (value !== null) values[row.fieldId] = value;
    }
    shown.set(leadId, values);
  }
  return shown;
}

/** As they are stored. */
export async function valuesByLead(
  ctx: Ctx,
  leadIds: readonly number[],
): Promise<Map<number, ValueRow[]>> {
  const byLead = new Map<number, ValueRow[]>();
  for (const row of await listRows(ctx, leadIds))
    byLead.set(row.leadId, [...(byLead.get(row.leadId) ?? []), row]);
  return byLead;
}

const listRows = async (ctx: Ctx, leadIds: readonly number[]): Promise<ValueRow[]> =>
  leadIds.length === 0 ? [] : listValuesOf(ctx.db, { leadIds, role: viewerOf(ctx).role });

export const listEditableFields = async (ctx: Ctx): Promise<FieldRow[]> =>
  listEditable(await listVisibleFields(ctx), viewerOf(ctx).role);

type Change = { leadId: number; changes: FieldChanges; isNew: boolean };

/**
 * Writes the given values of a locked lead, all or none. → the fields that have another value now. Who adds a lead by
 * hand must fill required fields; of a known lead, one may only not be emptied. Other systems have never heard of them.
 */
export async function changeFieldValues(
  ctx: Ctx,
  { leadId, changes, isNew }: Change,
): Promise<FieldRow[]> {
  if (!isNew && Object.keys(changes).length === 0) return [];
  await shareFields(ctx.db);
  const fields = await listEditableFields(ctx);
  const rows = isNew ? [] : await listRows(ctx, [leadId]);
  const isAsked = isNew && !viewerOf(ctx).apiKey;
  const problems = new Map<string, FieldReason>();
  const written: ValueChange[] = [];
  for (const id of Object.keys(changes))
    if (!fields.some((field) => String(field.id) === id)) problems.set(id, 'notAllowed');
  for (const field of fields) {
    const given = changes[field.id];
    const before = rows.find(({ fieldId }) => fieldId === field.id) ?? null;
    if (given === undefined && !isAsked) continue;
    const checked = checkValue(field, given ?? null, before);
    if ('reason' in checked) problems.set(String(field.id), checked.reason);
    else if (checked.value === null && field.isRequired) problems.set(String(field.id), 'required');
    else if (!isSameValue(checked.value, before))
      written.push({ leadId, fieldId: field.id, value: checked.value });
  }
  if (problems.size > 0) throw refusal(problems);
  await writeValues(ctx.db, written);
  return fields.filter(({ id }) => written.some(({ fieldId }) => fieldId === id));
}

function refusal(problems: ReadonlyMap<string, FieldReason>): AppError {
  const fields = [...problems].map(([id, reason]) => [`fields.${id}`, [reason]]);
  return new AppError('request.invalid', { fields: Object.fromEntries(fields) });
}
