import {
  type getUser as getUserEndpoint,
  type InputOf,
  isAllowed,
  type listLeaders as listLeadersEndpoint,
  type listRoles as listRolesEndpoint,
  type listUsers as listUsersEndpoint,
  PAGE_SIZE,
  type ResultOf,
  ROLE_IDS,
  ROLES,
} from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { shapeStaffUser } from './shape-staff-user.ts';
import { scopeOf } from './user-scope.ts';
import {
  countTeam,
  countUsers,
  findUser,
  listActiveLeaders,
  listUserRows,
  type UserRow,
} from './users.queries.ts';

export async function listUsers(
  ctx: Ctx,
  { query }: InputOf<typeof listUsersEndpoint>,
): Promise<ResultOf<typeof listUsersEndpoint>> {
  const { page, per_page, search, sort = 'name', order = 'asc' } = query;
  const list = { scope: scopeOf(ctx), search, sort, order };
  if (page === undefined && per_page === undefined)
    return (await listUserRows(ctx.db, list)).map(shapeStaffUser);
  const limit = per_page ?? PAGE_SIZE;
  const window = { limit, offset: ((page ?? 1) - 1) * limit };
  const rows = await listUserRows(ctx.db, { ...list, window });
  return { data: rows.map(shapeStaffUser), total: await countUsers(ctx.db, list) };
}

export async function getUser(
  ctx: Ctx,
  { params }: InputOf<typeof getUserEndpoint>,
): Promise<ResultOf<typeof getUserEndpoint>> {
  const row = await getUserRow(ctx, params.id);
  return {
    ...shapeStaffUser(row),
    successor: successorOf(ctx, row),
    team_size: await countTeam(ctx.db, row.id),
  };
}

/** Users outside the viewer's team are reported as not found. */
export async function getUserRow(ctx: Ctx, id: number): Promise<UserRow> {
  const row = await findUser(ctx.db, id, scopeOf(ctx));
  if (!row) throw new AppError('user.notFound');
  return row;
}

/** A user of the viewer's team who can own leads. */
export async function findAssignee(ctx: Ctx, id: number): Promise<UserRow | undefined> {
  const row = await findVisibleUser(ctx, id);
  return row?.deactivatedAt ? undefined : row;
}

/** The viewer and every user of the viewer's team who can own leads. */
export async function listAssignees(ctx: Ctx): Promise<UserRow[]> {
  const { id, role } = viewerOf(ctx);
  const own = await findUser(ctx.db, id, 'all');
  const list = { scope: scopeOf(ctx), sort: 'name', order: 'asc' } as const;
  const others = isAllowed(role, 'lead:assign') ? await listUserRows(ctx.db, list) : [];
  const active = others.filter((user) => user.id !== id && !user.deactivatedAt);
  return own ? [own, ...active] : active;
}

export function findVisibleUser(ctx: Ctx, id: number): Promise<UserRow | undefined> {
  return findUser(ctx.db, id, scopeOf(ctx));
}

/** The leads of a deleted user go to the leader, else to the person who deletes the account. */
export function successorOf(ctx: Ctx, { id, leader }: UserRow) {
  if (leader && !leader.deactivatedAt) return { id: leader.id, name: leader.name };
  const viewer = viewerOf(ctx);
  return viewer.id === id ? null : { id: viewer.id, name: viewer.name };
}

export async function listRoles(ctx: Ctx): Promise<ResultOf<typeof listRolesEndpoint>> {
  const given = scopeOf(ctx) === 'all' ? ROLES : (['salesman'] as const);
  return given.map((name) => ({ id: ROLE_IDS[name], name }));
}

export async function listLeaders(ctx: Ctx): Promise<ResultOf<typeof listLeadersEndpoint>> {
  if (scopeOf(ctx) === 'all') return listActiveLeaders(ctx.db);
  const { id, name } = viewerOf(ctx);
  return [{ id, name }];
}
