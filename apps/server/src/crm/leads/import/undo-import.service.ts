import type {
  InputOf,
  ResultOf,
  UndoReason,
  undoLeadImport as undoLeadImportEndpoint,
} from '@alpha/contract';
import { recordAudit } from '../../../platform/audit/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../../platform/http/context.ts';
import { insertActivities } from '../lead-handover.queries.ts';
import { nameOf } from '../lead-name.ts';
import { scopeOf } from '../lead-scope.ts';
import { removeLeads } from '../trash/delete-leads.service.ts';
import { listTouched, lockImport, markUndone } from './import.queries.ts';
import { getImport } from './import.service.ts';
import {
  findWithHistory,
  type KnownLead,
  type LeadChange,
  listLeadsNow,
  rolesOfStatuses,
  rolesOfUsers,
  updateImported,
} from './import-leads.queries.ts';
import { changeLines } from './write-import.ts';
import { type OldMore, putMoreBack } from './write-more.ts';

type Result = ResultOf<typeof undoLeadImportEndpoint>;

/** Restores leads nobody has touched since; the others stay and are listed. */
export async function undoLeadImport(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof undoLeadImportEndpoint>,
): Promise<Result> {
  return inTransaction(ctx, async (ctx) => {
    await lockImport(ctx.db, id);
    const { created, updated, undone_at } = await getImport(ctx, id);
    if (undone_at) throw new AppError('import.undone');
    const rows: Row[] = await listTouched(ctx.db, id);
    const judge = await judgeOf(ctx, rows);
    const judged = rows.map((row) => ({ ...row, ...judge(row) }));
    const deleted = judged.filter(({ stays, before }) => !stays && before === null);
    const restored = judged.filter(({ stays, before }) => !stays && before !== null);
    await removeLeads(
      ctx,
      deleted.map(({ leadId }) => leadId),
    );
    await restore(ctx, restored);
    await markUndone(ctx.db, id);
    const result = {
      deleted: deleted.length,
      restored: restored.length,
      gone: created + updated - rows.length,
      kept: keptOf(judged),
    };
    const kept = judged.length - deleted.length - restored.length;
    const data = { import_id: id, deleted: deleted.length, restored: restored.length, kept };
    await recordAudit(ctx, { action: 'lead.import_undone', data });
    return result;
  });
}

type Row = {
  leadId: number;
  /** The fields the import changed; null where it created the lead. */
  before: (LeadChange['changes'] & OldMore) | null;
  version: number;
};
type Judged = { lead: KnownLead | undefined; stays: UndoReason | null };

/** Loads everything needed in one go. Locks users before leads, as elsewhere. */
async function judgeOf(ctx: Ctx, rows: readonly Row[]): Promise<(row: Row) => Judged> {
  const owners = await rolesOfUsers(ctx.db, [
    ...new Set(rows.flatMap(({ before }) => before?.userId ?? [])),
  ]);
  const boards = await rolesOfStatuses(ctx.db);
  const now = await listLeadsNow(
    ctx.db,
    scopeOf(ctx),
    rows.map(({ leadId }) => leadId),
  );
  const made = rows.filter(({ before }) => before === null).map(({ leadId }) => leadId);
  const busy = await findWithHistory(ctx.db, made);
  const whyStays = ({ leadId, before, version }: Row): UndoReason | null => {
    const lead = now.get(leadId);
    if (!lead) return 'notYours';
    if (lead.version !== version) return 'changed';
    if (before === null) return busy.has(leadId) ? 'touched' : null;
    const role = before.userId === undefined ? lead.role : owners.get(before.userId);
    if (role === undefined) return 'ownerGone';
    // A status belongs to the role of the lead's owner, as it is today.
    const board = boards.get(before.statusId ?? lead.statusId);
    if (board === undefined) return 'statusGone';
    return board === role ? null : 'ownerMoved';
  };
  return (row) => ({ lead: now.get(row.leadId), stays: whyStays(row) });
}

async function restore(ctx: Ctx, restored: readonly (Row & Judged)[]): Promise<void> {
  const rows = restored.map((row) => {
    const { custom, tagIds, ...changes } = row.before ?? {};
    return { ...row, changes, more: { ...(custom && { custom }), ...(tagIds && { tagIds }) } };
  });
  await updateImported(
    ctx.db,
    rows.map(({ leadId, changes }) => ({ id: leadId, changes })),
  );
  await putMoreBack(ctx, rows);
  const actorId = viewerOf(ctx).id;
  await insertActivities(
    ctx.db,
    rows.flatMap(({ lead, changes, more }) =>
      lead ? changeLines(lead, changes, actorId, more) : [],
    ),
  );
}

const NAMED = 5;

function keptOf(judged: readonly Judged[]): Result['kept'] {
  const reasons = [...new Set(judged.flatMap(({ stays }) => stays ?? []))];
  return reasons.map((reason) => {
    const those = judged.filter(({ stays }) => stays === reason);
    const names = those.slice(0, NAMED).flatMap(({ lead }) => (lead ? [nameOf(lead)] : []));
    return { reason, count: those.length, names };
  });
}
