import {
  type assignLeads as assignLeadsEndpoint,
  BULK_LIMIT,
  type BulkResult,
  type BulkSkip,
  type deleteLeads as deleteLeadsEndpoint,
  type InputOf,
  type moveLeads as moveLeadsEndpoint,
} from '@alpha/contract';
import { recordAudit } from '../../../platform/audit/index.ts';
import { isForeignKeyViolation } from '../../../platform/db/db-errors.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../../platform/http/context.ts';
import { findStatusById, getFirstStatus } from '../../statuses/statuses.service.ts';
import { readLeadFilter } from '../lead-filter.service.ts';
import { insertActivities, type NewActivity } from '../lead-handover.queries.ts';
import { nameOf } from '../lead-name.ts';
import { scopeOf } from '../lead-scope.ts';
import { announceLeads } from '../reminders/lead-mail.service.ts';
import { ownerFor } from '../save-lead.service.ts';
import { trashLeads } from '../trash/delete-leads.service.ts';
import { lockSelected, type SelectedLead, updateMany } from './bulk.queries.ts';
import { idRanges } from './id-ranges.ts';
import { insertUndo } from './undo-bulk.queries.ts';

/** Enough names to recognize the selection. */
const NAMED = 5;

export function assignLeads(
  ctx: Ctx,
  { body: { user_id, ...chosen } }: InputOf<typeof assignLeadsEndpoint>,
): Promise<BulkResult> {
  return together(ctx, async (ctx) => {
    const owner = await ownerFor(ctx, user_id);
    const { found, gone } = await select(ctx, chosen);
    const given = found.filter((lead) => lead.owner.id !== owner.id);
    const first = await getFirstStatus(ctx, owner.role);
    const isOtherBoard = (lead: SelectedLead) => lead.owner.role !== owner.role;
    const restarting = given.filter(isOtherBoard);
    await updateMany(ctx.db, idsOf(given.filter((lead) => !isOtherBoard(lead))), {
      userId: owner.id,
    });
    await updateMany(ctx.db, idsOf(restarting), { userId: owner.id, statusId: first.id });
    await record(ctx, [
      ...given.map(({ id, owner: from }) => line(id, 'assigned', from.id, owner.id)),
      ...restarting.map(({ id, statusId }) => line(id, 'moved', statusId, first.id)),
    ]);
    await announceLeads(ctx, idsOf(given));
    await auditMany(ctx, 'lead.bulk_assigned', given, { owner: owner.name });
    const undo_id = await rememberFor(ctx, given);
    return { done: given.length, unchanged: found.length - given.length, skipped: gone, undo_id };
  });
}

export function moveLeads(
  ctx: Ctx,
  { body: { lead_status_id, ...chosen } }: InputOf<typeof moveLeadsEndpoint>,
): Promise<BulkResult> {
  return together(ctx, async (ctx) => {
    const status = await findStatusById(ctx, lead_status_id);
    if (!status)
      throw new AppError('request.invalid', { fields: { lead_status_id: ['notAllowed'] } });
    const { found, gone } = await select(ctx, chosen);
    const elsewhere = found.filter((lead) => lead.owner.role !== status.role);
    const there = found.filter((lead) => lead.owner.role === status.role);
    const moved = there.filter((lead) => lead.statusId !== status.id);
    await updateMany(ctx.db, idsOf(moved), { statusId: status.id });
    await record(
      ctx,
      moved.map(({ id, statusId: from }) => ({
        ...{ leadId: id, kind: 'moved' as const },
        data: { from, to: status.id, by_hand: true },
      })),
    );
    await auditMany(ctx, 'lead.bulk_moved', moved, { status: status.name });
    return {
      done: moved.length,
      unchanged: there.length - moved.length,
      skipped: [...skip('otherBoard', elsewhere), ...gone],
      undo_id: await rememberFor(ctx, moved),
    };
  });
}

export function deleteLeads(
  ctx: Ctx,
  { body }: InputOf<typeof deleteLeadsEndpoint>,
): Promise<BulkResult> {
  return together(ctx, async (ctx) => {
    const { found, gone } = await select(ctx, body);
    await trashLeads(ctx, idsOf(found));
    await auditMany(ctx, 'lead.bulk_deleted', found);
    const undo_id = await rememberFor(ctx, found, true);
    return { done: found.length, unchanged: 0, skipped: gone, undo_id };
  });
}

/** All or nothing: an error leaves every lead unchanged. */
export async function together(
  ctx: Ctx,
  work: (ctx: Ctx) => Promise<BulkResult>,
): Promise<BulkResult> {
  try {
    return await inTransaction(ctx, work);
  } catch (error) {
    // The status was deleted at the same moment.
    throw isForeignKeyViolation(error) ? new AppError('status.notFound') : error;
  }
}

type Chosen = InputOf<typeof deleteLeadsEndpoint>['body'];

/** Other users' leads are reported as not found. */
export async function select(ctx: Ctx, { matching, ...chosen }: Chosen) {
  const filter = matching && (await readLeadFilter(ctx, matching));
  const selection = { ...chosen, matching: filter };
  const found = await lockSelected(ctx.db, scopeOf(ctx), selection, BULK_LIMIT + 1);
  if (found.length > BULK_LIMIT) throw new AppError('lead.tooManyAtOnce');
  if (filter && found.length !== chosen.seen) throw new AppError('lead.listChanged');
  const asked = new Set(chosen.ids ?? []).size;
  const count = chosen.ids ? asked - found.length : 0;
  return { found, gone: count > 0 ? [{ reason: 'gone' as const, count, names: [] }] : [] };
}

/** Every bulk change raises the version by one. */
async function rememberFor(
  ctx: Ctx,
  changed: readonly SelectedLead[],
  isDeletion = false,
): Promise<number | null> {
  if (changed.length === 0) return null;
  const rows = changed.map(({ id, version, statusId, owner }) => ({
    ...{ id, version: version + 1, statusId, userId: owner.id },
  }));
  return insertUndo(ctx.db, { userId: viewerOf(ctx).id, isDeletion, rows });
}

export const idsOf = (chosen: readonly SelectedLead[]) => chosen.map(({ id }) => id);

export const skip = (reason: BulkSkip, left: readonly SelectedLead[]) =>
  left.length === 0
    ? []
    : [{ reason, count: left.length, names: left.slice(0, NAMED).map(nameOf) }];

type Line = Pick<NewActivity, 'leadId' | 'kind' | 'data'>;

const line = (leadId: number, kind: 'assigned' | 'moved', from: number, to: number): Line => ({
  leadId,
  kind,
  data: { from, to },
});

export function record(ctx: Ctx, lines: Line[]): Promise<void> {
  const actorId = viewerOf(ctx).id;
  return insertActivities(
    ctx.db,
    lines.map((entry) => ({ ...entry, actorId })),
  );
}

export async function auditMany(
  ctx: Ctx,
  action: `lead.bulk_${'assigned' | 'moved' | 'deleted' | 'tagged' | 'edited'}`,
  changed: readonly SelectedLead[],
  data: Record<string, unknown> = {},
): Promise<void> {
  if (changed.length === 0) return;
  const count = changed.length;
  await recordAudit(ctx, { action, data: { count, ...data, lead_ids: idRanges(idsOf(changed)) } });
}
