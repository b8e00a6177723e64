import type {
  createSequence as createSequenceEndpoint,
  deleteSequence as deleteSequenceEndpoint,
  InputOf,
  Sequence,
  updateSequence as updateSequenceEndpoint,
} from '@alpha/contract';
import { SEQUENCES_MAX } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { scopeOf } from '../leads/lead-scope.ts';
import { statusName } from '../statuses/status-name.ts';
import { listSharedIds } from '../templates/templates.queries.ts';
import {
  countRunning,
  countSequences,
  deleteSequenceRow,
  findSequence,
  insertSequence,
  isUsed,
  listSequenceRows,
  listSteps,
  lockSequence,
  lockSequences,
  replaceSteps,
  type SequenceRow,
  type StepRow,
  updateSequenceRow,
} from './sequences.queries.ts';

export async function listSequences(ctx: Ctx): Promise<Sequence[]> {
  const rows = await listSequenceRows(ctx.db);
  return shapeAll(ctx, rows);
}

export function createSequence(
  ctx: Ctx,
  { body }: InputOf<typeof createSequenceEndpoint>,
): Promise<Sequence> {
  return inTransaction(ctx, async (ctx) => {
    await lockSequences(ctx.db);
    if ((await countSequences(ctx.db)) >= SEQUENCES_MAX) throw new AppError('sequence.tooMany');
    const steps = await stepsOf(ctx, body);
    const id = await insertSequence(ctx.db, fieldsOf(body));
    await replaceSteps(ctx.db, id, steps);
    await recordChange(ctx, body.name);
    return getSequence(ctx, id);
  });
}

export function updateSequence(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof updateSequenceEndpoint>,
): Promise<Sequence> {
  return inTransaction(ctx, async (ctx) => {
    await lockSequence(ctx.db, id);
    const before = await getRow(ctx, id);
    if (before.version !== body.version) throw new AppError('sequence.changed');
    const steps = await stepsOf(ctx, body);
    await updateSequenceRow(ctx.db, id, fieldsOf(body));
    await replaceSteps(ctx.db, id, steps);
    await recordChange(ctx, body.name);
    return getSequence(ctx, id);
  });
}

export async function deleteSequence(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteSequenceEndpoint>,
): Promise<{ status: 'success' }> {
  await inTransaction(ctx, async (ctx) => {
    await lockSequence(ctx.db, id);
    const { name } = await getRow(ctx, id);
    if (await isUsed(ctx.db, id)) throw new AppError('sequence.inUse');
    await deleteSequenceRow(ctx.db, id);
    await recordChange(ctx, name);
  });
  return { status: 'success' };
}

async function getRow(ctx: Ctx, id: number): Promise<SequenceRow> {
  const row = await findSequence(ctx.db, id);
  if (!row) throw new AppError('sequence.notFound');
  return row;
}

async function getSequence(ctx: Ctx, id: number): Promise<Sequence> {
  const [shaped] = await shapeAll(ctx, [await getRow(ctx, id)]);
  if (!shaped) throw new Error('the sequence was not stored');
  return shaped;
}

type Form = InputOf<typeof createSequenceEndpoint>['body'];

const fieldsOf = ({ name, name_es: nameEs, is_active: isActive }: Form) => ({
  name,
  nameEs,
  isActive,
});

/** Only texts of the company: a personal one could vanish or change under others. */
async function stepsOf(ctx: Ctx, { steps }: Form) {
  const ids = new Set(steps.map(({ template_id }) => template_id));
  const known = await listSharedIds(ctx.db, [...ids]);
  if (known.length < ids.size)
    throw new AppError('request.invalid', { fields: { steps: ['notAllowed'] } });
  return steps.map(({ template_id: templateId, delay_days: delayDays }) => ({
    templateId,
    delayDays,
  }));
}

const recordChange = (ctx: Ctx, name: string): Promise<void> =>
  recordAudit(ctx, { action: 'lead_settings.changed', data: { sequence: name } });

async function shapeAll(ctx: Ctx, rows: readonly SequenceRow[]): Promise<Sequence[]> {
  const ids = rows.map(({ id }) => id);
  const [steps, running] = await Promise.all([
    listSteps(ctx.db, ids),
    countRunning(ctx.db, scopeOf(ctx)),
  ]);
  return rows.map(({ id, name, nameEs, isActive, version }) => ({
    ...{ id, name, name_es: nameEs, is_active: isActive, version },
    steps: steps.filter(({ sequenceId }) => sequenceId === id).map(shapeStep(ctx.locale)),
    running: running.get(id) ?? 0,
  }));
}

export const shapeStep = (locale: Locale) => (step: StepRow) => ({
  template_id: step.templateId,
  template_name: statusName(step, locale),
  channel: step.channel,
  delay_days: step.delayDays,
});
