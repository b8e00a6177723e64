import type {
  InputOf,
  LostReason,
  ResultOf,
  saveLostReasons as saveLostReasonsEndpoint,
  setLostReason as setLostReasonEndpoint,
} from '@alpha/contract';
import { DEFAULT_LOST_REASONS } from '@alpha/contract/default-lost-reasons';
import { recordAudit } from '../../platform/audit/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { auditUpdated } from '../leads/audit-lead.service.ts';
import { lockSelected } from '../leads/bulk/bulk.queries.ts';
import { idRanges } from '../leads/bulk/id-ranges.ts';
import { findUndo } from '../leads/bulk/undo-bulk.queries.ts';
import { scopeOf } from '../leads/lead-scope.ts';
import { findLostStatusIds, lostStatuses } from '../statuses/lost-statuses.ts';
import { listAllStatuses } from '../statuses/statuses.queries.ts';

import {
  countReasons,
  dropReasonsExcept,
  insertReasons,
  isReason,
  listReasons,
  updateReason,
  writeReason,
} from './lost-reasons.queries.ts';

export const listLostReasons = (ctx: Ctx): Promise<LostReason[]> => listReasons(ctx.db);

export async function saveLostReasons(
  ctx: Ctx,
  { body: { reasons } }: InputOf<typeof saveLostReasonsEndpoint>,
): Promise<LostReason[]> {
  return inTransaction(ctx, async (ctx) => {
    const kept: number[] = [];
    for (const [place, { id, name, name_es: nameEs, is_active: isActive }] of reasons.entries()) {
      const fields = { name, nameEs, isActive, order: place + 1 };
      // One that a colleague deleted meanwhile is made again.
      if (id !== undefined && (await updateReason(ctx.db, id, fields))) kept.push(id);
      else kept.push(...(await insertReasons(ctx.db, [fields])));
    }
    await dropReasonsExcept(ctx.db, kept);
    await recordAudit(ctx, {
      action: 'lead_settings.changed',
      data: { lost_reasons: reasons.map(({ name }) => name) },
    });
    return listReasons(ctx.db);
  });
}

/** Only leads that are lost, and that the viewer may see. */
export async function setLostReason(
  ctx: Ctx,
  { body }: InputOf<typeof setLostReasonEndpoint>,
): Promise<ResultOf<typeof setLostReasonEndpoint>> {
  return inTransaction(ctx, async (ctx) => {
    const { reason_id: reasonId, words } = body;
    if (reasonId !== null && !(await isReason(ctx.db, reasonId)))
      throw new AppError('request.invalid', { fields: { reason_id: ['notAllowed'] } });
    const ids = body.ids ?? (await idsOfUndo(ctx, body.undo_id ?? 0));
    const found = await lockSelected(ctx.db, scopeOf(ctx), { ids }, ids.length);
    if (found.length === 0) throw new AppError('lead.notFound');
    const lost = await lostIds(ctx.db);
    const theirs = found.filter(({ statusId }) => lost.has(statusId)).map(({ id }) => id);
    await writeReason(ctx.db, theirs, { reasonId, words });
    await auditReason(ctx, theirs);
    return { done: theirs.length };
  });
}

/** Of one lead or of many; not the words, which may name somebody. */
async function auditReason(ctx: Ctx, ids: number[]): Promise<void> {
  const [first] = ids;
  if (first === undefined) return;
  if (ids.length === 1) return auditUpdated(ctx, first, ['lost_reason']);
  const data = { changed: ['lost_reason'], count: ids.length, lead_ids: idRanges(ids) };
  await recordAudit(ctx, { action: 'lead.updated', data });
}

async function idsOfUndo(ctx: Ctx, undoId: number): Promise<number[]> {
  const undo = await findUndo(ctx.db, undoId, viewerOf(ctx).id);
  if (!undo) throw new AppError('lead.undoGone');
  return undo.rows.map(({ id }) => id);
}

async function lostIds(db: Db): Promise<Set<number>> {
  const lost = lostStatuses(await listAllStatuses(db), await findLostStatusIds(db));
  return new Set(lost.map(({ id }) => id));
}

/** Reasons of a new installation; existing ones stay. */
export async function ensureLostReasons(db: Db): Promise<void> {
  if ((await countReasons(db)) > 0) return;
  const rows = DEFAULT_LOST_REASONS.map(([name, nameEs], place) => ({
    ...{ name, nameEs, order: place + 1, isActive: true },
  }));
  await insertReasons(db, rows);
}
