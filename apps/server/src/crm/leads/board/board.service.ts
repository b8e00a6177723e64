import {
  type getBoardColumn as getBoardColumnEndpoint,
  type getBoard as getBoardEndpoint,
  type getBoardTotals as getBoardTotalsEndpoint,
  type InputOf,
  isAllowed,
  type ResultOf,
  ROLES,
  type Role,
} from '@alpha/contract';
import { findVisibleUser } from '../../../accounts/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, viewerOf } from '../../../platform/http/context.ts';
import { inLanguage } from '../../statuses/status-name.ts';
import { listStatusesOf } from '../../statuses/statuses.service.ts';
import { sumColumns } from '../counts/counts.queries.ts';
import { withFieldFilter } from '../fields/field-filter.service.ts';
import { scopeOf } from '../lead-scope.ts';
import type { LeadScope } from '../leads.queries.ts';
import { findBoardOwner } from './board.queries.ts';
import { readWindow } from './board-column.service.ts';

export async function getBoard(
  ctx: Ctx,
  { query }: InputOf<typeof getBoardEndpoint>,
): Promise<ResultOf<typeof getBoardEndpoint>> {
  const { role: _, sort, ...asked } = query;
  const filter = await withFieldFilter(ctx, asked);
  const totals = await getBoardTotals(ctx, { query });
  const columns = await Promise.all(
    totals.columns.map(async (column) => {
      if (column.count === 0) return { ...column, ...NONE };
      const inside = { ...filter, lead_status_id: column.status.id };
      return { ...column, ...(await readWindow(ctx, { filter: inside, sort })) };
    }),
  );
  return { ...totals, columns };
}

export async function getBoardTotals(
  ctx: Ctx,
  { query: { role: asked, sort: _, ...given } }: InputOf<typeof getBoardTotalsEndpoint>,
): Promise<ResultOf<typeof getBoardTotalsEndpoint>> {
  const filter = await withFieldFilter(ctx, given);
  const scope = scopeOf(ctx);
  const owner = filter.user_id ? await ownerOf(ctx, filter.user_id, scope) : null;
  const role = owner ? owner.role : roleFor(ctx, asked);
  const statuses = await listStatusesOf(ctx, role);
  const sums = await sumColumns(ctx.db, scope, filter);
  return {
    role,
    owner: owner && { id: owner.id, name: owner.name },
    roles: ROLES.map((role) => ({ role, count: countOf(sums, role) })),
    columns: statuses.map(inLanguage(ctx.locale)).map(({ id, name, role, order }) => {
      const { count = 0, budget = 0 } = sums.find(({ statusId }) => statusId === id) ?? {};
      return { status: { id, name, role, order }, count, budget };
    }),
  };
}

const countOf = (sums: readonly { role: Role; count: number }[], role: Role) =>
  sums.filter((sum) => sum.role === role).reduce((total, { count }) => total + count, 0);

export async function getBoardColumn(
  ctx: Ctx,
  { query: { after, sort, ...asked } }: InputOf<typeof getBoardColumnEndpoint>,
): Promise<ResultOf<typeof getBoardColumnEndpoint>> {
  const filter = await withFieldFilter(ctx, asked);
  return readWindow(ctx, { filter, sort, after });
}

const NONE = { leads: [], next: null };

/** Leaders and administrators also see the boards of other roles. */
function roleFor(ctx: Ctx, asked: Role | undefined): Role {
  const { role } = viewerOf(ctx);
  return asked && isAllowed(role, 'lead:read:team') ? asked : role;
}

/** A user the viewer may see, and the role whose columns the board has. */
async function ownerOf(ctx: Ctx, userId: number, scope: LeadScope) {
  const viewer = viewerOf(ctx);
  if (userId === viewer.id) return viewer;
  const withLeads = await findBoardOwner(ctx.db, userId, scope);
  if (withLeads) return withLeads;
  const user = isAllowed(viewer.role, 'user:read:team') ? await findVisibleUser(ctx, userId) : null;
  if (!user) throw new AppError('user.notFound');
  // The specification's default for a user without leads.
  return { ...user, role: 'leader' as const };
}
