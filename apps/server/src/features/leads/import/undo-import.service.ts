import type {
  InputOf,
  ResultOf,
  Role,
  UndoReason,
  undoLeadImport as undoLeadImportEndpoint,
} from '@alpha/contract';
import { AppError } from '../../../http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../../http/context.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { removeLeads } from '../delete-leads.service.ts';
import { insertActivities } from '../lead-handover.queries.ts';
import { nameOf } from '../lead-name.ts';
import { scopeOf } from '../lead-scope.ts';
import {
  findWithHistory,
  type KnownLead,
  listLeadsNow,
  listTouched,
  lockImport,
  markUndone,
  type NewLead,
  rolesOfStatuses,
  updateImported,
} from './import.queries.ts';
import { getImport } from './import.service.ts';
import { changeLines } from './write-import.ts';

type Result = ResultOf<typeof undoLeadImportEndpoint>;

/** What nobody has touched since goes back; what somebody has worked on stays, and is told. */
export async function undoLeadImport(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof undoLeadImportEndpoint>,
): Promise<Result> {
  return inTransaction(ctx, async (ctx) => {
    await lockImport(ctx.db, id);
    const { created, updated, undone_at, file_name } = await getImport(ctx, id);
    if (undone_at) throw new AppError('import.undone');
    const rows = await listTouched(ctx.db, id);
    const made = rows.filter(({ before }) => before === null).map(({ leadId }) => leadId);
    const now = await listLeadsNow(
      ctx.db,
      scopeOf(ctx),
      rows.map(({ leadId }) => leadId),
    );
    const judge = judgeWith(
      now,
      await findWithHistory(ctx.db, made),
      await rolesOfStatuses(ctx.db),
    );
    const judged = rows.map((row) => ({ ...row, lead: now.get(row.leadId), stays: judge(row) }));
    const deleted = judged.filter(({ stays, before }) => !stays && before === null);
    const restored = judged.filter(({ stays, before }) => !stays && before !== null);
    await removeLeads(
      ctx,
      deleted.map(({ leadId }) => leadId),
    );
    for (const { lead, before } of restored) if (lead) await restore(ctx, lead, before ?? {});
    await markUndone(ctx.db, id);
    const result = {
      deleted: deleted.length,
      restored: restored.length,
      gone: created + updated - rows.length,
      kept: keptOf(judged),
    };
    const kept = judged.length - deleted.length - restored.length;
    const data = { file: file_name, deleted: deleted.length, restored: restored.length, kept };
    await recordAudit(ctx, { action: 'lead.import_undone', data });
    return result;
  });
}

type Row = Awaited<ReturnType<typeof listTouched>>[number];

function judgeWith(
  now: ReadonlyMap<number, KnownLead>,
  busy: ReadonlySet<number>,
  roles: ReadonlyMap<number, Role>,
) {
  return ({ leadId, before, version }: Row): UndoReason | null => {
    const lead = now.get(leadId);
    if (!lead) return 'notYours';
    if (lead.version !== version) return 'changed';
    if (before === null) return busy.has(leadId) ? 'touched' : null;
    // The column it came from may have been deleted, and a column belongs to a role.
    const { statusId, userId } = before as Partial<NewLead>;
    const isPlaced = statusId === undefined || roles.has(statusId);
    const isSameBoard =
      statusId === undefined || userId !== undefined || roles.get(statusId) === lead.role;
    return isPlaced && isSameBoard ? null : 'statusGone';
  };
}

async function restore(ctx: Ctx, lead: KnownLead, before: Record<string, unknown>): Promise<void> {
  const changes = before as Partial<NewLead>;
  await updateImported(ctx.db, lead.id, changes);
  await insertActivities(ctx.db, changeLines(lead.id, lead, changes, viewerOf(ctx).id));
}

const NAMED = 5;

type Judged = { lead: KnownLead | undefined; stays: UndoReason | null };

function keptOf(judged: readonly Judged[]): Result['kept'] {
  const reasons = [...new Set(judged.flatMap(({ stays }) => stays ?? []))];
  return reasons.map((reason) => {
    const those = judged.filter(({ stays }) => stays === reason);
    const names = those.slice(0, NAMED).flatMap(({ lead }) => (lead ? [nameOf(lead)] : []));
    return { reason, count: those.length, names };
  });
}
