import {
  type createLeadField as createLeadFieldEndpoint,
  type deleteLeadField as deleteLeadFieldEndpoint,
  type FieldSetting,
  hasOptions,
  type InputOf,
  LEAD_FIELDS_MAX,
  type orderLeadFields as orderLeadFieldsEndpoint,
  type updateLeadField as updateLeadFieldEndpoint,
} from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { builtInNames } from './built-in-names.ts';
import { isTakenTwice, nameKeys } from './field-names.ts';
import {
  countValues,
  deleteFieldRow,
  type FieldRow,
  findFieldRow,
  hasValues,
  insertField,
  listFieldRows,
  lockFields,
  orderFieldRows,
  setArchived,
  updateFieldRow,
  writeOptions,
} from './lead-fields.queries.ts';
import { shapeSetting } from './lead-fields.service.ts';

type Form = InputOf<typeof createLeadFieldEndpoint>['body'];

export async function createLeadField(
  ctx: Ctx,
  { body }: InputOf<typeof createLeadFieldEndpoint>,
): Promise<FieldSetting> {
  return inTransaction(ctx, async (ctx) => {
    await lockFields(ctx.db);
    const fields = await listFieldRows(ctx.db);
    if (active(fields).length >= LEAD_FIELDS_MAX) throw new AppError('leadField.tooMany');
    assertNameFree(fields, body);
    assertOptions(body, []);
    const id = await insertField(ctx.db, { ...rowOf(body), type: body.type });
    await writeOptions(ctx.db, id, optionsOf(body));
    await recordAudit(ctx, { action: 'lead_field.created', data: auditOf(id, body) });
    return getSetting(ctx, id);
  });
}

export async function updateLeadField(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof updateLeadFieldEndpoint>,
): Promise<FieldSetting> {
  return inTransaction(ctx, async (ctx) => {
    await lockFields(ctx.db);
    const fields = await listFieldRows(ctx.db);
    const before = fields.find((field) => field.id === id);
    if (!before) throw new AppError('leadField.notFound');
    const isRestored = before.archivedAt !== null && body.is_archived === false;
    if (isRestored && active(fields).length >= LEAD_FIELDS_MAX)
      throw new AppError('leadField.tooMany');
    assertNameFree(
      fields.filter((field) => field.id !== id),
      body,
    );
    const form = { ...body, type: before.type };
    assertOptions(
      form,
      before.options.map((option) => option.id),
    );
    await updateFieldRow(ctx.db, id, {
      ...rowOf(form),
    });
    if (body.is_archived !== undefined) await setArchived(ctx.db, id, body.is_archived);
    await writeOptions(ctx.db, id, optionsOf(form));
    await recordAudit(ctx, { action: 'lead_field.updated', data: auditOf(id, form) });
    return getSetting(ctx, id);
  });
}

/** Values are never lost by this: a field in use is archived. */
export async function deleteLeadField(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteLeadFieldEndpoint>,
): Promise<{ is_archived: boolean }> {
  return inTransaction(ctx, async (ctx) => {
    await lockFields(ctx.db);
    const field = await findFieldRow(ctx.db, id);
    if (!field) throw new AppError('leadField.notFound');
    const isUsed = await hasValues(ctx.db, id);
    if (isUsed) await setArchived(ctx.db, id, true);
    else await deleteFieldRow(ctx.db, id);
    await recordAudit(ctx, {
      action: isUsed ? 'lead_field.archived' : 'lead_field.deleted',
      data: { field_id: id, name: field.name },
    });
    return { is_archived: isUsed };
  });
}

export async function orderLeadFields(
  ctx: Ctx,
  { body: { ids } }: InputOf<typeof orderLeadFieldsEndpoint>,
): Promise<{ status: 'success' }> {
  await inTransaction(ctx, async (ctx) => {
    await lockFields(ctx.db);
    await orderFieldRows(ctx.db, ids);
  });
  return { status: 'success' };
}

const active = (fields: readonly FieldRow[]) => fields.filter((field) => !field.archivedAt);

async function getSetting(ctx: Ctx, id: number): Promise<FieldSetting> {
  const field = await findFieldRow(ctx.db, id);
  if (!field) throw new Error('the field is gone');
  return shapeSetting(field, (await countValues(ctx.db)).get(id) ?? 0);
}

/** A name is a heading of an exported file, by which an import finds the field again. */
function assertNameFree(others: readonly FieldRow[], { name, name_es }: Form | UpdateForm): void {
  const taken = new Set([
    ...builtInNames(),
    ...others.flatMap((field) => nameKeys(field.name, field.nameEs)),
  ]);
  const wrong = { name, name_es };
  const fields = Object.entries(wrong).flatMap(([key, value]) =>
    nameKeys(value).some((known) => taken.has(known)) ? [[key, ['taken' as const]]] : [],
  );
  if (fields.length > 0)
    throw new AppError('leadField.nameTaken', { fields: Object.fromEntries(fields) });
}

type UpdateForm = InputOf<typeof updateLeadFieldEndpoint>['body'];

function assertOptions(
  { type, options }: Form | (UpdateForm & Pick<Form, 'type'>),
  known: number[],
) {
  const refuse = (reason: 'required' | 'notAllowed' | 'same') => {
    throw new AppError('request.invalid', { fields: { options: [reason] } });
  };
  if (!hasOptions(type)) return options.length > 0 ? refuse('notAllowed') : undefined;
  if (!options.some((option) => option.is_active)) refuse('required');
  const ids = options.flatMap(({ id }) => id ?? []);
  if (ids.some((id) => !known.includes(id)) || new Set(ids).size < ids.length) refuse('notAllowed');
  if (isTakenTwice(options)) refuse('same');
}

const rowOf = ({
  name,
  name_es,
  is_required,
  leader_access,
  salesman_access,
}: Form | UpdateForm) => ({
  ...{ name, nameEs: name_es, isRequired: is_required },
  ...{ leaderAccess: leader_access, salesmanAccess: salesman_access },
});

const optionsOf = ({ options }: Pick<Form, 'options'>) =>
  options.map(({ id, name, name_es, is_active }) => ({
    ...{ id: id ?? null, name, nameEs: name_es, isActive: is_active },
  }));

const auditOf = (
  field_id: number,
  { name, type, leader_access, salesman_access }: Omit<Form, 'options'>,
) => ({
  ...{ field_id, name, type, leader_access, salesman_access },
});
