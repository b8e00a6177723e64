import {
  type Activity,
  type addActivity as addActivityEndpoint,
  type deleteActivity as deleteActivityEndpoint,
  type InputOf,
  isAllowed,
  type listActivities as listActivitiesEndpoint,
  type updateActivity as updateActivityEndpoint,
  WRITTEN_KINDS,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../../platform/http/context.ts';
import { markReadOfLead } from '../../notifications/notifications.queries.ts';
import { completeStepTask, reopenStepTask } from '../../sequences/step-task.queries.ts';
import { touchLead } from '../leads.queries.ts';
import { getLeadRow } from '../leads.service.ts';
import { completePlannedCall, reopenPlannedCall } from './planned-call.queries.ts';
import {
  type ActivityRow,
  deleteWritten,
  findActivity,
  insertWritten,
  listTimeline,
  updateWritten,
} from './timeline.queries.ts';
import { withNames } from './timeline-names.service.ts';

export async function listActivities(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof listActivitiesEndpoint>,
): Promise<Activity[]> {
  await getLeadRow(ctx, id);
  return (await withNames(ctx, await listTimeline(ctx.db, id))).map(shapeActivity);
}

export async function addActivity(
  ctx: Ctx,
  { params: { id: leadId }, body: given }: InputOf<typeof addActivityEndpoint>,
): Promise<Activity> {
  const { kind, outcome, due_at, channel, task_id } = given;
  if (due_at && kind !== 'task')
    throw new AppError('request.invalid', { fields: { due_at: ['notAllowed'] } });
  if (outcome && kind !== 'call')
    throw new AppError('request.invalid', { fields: { outcome: ['notAllowed'] } });
  if (task_id && kind !== 'call')
    throw new AppError('request.invalid', { fields: { task_id: ['notAllowed'] } });
  if (channel && kind !== 'task')
    throw new AppError('request.invalid', { fields: { channel: ['notAllowed'] } });
  if (channel && !due_at)
    throw new AppError('request.invalid', { fields: { due_at: ['required'] } });
  const body = given.body ?? (channel && translatorFor(ctx.locale, 'calendarFile')('call'));
  if (!body && !outcome) throw new AppError('request.invalid', { fields: { body: ['required'] } });
  return inTransaction(ctx, async (ctx) => {
    await getLeadRow(ctx, leadId);
    const dueAt = due_at ? new Date(due_at) : null;
    const plannedId = task_id ? await completePlannedCall(ctx.db, leadId, task_id) : null;
    const taskId = kind === 'call' ? await completeStepTask(ctx.db, leadId, 'call') : null;
    const id = await insertWritten(ctx.db, {
      leadId,
      kind,
      body: body ?? null,
      dueAt,
      data: {
        ...(outcome && { outcome }),
        ...(channel && { channel }),
        ...(taskId && { step_task_id: taskId }),
        ...(plannedId && { planned_call_id: plannedId }),
      },
      actorId: viewerOf(ctx).id,
    });
    await touchLead(ctx.db, leadId);
    return shapeActivity(await getWritten(ctx, id));
  });
}

export async function updateActivity(
  ctx: Ctx,
  { params: { id }, body: { body, due_at, is_done } }: InputOf<typeof updateActivityEndpoint>,
): Promise<Activity> {
  return inTransaction(ctx, async (ctx) => {
    const before = await getWritten(ctx, id);
    // The lead's owner may complete a task; only its author may edit the text.
    if (body !== undefined && !isOwn(ctx, before)) throw new AppError('auth.forbidden');
    if (before.kind !== 'task' && (due_at || is_done !== undefined))
      throw new AppError('request.invalid', { fields: { is_done: ['notAllowed'] } });
    if (body === undefined && due_at === undefined && is_done === undefined)
      return shapeActivity(before);
    await updateWritten(ctx.db, id, {
      ...(body === undefined ? {} : { body }),
      ...(due_at === undefined ? {} : { dueAt: due_at === null ? null : new Date(due_at) }),
      ...(is_done === undefined ? {} : { isDone: is_done }),
    });
    if (is_done) await markReadOfLead(ctx.db, viewerOf(ctx).id, before.leadId);
    await touchLead(ctx.db, before.leadId);
    return shapeActivity(await getWritten(ctx, id));
  });
}

export async function deleteActivity(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteActivityEndpoint>,
): Promise<{ status: 'success' }> {
  await inTransaction(ctx, async (ctx) => {
    const before = await getWritten(ctx, id);
    if (!isOwn(ctx, before) && !isAllowed(viewerOf(ctx).role, 'lead:read:all'))
      throw new AppError('auth.forbidden');
    await deleteWritten(ctx.db, id);
    const { step_task_id: taskId, planned_call_id: plannedId } = before.data;
    if (typeof plannedId === 'number') await reopenPlannedCall(ctx.db, plannedId);
    if (typeof taskId === 'number') await reopenStepTask(ctx.db, taskId);
    await touchLead(ctx.db, before.leadId);
  });
  return { status: 'success' };
}

/** An entry of a lead the viewer may see, written by a person: system entries cannot be changed. */
async function getWritten(ctx: Ctx, id: number): Promise<ActivityRow> {
  const row = await findActivity(ctx.db, id);
  const isWritten = WRITTEN_KINDS.some((kind) => kind === row?.kind);
  if (!row || !isWritten) throw new AppError('lead.notFound');
  await getLeadRow(ctx, row.leadId);
  return row;
}

const isOwn = (ctx: Ctx, { actor }: ActivityRow) => actor?.id === viewerOf(ctx).id;

export function shapeActivity(row: ActivityRow): Activity {
  return {
    id: row.id,
    lead_id: row.leadId,
    kind: row.kind,
    actor: row.actor,
    body: row.body,
    data: row.data,
    created_at: row.createdAt.toISOString(),
    due_at: row.dueAt?.toISOString() ?? null,
    done_at: row.doneAt?.toISOString() ?? null,
  };
}
