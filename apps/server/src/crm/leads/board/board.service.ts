import {
  COLUMN_WINDOW,
  type getBoardColumn as getBoardColumnEndpoint,
  type getBoard as getBoardEndpoint,
  type getBoardTotals as getBoardTotalsEndpoint,
  type InputOf,
  instant,
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
import type { LeadFilter, LeadScope } from '../leads.queries.ts';
import { shapeSummary } from '../shape-lead.ts';
import { type ColumnMark, findBoardOwner, listColumn } from './board.queries.ts';

export async function getBoard(
  ctx: Ctx,
  { query }: InputOf<typeof getBoardEndpoint>,
): Promise<ResultOf<typeof getBoardEndpoint>> {
  const { role: _, ...asked } = query;
  const filter = await withFieldFilter(ctx, asked);
  const totals = await getBoardTotals(ctx, { query });
  const columns = await Promise.all(
    totals.columns.map(async (column) => {
      if (column.count === 0) return { ...column, ...NONE };
      const inside = { ...filter, lead_status_id: column.status.id };
      return { ...column, ...(await windowOf(ctx, scopeOf(ctx), inside)) };
    }),
  );
  return { ...totals, columns };
}

export async function getBoardTotals(
  ctx: Ctx,
  { query: { role: asked, ...given } }: InputOf<typeof getBoardTotalsEndpoint>,
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
  { query: { after, ...asked } }: InputOf<typeof getBoardColumnEndpoint>,
): Promise<ResultOf<typeof getBoardColumnEndpoint>> {
  const filter = await withFieldFilter(ctx, asked);
  return windowOf(ctx, scopeOf(ctx), filter, after === undefined ? null : readMark(after));
}

const NONE = { leads: [], next: null };

async function windowOf(
  ctx: Ctx,
  scope: LeadScope,
  filter: LeadFilter,
  after: ColumnMark | null = null,
) {
  const rows = await listColumn(ctx.db, { scope, filter, after }, COLUMN_WINDOW + 1);
  const shown = rows.slice(0, COLUMN_WINDOW);
  const last = shown.at(-1);
  return {
    leads: shown.map(shapeSummary),
    next: rows.length > COLUMN_WINDOW && last ? writeMark(last) : null,
  };
}

const writeMark = ({ activeAtText, id }: ColumnMark) => `${activeAtText},${id}`;

/** Cursor: the database's timestamp text, with microseconds that a `Date` would lose, and a row id. */
const MARK =
  /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,6})?)([+-](?:0\d|1[0-5]))(:[0-5]\d)?,(\d{1,9})$/;

function readMark(after: string): ColumnMark {
  const [, day, time, hours, minutes = ':00', id] = MARK.exec(after) ?? [];
  if (!instant.safeParse(`${day}T${time}${hours}${minutes}`).success)
    throw new AppError('request.invalid', { fields: { after: ['invalid'] } });
  return { activeAtText: `${day} ${time}${hours}${minutes}`, id: Number(id) };
}

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
