import { isDeepStrictEqual } from 'node:util';
import {
  type InputOf,
  MERGE_FIELDS,
  type ResultOf,
  type undoMerge as undoMergeEndpoint,
} from '@alpha/contract';
import { recordAudit } from '../../../platform/audit/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/http/context.ts';
import { getFirstStatus } from '../../statuses/statuses.service.ts';
import { lockLead } from '../leads.queries.ts';
import { findVisibleLead, getLeadRow } from '../leads.service.ts';
import { giveBack, resumeTwins, takeAskedFor } from './asked-for.queries.ts';
import { restoreValues } from './merge-values.queries.ts';
import { separateNotes } from './rooms.queries.ts';
import { unshareRows } from './shared-rows.queries.ts';
import { insertStoredLead, readStoredLead, writeStoredColumns } from './stored-lead.queries.ts';
import {
  countEntriesSince,
  deleteMerge,
  deleteMergeEntries,
  findActiveOwner,
  findStatusRole,
  findUndoableMerge,
  isLostReason,
  isMovedSince,
  type MergeUndo,
  markRestored,
  moveBack,
} from './undo-merge.queries.ts';

type Row = Awaited<ReturnType<typeof readStoredLead>>;

/**
 * The other lead is back as it was, with its rows. The one that stayed gets its earlier values, except where
 * somebody has changed them since; what was written or sent since stays with it.
 */
export async function undoMerge(
  ctx: Ctx,
  { body: { merge_id: mergeId } }: InputOf<typeof undoMergeEndpoint>,
): Promise<ResultOf<typeof undoMergeEndpoint>> {
  return inTransaction(ctx, async (ctx) => {
    const { leadId, absorbedId, undo, at } = await lockMerge(ctx, mergeId);
    const now = await readStoredLead(ctx.db, leadId);
    const wasMoved = await isMovedSince(ctx.db, { leadId, at });
    const earlier = { ...earlierValues(now, undo), ...earlierColumnTime(now, undo, wasMoved) };
    await insertStoredLead(ctx.db, await withValidPlace(ctx, undo.absorbed));
    await markRestored(ctx.db, absorbedId);
    const pair = { from: leadId, to: absorbedId };
    const asked = await takeAskedFor(ctx.db, [leadId]);
    await moveBack(ctx.db, { ...pair, moved: undo.moved });
    const emptied = await unshareRows(ctx.db, pair, undo.shared ?? {});
    await separateNotes(ctx.db, leadId, undo.notes ?? []);
    await restoreValues(ctx.db, leadId, replacedValues(undo, emptied));
    const place = await withValidPlace(ctx, { ...now, ...earlier });
    const { user_id, status_id } = place;
    await writeStoredColumns(ctx.db, leadId, {
      ...earlier,
      ...('user_id' in earlier || 'status_id' in earlier ? { user_id, status_id } : {}),
      version: Number(now.version) + 1,
    });
    const { calendars = [], twins = [] } = undo.ended ?? {};
    await giveBack(ctx.db, { ...asked, calendars: [...asked.calendars, ...calendars] });
    await resumeTwins(ctx.db, twins);
    await deleteMergeEntries(ctx.db, { leadId, at });
    await deleteMerge(ctx.db, mergeId);
    // An owner whose leads the viewer may not see cannot get one back.
    for (const id of [leadId, absorbedId])
      if (!(await findVisibleLead(ctx, id))) throw new AppError('lead.notFound');
    await recordAudit(ctx, {
      action: 'lead.unmerged',
      target: { type: 'lead', id: leadId },
      data: { merged_id: absorbedId },
    });
    return {
      lead_id: leadId,
      restored_id: absorbedId,
      kept_fields: MERGE_FIELDS.filter((field) => {
        const column = field === 'lead_status_id' ? 'status_id' : field;
        return !isDeepStrictEqual(now[column], undo.after[column]);
      }),
      kept_entries: await countEntriesSince(ctx.db, { leadId, at }),
    };
  });
}

/** The lead first, then the merge: a merge at the same time locks them in this order too. */
async function lockMerge(ctx: Ctx, mergeId: number) {
  const found = await findUndoableMerge(ctx.db, mergeId);
  if (!found || !(await findVisibleLead(ctx, found.leadId))) throw new AppError('lead.undoGone');
  await lockLead(ctx.db, found.leadId);
  const merge = await findUndoableMerge(ctx.db, mergeId);
  if (!merge) throw new AppError('lead.undoGone');
  if (merge.undo.before.id !== merge.leadId) throw new AppError('lead.mergedAgain');
  await getLeadRow(ctx, merge.leadId);
  return merge;
}

/** Not the versions: a client that saw the merged lead must notice. */
const OWN = new Set(['id', 'version', 'updated_at']);

function earlierValues(now: Row, { before, after }: { before: Row; after: Row }): Row {
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, was]) =>
        !OWN.has(name) &&
        isDeepStrictEqual(now[name], after[name]) &&
        !isDeepStrictEqual(now[name], was),
    ),
  );
}

/**
 * Since when it is in its column goes with the column. A move that was taken back since leaves the time that the merge
 * found, which may be that of the other lead.
 */
function earlierColumnTime(now: Row, { before, after }: MergeUndo, wasMoved: boolean): Row {
  const isRestored = now.status_id === after.status_id;
  return isRestored && (!wasMoved || after.status_id !== before.status_id)
    ? { status_at: before.status_at }
    : {};
}

/** Not over what somebody has changed, or emptied, since. */
function replacedValues({ replaced = [], shared }: MergeUndo, emptied: readonly number[]) {
  const added = shared?.lead_field_values?.added ?? [];
  return replaced.filter(({ field_id: id }) => {
    const wasFilled = added.includes(Number(id));
    return !wasFilled || emptied.includes(Number(id));
  });
}

/** Columns and reasons may have been deleted since; without its owner a lead cannot be back. */
async function withValidPlace(ctx: Ctx, row: Row): Promise<Row> {
  const owner = await findActiveOwner(ctx.db, Number(row.user_id));
  if (!owner) throw new AppError('lead.mergeOwnerGone');
  const isHome = (await findStatusRole(ctx.db, Number(row.status_id))) === owner.role;
  const isReason =
    row.lost_reason_id === null || (await isLostReason(ctx.db, Number(row.lost_reason_id)));
  return {
    ...row,
    // A form sent again joins the lead by its address.
    intake_key: null,
    version: Number(row.version) + 1,
    ...(!isHome && { status_id: (await getFirstStatus(ctx, owner.role)).id }),
    ...(!isReason && { lost_reason_id: null }),
  };
}
