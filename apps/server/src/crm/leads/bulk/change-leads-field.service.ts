import type {
  BulkResult,
  changeLeadsField as changeLeadsFieldEndpoint,
  FieldReason,
  InputOf,
} from '@alpha/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, viewerOf } from '../../../platform/http/context.ts';
import { type FieldRow, shareFields } from '../../lead-fields/lead-fields.queries.ts';
import { auditUpdated } from '../audit-lead.service.ts';
import { checkValue, isSameValue, storedOf } from '../fields/field-value.ts';
import { listValuesOf, type StoredValue, writeValues } from '../fields/field-values.queries.ts';
import { listEditableFields } from '../fields/field-values.service.ts';
import { type SelectedLead, updateMany } from './bulk.queries.ts';
import { auditMany, idsOf, record, select, together } from './bulk.service.ts';
import { insertUndo } from './undo-bulk.queries.ts';

type Input = InputOf<typeof changeLeadsFieldEndpoint>;

/** The same rules as for one lead: rights of the role, type of the field, no emptying of a required one. */
export function changeLeadsField(
  ctx: Ctx,
  { body: { field_id, value: given, ...chosen } }: Input,
): Promise<BulkResult> {
  return together(ctx, async (ctx) => {
    const { found, gone } = await select(ctx, chosen);
    await shareFields(ctx.db);
    const field = (await listEditableFields(ctx)).find(({ id }) => id === field_id);
    if (!field) throw refusal('field_id', 'notAllowed');
    const value = readValue(field, given);
    const known = await listValuesOf(ctx.db, {
      ...{ leadIds: idsOf(found), fieldId: field_id, role: viewerOf(ctx).role },
    });
    const before = new Map(known.map((row) => [row.leadId, storedOf(row)]));
    const changed = found.filter(({ id }) => !isSameValue(value, before.get(id) ?? null));
    const ids = idsOf(changed);
    await writeValues(
      ctx.db,
      ids.map((leadId) => ({ leadId, fieldId: field_id, value })),
    );
    await updateMany(ctx.db, ids, {});
    await record(
      ctx,
      ids.map((leadId) => ({ leadId, kind: 'edited' as const, data: { field_ids: [field_id] } })),
    );
    const [only] = changed;
    if (only && changed.length === 1) await auditUpdated(ctx, only.id, [field.name]);
    else await auditMany(ctx, 'lead.bulk_edited', changed, { field: field.name });
    return {
      done: changed.length,
      unchanged: found.length - changed.length,
      skipped: gone,
      undo_id: only ? await rememberValues(ctx, { changed, field, before }) : null,
    };
  });
}

function readValue(field: FieldRow, given: Input['body']['value']): StoredValue | null {
  const checked = checkValue(field, given, null);
  if ('reason' in checked) throw refusal('value', checked.reason);
  if (checked.value === null && field.isRequired) throw refusal('value', 'required');
  return checked.value;
}

const refusal = (name: 'field_id' | 'value', reason: FieldReason) =>
  new AppError('request.invalid', { fields: { [name]: [reason] } });

type Changed = {
  changed: readonly SelectedLead[];
  field: FieldRow;
  before: ReadonlyMap<number, StoredValue>;
};

/** The change has raised the version by one. */
function rememberValues(ctx: Ctx, { changed, field, before }: Changed): Promise<number> {
  const rows = changed.map(({ id, version, statusId, owner }) => ({
    ...{ id, version: version + 1, statusId, userId: owner.id },
    field: { id: field.id, value: before.get(id) ?? null },
  }));
  return insertUndo(ctx.db, { userId: viewerOf(ctx).id, isDeletion: false, rows });
}
