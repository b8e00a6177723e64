import { AppError } from '../../../platform/http/app-error.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import { type FieldRow, shareFields } from '../../lead-fields/lead-fields.queries.ts';
import { type StoredValue, writeValues } from '../fields/field-values.queries.ts';
import { listEditableFields } from '../fields/field-values.service.ts';
import type { UndoRow } from './undo-bulk.queries.ts';

/** Each lead gets the value it had, while its role may still change the field. */
export async function putValuesBack(ctx: Ctx, rows: readonly UndoRow[]): Promise<void> {
  const fieldId = rows.find(({ field }) => field)?.field?.id;
  if (fieldId === undefined) return;
  await shareFields(ctx.db);
  const definition = (await listEditableFields(ctx)).find(({ id }) => id === fieldId);
  if (!definition) throw new AppError('lead.undoGone');
  await writeValues(
    ctx.db,
    rows.flatMap(({ id: leadId, field }) =>
      field ? [{ leadId, fieldId, value: withoutGoneOptions(definition, field.value) }] : [],
    ),
  );
}

/** An option that no lead had any more may have been deleted since. */
function withoutGoneOptions({ options }: FieldRow, value: StoredValue | null): StoredValue | null {
  if (!value?.optionIds) return value;
  const optionIds = value.optionIds.filter((one) => options.some(({ id }) => id === one));
  return optionIds.length > 0 ? { ...value, optionIds } : null;
}
