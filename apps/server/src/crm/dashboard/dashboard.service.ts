import {
  DASHBOARD_MOST_DAYS,
  type DashboardCounts,
  type getDashboard as getDashboardEndpoint,
  type InputOf,
  isAllowed,
  type ResultOf,
} from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { beforeOf, stepFor, stepsOf } from './calendar-steps.ts';
import {
  countGroups,
  countPeriods,
  countSteps,
  listNames,
  listTeamIds,
  type Owners,
  type Period,
} from './dashboard.queries.ts';
import { findWonStatusIds, listColumns } from './lead-settings.queries.ts';
import { wonStatuses } from './won-statuses.ts';

const DAY_MS = 86_400_000;

export async function getDashboard(
  ctx: Ctx,
  {
    query: { user_id, time_zone: timeZone = 'UTC', ...asked },
  }: InputOf<typeof getDashboardEndpoint>,
): Promise<ResultOf<typeof getDashboardEndpoint>> {
  const owners = await ownersFor(ctx, user_id);
  const now = readPeriod(asked);
  const before = beforeOf(now, timeZone);
  const columns = await listColumns(ctx.db);
  const won = wonStatuses(columns, await findWonStatusIds(ctx.db));
  const question = { owners, wonIds: won.map(({ id }) => id) };
  const periods = await countPeriods(ctx.db, { now, before }, question);
  const groups = await countGroups(ctx.db, now, question);
  const step = stepFor(now);
  const byOwner = groups.filter(({ userId }) => userId !== null);
  const names = await listNames(
    ctx.db,
    byOwner.map(({ userId }) => userId ?? 0),
  );
  return {
    now: shape(periods.find(({ isNow }) => isNow)),
    before: shape(periods.find(({ isNow }) => !isNow)),
    step,
    steps: await countedSteps(ctx, now, owners, stepsOf(now, step, timeZone)),
    by_source: groups
      .flatMap(({ source, ...row }) => (source ? [{ source, ...shape(row) }] : []))
      .sort((a, b) => b.leads - a.leads),
    by_status: columns.flatMap((status) => {
      const row = groups.find(({ statusId }) => statusId === status.id);
      return row ? [{ status, leads: row.leads }] : [];
    }),
    by_owner: byOwner
      .map(({ userId, ...row }) => ({
        user: names.find(({ id }) => id === userId) ?? { id: userId ?? 0, name: '' },
        ...shape(row),
      }))
      .sort((a, b) => b.leads - a.leads || a.user.name.localeCompare(b.user.name)),
    won_statuses: won,
  };
}

/** Whose leads are counted: never more than the viewer may see. */
async function ownersFor(ctx: Ctx, userId: number | undefined): Promise<Owners> {
  const { id, role } = viewerOf(ctx);
  const all: Owners = isAllowed(role, 'lead:read:all') ? 'all' : await listTeamIds(ctx.db, id);
  if (userId === undefined) return all;
  if (all !== 'all' && !all.includes(userId)) throw new AppError('user.notFound');
  return [userId];
}

function readPeriod({ from, to }: { from: string; to: string }): Period {
  const period = { from: new Date(from), to: new Date(to) };
  const days = (period.to.getTime() - period.from.getTime()) / DAY_MS;
  if (!(days > 0) || days > DASHBOARD_MOST_DAYS)
    throw new AppError('request.invalid', { fields: { to: ['invalid'] } });
  return period;
}

async function countedSteps(ctx: Ctx, period: Period, owners: Owners, starts: readonly Date[]) {
  const rows = await countSteps(ctx.db, period, owners, starts);
  return starts.map((from, i) => ({
    from: from.toISOString(),
    leads: rows.find(({ place }) => place === i + 1)?.leads ?? 0,
  }));
}

type Counted = { leads: number; won: number; contacted: number; minutes: number | null };

const shape = (row: Counted | undefined): DashboardCounts => ({
  leads: row?.leads ?? 0,
  won: row?.won ?? 0,
  contacted: row?.contacted ?? 0,
  minutes_to_contact: row?.minutes ?? null,
});
