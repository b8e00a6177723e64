import type {
  getLeadSequence as getLeadSequenceEndpoint,
  InputOf,
  LeadSequence,
  ResultOf,
  RunAction,
  StartSkip,
  startSequence as startSequenceEndpoint,
  updateLeadSequence as updateLeadSequenceEndpoint,
} from '@alpha/contract';
import { languageOfLead, RUN_REASONS } from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { lockSelected } from '../leads/bulk/bulk.queries.ts';
import { recordActivity } from '../leads/lead-activity.service.ts';
import { insertActivities } from '../leads/lead-handover.queries.ts';
import { scopeOf } from '../leads/lead-scope.ts';
import { lockLead, notifyLeadChanged } from '../leads/leads.queries.ts';
import { getLeadRow } from '../leads/leads.service.ts';
import { statusName } from '../statuses/status-name.ts';
import { findEndStatuses } from './end-statuses.service.ts';
import {
  findRun,
  insertRuns,
  listBusy,
  listLanguageFacts,
  notBeforeNow,
  notifyLeads,
  type RunRow,
  updateRun,
} from './runs.queries.ts';
import { findSequence, listSteps } from './sequences.queries.ts';
import { shapeStep } from './sequences.service.ts';

export async function getLeadSequence(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof getLeadSequenceEndpoint>,
): Promise<LeadSequence | null> {
  await getLeadRow(ctx, id);
  const run = await findRun(ctx.db, id);
  return run ? shapeRun(ctx, run) : null;
}

/** Leads that cannot be started are skipped and counted. */
export async function startSequence(
  ctx: Ctx,
  { body: { ids, sequence_id: sequenceId, locale } }: InputOf<typeof startSequenceEndpoint>,
): Promise<ResultOf<typeof startSequenceEndpoint>> {
  return inTransaction(ctx, async (ctx) => {
    const sequence = await findSequence(ctx.db, sequenceId);
    const [first] = await listSteps(ctx.db, [sequenceId]);
    if (!sequence?.isActive || !first) throw new AppError('sequence.notFound');
    const found = await lockSelected(ctx.db, scopeOf(ctx), { ids }, ids.length);
    if (found.length === 0) throw new AppError('lead.notFound');
    const busy = await listBusy(
      ctx.db,
      found.map(({ id }) => id),
    );
    const closed = await findEndStatuses(ctx);
    const free = found.filter(({ id }) => !busy.has(id));
    const starting = free.filter(({ statusId }) => !closed.has(statusId));
    const { id: actorId } = viewerOf(ctx);
    const known = await listLanguageFacts(
      ctx.db,
      starting.map(({ id }) => id),
    );
    await insertRuns(
      ctx.db,
      known.map((lead) => ({
        leadId: lead.id,
        locale: locale ?? languageOfLead(lead) ?? ctx.locale,
      })),
      { sequenceId, startedBy: actorId, delayDays: first.delayDays },
    );
    const data = { event: 'started', sequence_id: sequenceId };
    const lines = starting.map(({ id }) => ({
      leadId: id,
      kind: 'sequence' as const,
      actorId,
      data,
    }));
    await insertActivities(ctx.db, lines);
    await notifyLeads(
      ctx.db,
      starting.map(({ id }) => id),
    );
    return {
      started: starting.length,
      skipped: [
        ...skip('gone', new Set(ids).size - found.length),
        ...skip('running', busy.size),
        ...skip('closed', free.length - starting.length),
      ],
    };
  });
}

const skip = (reason: StartSkip, count: number) => (count > 0 ? [{ reason, count }] : []);

/** What each action applies to. */
const FROM: Record<RunAction, readonly RunRow['status'][]> = {
  pause: ['running'],
  resume: ['paused'],
  stop: ['running', 'paused'],
};
const EVENT = { pause: 'paused', resume: 'resumed', stop: 'stopped' } as const;

export async function updateLeadSequence(
  ctx: Ctx,
  { params: { id: leadId }, body: { action } }: InputOf<typeof updateLeadSequenceEndpoint>,
): Promise<LeadSequence> {
  return inTransaction(ctx, async (ctx) => {
    await lockLead(ctx.db, leadId);
    await getLeadRow(ctx, leadId);
    const run = await findRun(ctx.db, leadId);
    if (!run || !FROM[action].includes(run.status)) throw new AppError('sequence.notRunning');
    await updateRun(ctx.db, run.id, {
      ...(action === 'pause' && { status: 'paused', reason: 'by_hand' }),
      ...(action === 'resume' && {
        ...{ status: 'running', reason: null },
        dueAt: notBeforeNow,
      }),
      ...(action === 'stop' && { status: 'stopped', reason: 'by_hand', isEnded: true }),
    });
    const data = { event: EVENT[action], sequence_id: run.sequence.id };
    await recordActivity(ctx, leadId, 'sequence', data);
    await notifyLeadChanged(ctx.db, leadId);
    const after = await findRun(ctx.db, leadId);
    return shapeRun(ctx, after ?? run);
  });
}

async function shapeRun(ctx: Ctx, run: RunRow): Promise<LeadSequence> {
  const steps = await listSteps(ctx.db, [run.sequence.id]);
  return {
    id: run.id,
    sequence: { id: run.sequence.id, name: statusName(run.sequence, ctx.locale) },
    status: run.status,
    reason: RUN_REASONS.find((reason) => reason === run.reason) ?? null,
    steps: steps.map(shapeStep(ctx.locale)),
    step: run.step,
    due_at: run.dueAt.toISOString(),
    waits_for_task: run.isWaiting,
    locale: run.locale === 'es' ? 'es' : 'en',
    started_at: run.startedAt.toISOString(),
    started_by: run.startedBy,
    ended_at: run.endedAt?.toISOString() ?? null,
  };
}
