import {
  type createTemplate as createTemplateEndpoint,
  type deleteTemplate as deleteTemplateEndpoint,
  type InputOf,
  isAllowed,
  type MessageTemplate,
  OWN_TEMPLATES_MAX,
  SHARED_TEMPLATES_MAX,
  type TemplateAudience,
  type TemplateKind,
  unknownPlaceholders,
  type updateTemplate as updateTemplateEndpoint,
  withPlaceholderKeys,
} from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import {
  countTemplates,
  deleteTemplateRow,
  findTemplate,
  insertTemplates,
  isInSequence,
  listTemplateRows,
  lockTemplate,
  lockTemplatesOf,
  type TemplateRow,
  updateTemplateRow,
} from './templates.queries.ts';

export async function listTemplates(ctx: Ctx): Promise<MessageTemplate[]> {
  return (await listTemplateRows(ctx.db, viewerOf(ctx).id)).map(shapeFor(ctx));
}

export function createTemplate(
  ctx: Ctx,
  { body }: InputOf<typeof createTemplateEndpoint>,
): Promise<MessageTemplate> {
  return inTransaction(ctx, async (ctx) => {
    const fields = fieldsOf(ctx, body.kind, body);
    await assertRoom(ctx, fields.ownerId);
    const [id = 0] = await insertTemplates(ctx.db, [fields]);
    return saved(ctx, id);
  });
}

export function updateTemplate(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof updateTemplateEndpoint>,
): Promise<MessageTemplate> {
  return inTransaction(ctx, async (ctx) => {
    await lockTemplate(ctx.db, id);
    const before = await getEditable(ctx, id);
    if (before.version !== body.version) throw new AppError('template.changed');
    const fields = fieldsOf(ctx, before.kind, body);
    const isShared = before.ownerId === null;
    if (isShared && fields.ownerId !== null && (await isInSequence(ctx.db, id)))
      throw new AppError('template.inUse');
    if (isShared !== (fields.ownerId === null)) await assertRoom(ctx, fields.ownerId);
    const isChecked = body.is_checked === true;
    await updateTemplateRow(ctx.db, id, fields, {
      isEnglish:
        isChecked || fields.subjectEn !== before.subjectEn || fields.bodyEn !== before.bodyEn,
      isSpanish:
        isChecked || fields.subjectEs !== before.subjectEs || fields.bodyEs !== before.bodyEs,
    });
    if (isShared) await recordShared(ctx, before.name);
    return saved(ctx, id);
  });
}

export async function deleteTemplate(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteTemplateEndpoint>,
): Promise<{ status: 'success' }> {
  await inTransaction(ctx, async (ctx) => {
    await lockTemplate(ctx.db, id);
    const { ownerId, name } = await getEditable(ctx, id);
    if (await isInSequence(ctx.db, id)) throw new AppError('template.inUse');
    await deleteTemplateRow(ctx.db, id);
    if (ownerId === null) await recordShared(ctx, name);
  });
  return { status: 'success' };
}

/** Other people's are not found; those one may only use cannot be changed. */
async function getEditable(ctx: Ctx, id: number): Promise<TemplateRow> {
  const row = await findTemplate(ctx.db, id, viewerOf(ctx).id);
  if (!row) throw new AppError('template.notFound');
  if (!isEditable(ctx, row)) throw new AppError('auth.forbidden');
  return row;
}

function isEditable(ctx: Ctx, { ownerId }: Pick<TemplateRow, 'ownerId'>): boolean {
  const { id, role } = viewerOf(ctx);
  return ownerId === null ? isAllowed(role, 'template:write:all') : ownerId === id;
}

async function assertRoom(ctx: Ctx, ownerId: number | null): Promise<void> {
  await lockTemplatesOf(ctx.db, ownerId);
  const most = ownerId === null ? SHARED_TEMPLATES_MAX : OWN_TEMPLATES_MAX;
  if ((await countTemplates(ctx.db, ownerId)) >= most) throw new AppError('template.tooMany');
}

async function saved(ctx: Ctx, id: number): Promise<MessageTemplate> {
  const row = await findTemplate(ctx.db, id, viewerOf(ctx).id);
  if (!row) throw new Error('the template was not stored');
  if (row.ownerId === null && row.version === 1) await recordShared(ctx, row.name);
  return shapeFor(ctx)(row);
}

/** Texts of the company go out in everybody's name. */
const recordShared = (ctx: Ctx, name: string): Promise<void> =>
  recordAudit(ctx, { action: 'lead_settings.changed', data: { message_template: name } });

type Form = Omit<InputOf<typeof createTemplateEndpoint>['body'], 'kind'>;
const TEXTS = ['subject_en', 'body_en', 'subject_es', 'body_es'] as const;

function fieldsOf(ctx: Ctx, kind: TemplateKind, form: Form) {
  const errors: Record<string, ['required' | 'placeholder' | 'notAllowed']> = {};
  for (const field of TEXTS) {
    const isSubject = field.startsWith('subject');
    if (isSubject && kind === 'email' && form[field] === '') errors[field] = ['required'];
    if (unknownPlaceholders(form[field]).length > 0) errors[field] = ['placeholder'];
  }
  if (!mayWriteFor(ctx, form.audience)) errors.audience = ['notAllowed'];
  if (Object.keys(errors).length > 0) throw new AppError('request.invalid', { fields: errors });
  const subject = (text: string) => (kind === 'email' ? withPlaceholderKeys(text) : '');
  const { id } = viewerOf(ctx);
  return {
    kind,
    ownerId: form.audience === 'everyone' ? null : id,
    isTeam: form.audience === 'team',
    purpose: form.purpose,
    name: form.name,
    nameEs: form.name_es,
    subjectEn: subject(form.subject_en),
    bodyEn: withPlaceholderKeys(form.body_en),
    subjectEs: subject(form.subject_es),
    bodyEs: withPlaceholderKeys(form.body_es),
    changedBy: id,
  };
}

function mayWriteFor(ctx: Ctx, audience: TemplateAudience): boolean {
  const { role } = viewerOf(ctx);
  if (audience === 'everyone') return isAllowed(role, 'template:write:all');
  return audience === 'me' || isAllowed(role, 'template:write:team');
}

const shapeFor =
  (ctx: Ctx) =>
  (row: TemplateRow): MessageTemplate => ({
    id: row.id,
    kind: row.kind,
    purpose: row.purpose,
    name: row.name,
    name_es: row.nameEs,
    audience: row.ownerId === null ? 'everyone' : row.isTeam ? 'team' : 'me',
    is_editable: isEditable(ctx, row),
    subject_en: row.subjectEn,
    body_en: row.bodyEn,
    subject_es: row.subjectEs,
    body_es: row.bodyEs,
    older: row.older,
    version: row.version,
    changed_at: row.changedAt.toISOString(),
    changed_by: row.changedBy,
  });
