import {
  type createStatus as createStatusEndpoint,
  type deleteStatus as deleteStatusEndpoint,
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
import { DEFAULT_STATUS_NAMES } from '@alpha/contract/default-statuses';
import { recordAudit } from '../../platform/audit/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/db/db-errors.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
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
  moveErasedLeads,
  setStatusOrder,
  updateStatusRow,
} from './statuses.queries.ts';

export async function listStatuses(
  ctx: Ctx,
  { query: { page, per_page, role } }: InputOf<typeof listStatusesEndpoint>,
): Promise<ResultOf<typeof listStatusesEndpoint>> {
  if (page === undefined && per_page === undefined)
    return (await listStatusRows(ctx.db, role, undefined)).map(shapeFor(ctx));
  const limit = per_page ?? PAGE_SIZE;
  const rows = await listStatusRows(ctx.db, role, { limit, offset: ((page ?? 1) - 1) * limit });
  return { data: rows.map(shapeFor(ctx)), total: await countStatuses(ctx.db, role) };
}

export async function getStatus(
  ctx: Ctx,
  { params }: InputOf<typeof getStatusEndpoint>,
): Promise<LeadStatus> {
  const status = await findStatus(ctx.db, params.id);
  if (!status) throw new AppError('status.notFound');
  return shapeFor(ctx)(status);
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
): Promise<LeadStatus> {
  return namedOnce(() =>
    inTransaction(ctx, async (ctx) => {
      await lockStatusesOf(ctx.db, body.role);
      await makeRoom(ctx.db, body);
      const status = await insertStatus(ctx.db, body);
      if (!status) throw new Error('the status was not stored');
      await audit(ctx, 'status.created', status);
      return { ...status, leads_count: 0 };
    }),
  );
}

export async function updateStatus(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof updateStatusEndpoint>,
): Promise<LeadStatus> {
  return namedOnce(() =>
    inTransaction(ctx, async (ctx) => {
      const before = await lockStatus(ctx.db, id);
      // A lead's status belongs to the role of its owner, so a column with leads cannot change role.
      if (body.role !== before.role) await assertMayLeave(ctx.db, before);
      await makeRoom(ctx.db, body, id);
      await updateStatusRow(ctx.db, id, body);
      const { name, role, order } = before;
      await audit(ctx, 'status.updated', { id, ...body }, { before: { name, role, order } });
      return { id, ...body, leads_count: before.leadsCount };
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
      await moveErasedLeads(ctx.db, status);
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
    return rows.map(shapeFor(ctx));
  });
}

/** Default columns of a new installation; existing columns stay. */
export async function ensureStatuses(db: Db): Promise<void> {
  if ((await countStatuses(db, undefined)) > 0) return;
  const rows = ROLES.flatMap((role) =>
    DEFAULT_STATUS_NAMES[role].map((name, i) => ({ name, role, order: i + 1 })),
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
    if (!isUniqueViolation(error, 'lead_statuses_role_name_key')) throw error;
    throw new AppError('status.nameTaken', { fields: { name: ['taken'] } });
  }
}

type Named = { id: number; name: string; role: Role; order: number };

function audit(
  ctx: Ctx,
  action: 'status.created' | 'status.updated' | 'status.deleted',
  { id, name, role, order }: Named,
  data: Record<string, unknown> = {},
): Promise<void> {
  const target = { type: 'status', id, name } as const;
  return recordAudit(ctx, { action, target, data: { role, order, ...data } });
}

/** Total counts are for users who arrange the board; others see counts of their own leads. */
const shapeFor =
  (ctx: Ctx) =>
  ({ leadsCount, ...status }: StatusRow): LeadStatus =>
    isAllowed(viewerOf(ctx).role, 'status:write') ? { ...status, leads_count: leadsCount } : status;
