import type { FieldReason } from '@alpha/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, viewerOf } from '../../../platform/http/context.ts';
import { type FieldRow, shareFields } from '../../lead-fields/lead-fields.queries.ts';
import { listVisibleFields } from '../../lead-fields/lead-fields.service.ts';
import { listValuesOf } from '../fields/field-values.queries.ts';

export type ChosenValues = {
  /** Fields that the other lead gives, also when it has no value. */
  given: FieldRow[];
  /** Fields that stay as they are, also without a value. */
  keptIds: number[];
};

/**
 * Custom fields that were chosen one by one. What the viewer's role may not see was not on the screen, so the rule
 * decides: the lead keeps its own and gets what it did not have. The same without a choice.
 */
export async function chooseValues(
  ctx: Ctx,
  { leadId, otherId }: { leadId: number; otherId: number },
  fromOther: readonly number[] | undefined,
): Promise<ChosenValues> {
  if (fromOther === undefined) return { given: [], keptIds: [] };
  await shareFields(ctx.db);
  const visible = await listVisibleFields(ctx);
  const given = visible.filter(({ id }) => fromOther.includes(id));
  const kept = visible.filter(({ id }) => !fromOther.includes(id));
  if (given.length < new Set(fromOther).size) throw refusal('notAllowed');
  const leadIds = [leadId, otherId];
  const known = await listValuesOf(ctx.db, { leadIds, role: viewerOf(ctx).role });
  const has = (id: number, fieldId: number) =>
    known.some((row) => row.leadId === id && row.fieldId === fieldId);
  if (given.some(({ id, isRequired }) => isRequired && has(leadId, id) && !has(otherId, id)))
    throw refusal('required');
  // An empty required field is filled in.
  return { given, keptIds: kept.filter((field) => !field.isRequired).map(({ id }) => id) };
}

const refusal = (reason: FieldReason) =>
  new AppError('request.invalid', { fields: { custom_from_other: [reason] } });
