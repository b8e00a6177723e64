import {
  type createStatus as createStatusEndpoint,
  type deleteStatus as deleteStatusEndpoint,
  type EditedStatus,
  type getStatus as getStatusEndpoint,
  type InputOf,
  isAllowed,
  type LeadStatus,
  type listStatuses as listStatusesEndpoint,
  PAGE_SIZE,
  type ResultOf,
  ROLES,
  type Role,
  type reorderStatuses as reorderStatusesEndpoint,
  type updateStatus as updateStatusEndpoint,
} from '@alpha/contract';
import { DEFAULT_STATUSES } from '@alpha/contract/default-statuses';
import { recordAudit } from '../../platform/audit/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/db/db-errors.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { findLostStatusIds, lostStatuses } from './lost-statuses.ts';
import { inLanguage } from './status-name.ts';
import {
  countStatuses,
  deleteStatusRow,
  findFirstStatus,
  findStatus,
  insertStatus,
  insertStatuses,
  listStatusRows,
  lockStatusesOf,
  makeRoom,
  moveHiddenLeads,
  setStatusOrder,
  updateStatusRow,
} from './statuses.queries.ts';

export async function listStatuses(
  ctx: Ctx,
  { query: { page, per_page, role } }: InputOf<typeof listStatusesEndpoint>,
): Promise<ResultOf<typeof listStatusesEndpoint>> {
  if (page === undefined && per_page === undefined)
    return withLost(ctx, await listStatusRows(ctx.db, role, undefined));
  const limit = per_page ?? PAGE_SIZE;
  const rows = await listStatusRows(ctx.db, role, { limit, offset: ((page ?? 1) - 1) * limit });
  return { data: await withLost(ctx, rows), total: await countStatuses(ctx.db, role) };
}

async function withLost(ctx: Ctx, rows: StatusRow[]): Promise<LeadStatus[]> {
  const lost = new Set(lostStatuses(rows, await findLostStatusIds(ctx.db)));
  return rows.map((row) => ({ ...listedFor(ctx)(row), ...(lost.has(row) && { is_lost: true }) }));
}

export async function getStatus(
  ctx: Ctx,
  { params }: InputOf<typeof getStatusEndpoint>,
): Promise<EditedStatus> {
  const status = await findStatus(ctx.db, params.id);
  if (!status) throw new AppError('status.notFound');
  return editedFor(ctx)(status);
}

/** The first column of this role; always exists, because the last one cannot be deleted. */
export async function getFirstStatus(ctx: Pick<Ctx, 'db'>, role: Role) {
  const status = await findFirstStatus(ctx.db, role);
  if (!status) throw new Error(`no status for role ${role}`);
  return status;
}

/** The columns of a role in order. */
export function listStatusesOf(ctx: Pick<Ctx, 'db'>, role: Role) {
  return listStatusRows(ctx.db, role, undefined);
}

export function findStatusById(ctx: Pick<Ctx, 'db'>, id: number) {
  return findStatus(ctx.db, id);
}

/** Undefined when it is a column of another board. */
export async function getStatusOfRole(ctx: Pick<Ctx, 'db'>, id: number, role: Role) {
  const status = await findStatus(ctx.db, id);
  return status?.role === role ? status : undefined;
}

export async function createStatus(
  ctx: Ctx,
  { body }: InputOf<typeof createStatusEndpoint>,
): Promise<EditedStatus> {
  return namedOnce(() =>
    inTransaction(ctx, async (ctx) => {
      await lockStatusesOf(ctx.db, body.role);
      await makeRoom(ctx.db, body);
      const status = await insertStatus(ctx.db, rowOf(body));
      if (!status) throw new Error('the status was not stored');
      await audit(ctx, 'status.created', status);
      return editedFor(ctx)({ ...status, leadsCount: 0 });
    }),
  );
}

export async function updateStatus(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof updateStatusEndpoint>,
): Promise<EditedStatus> {
  return namedOnce(() =>
    inTransaction(ctx, async (ctx) => {
      const before = await lockStatus(ctx.db, id);
      // A lead's status belongs to the role of its owner, so a column with leads cannot change role.
      if (body.role !== before.role) await assertMayLeave(ctx.db, before);
      await makeRoom(ctx.db, body, id);
      const row = rowOf(body, before);
      await updateStatusRow(ctx.db, id, row);
      await audit(ctx, 'status.updated', { id, ...row }, { before: factsOf(before) });
      return editedFor(ctx)({ id, ...row, leadsCount: before.leadsCount });
    }),
  );
}

export async function deleteStatus(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteStatusEndpoint>,
): Promise<{ status: 'success' }> {
  try {
    await inTransaction(ctx, async (ctx) => {
      const status = await lockStatus(ctx.db, id);
      await assertMayLeave(ctx.db, status);
      await moveHiddenLeads(ctx.db, status);
      await deleteStatusRow(ctx.db, id);
      await audit(ctx, 'status.deleted', status);
    });
  } catch (error) {
    // A lead was moved into it meanwhile.
    throw isForeignKeyViolation(error) ? new AppError('status.inUse') : error;
  }
  return { status: 'success' };
}

export async function reorderStatuses(
  ctx: Ctx,
  { body: { role, ids } }: InputOf<typeof reorderStatusesEndpoint>,
): Promise<LeadStatus[]> {
  return inTransaction(ctx, async (ctx) => {
    const there = await lockStatusesOf(ctx.db, role);
    const isSameSet = there.length === ids.length && there.every((id) => ids.includes(id));
    if (!isSameSet) throw new AppError('status.listChanged');
    await setStatusOrder(ctx.db, ids);
    const rows = await listStatusRows(ctx.db, role, undefined);
    await recordAudit(ctx, {
      action: 'status.reordered',
      data: { role, order: rows.map(({ name }) => name) },
    });
    return rows.map(listedFor(ctx));
  });
}

/** Default columns of a new installation; existing columns stay. */
export async function ensureStatuses(db: Db): Promise<void> {
  if ((await countStatuses(db, undefined)) > 0) return;
  const rows = ROLES.flatMap((role) =>
    DEFAULT_STATUSES[role].map(
      ({ name, name_es: nameEs, is_after_shortlist: isAfterShortlist = false }, i) => ({
        ...{ name, nameEs, role, isAfterShortlist },
        order: i + 1,
      }),
    ),
  );
  await insertStatuses(db, rows);
}

type StatusRow = NonNullable<Awaited<ReturnType<typeof findStatus>>>;

async function lockStatus(db: Db, id: number): Promise<StatusRow> {
  const seen = await findStatus(db, id);
  if (seen) await lockStatusesOf(db, seen.role);
  // Read again: it may have changed while waiting for the lock.
  const status = seen && (await findStatus(db, id));
  if (!status) throw new AppError('status.notFound');
  return status;
}

async function assertMayLeave(db: Db, status: StatusRow): Promise<void> {
  if (status.leadsCount > 0) throw new AppError('status.inUse');
  if ((await countStatuses(db, status.role)) < 2) throw new AppError('status.lastOfRole');
}

async function namedOnce<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    const field = isUniqueViolation(error, 'lead_statuses_role_name_key')
      ? 'name'
      : isUniqueViolation(error, 'lead_statuses_role_name_es_key') && 'name_es';
    if (!field) throw error;
    throw new AppError('status.nameTaken', { fields: { [field]: ['taken'] } });
  }
}

type Body = InputOf<typeof createStatusEndpoint>['body'];

type Kept = Pick<StatusRow, 'nameEs' | 'probability' | 'isAfterShortlist'>;

/** What a client leaves out stays as it is stored. */
function rowOf(
  { name_es: nameEs, probability, is_after_shortlist: isAfterShortlist, ...body }: Body,
  stored: Kept = { nameEs: null, probability: null, isAfterShortlist: false },
) {
  return {
    ...body,
    nameEs: nameEs === undefined ? stored.nameEs : nameEs,
    probability: probability === undefined ? stored.probability : probability,
    isAfterShortlist: isAfterShortlist ?? stored.isAfterShortlist,
  };
}

type Named = Omit<StatusRow, 'leadsCount'>;

function audit(
  ctx: Ctx,
  action: 'status.created' | 'status.updated' | 'status.deleted',
  status: Named,
  data: Record<string, unknown> = {},
): Promise<void> {
  const { name, ...facts } = factsOf(status);
  const target = { type: 'status', id: status.id, name } as const;
  return recordAudit(ctx, { action, target, data: { ...facts, ...data } });
}

const factsOf = ({ name, nameEs, role, order, probability, isAfterShortlist }: Named) => ({
  ...{ name, name_es: nameEs, role, order, probability },
  is_after_shortlist: isAfterShortlist,
});

/** Total counts are for users who arrange the board; others see counts of their own leads. */
const withCount = <S extends object>(ctx: Ctx, status: S, leadsCount: number) =>
  isAllowed(viewerOf(ctx).role, 'status:write') ? { ...status, leads_count: leadsCount } : status;

const listedFor =
  (ctx: Ctx) =>
  ({ leadsCount, isAfterShortlist, ...status }: StatusRow): LeadStatus => ({
    ...withCount(ctx, inLanguage(ctx.locale)(status), leadsCount),
    ...(isAfterShortlist && { is_after_shortlist: true }),
  });

/** Both names, as the form edits them. */
const editedFor =
  (ctx: Ctx) =>
  ({ leadsCount, nameEs, isAfterShortlist, ...status }: StatusRow): EditedStatus =>
    withCount(
      ctx,
      { ...status, name_es: nameEs, is_after_shortlist: isAfterShortlist },
      leadsCount,
    );
