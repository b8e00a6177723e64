import type {
  DashboardPerson,
  InputOf,
  listDashboardPeople as listDashboardPeopleEndpoint,
} from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { readOutcomes } from '../statuses/outcomes.service.ts';
import { countIdle, countWaiting } from './dashboard.queries.ts';
import { listNames } from './owners.queries.ts';
import { ownersFor } from './owners.service.ts';
import {
  countArrivalsByOwner,
  countOpenByOwner,
  countOverdueByOwner,
  countWonByOwner,
  countWork,
} from './people.queries.ts';
import { readPeriod } from './read-period.ts';

/** Everybody with leads or work; those with the most overdue and waiting first. */
export async function listDashboardPeople(
  ctx: Ctx,
  { query }: InputOf<typeof listDashboardPeopleEndpoint>,
): Promise<DashboardPerson[]> {
  const period = readPeriod(query);
  const owners = await ownersFor(ctx, query.user_id);
  const { ids } = await readOutcomes(ctx);
  const [arrivals, won, work, open, waiting, idle, overdue] = await Promise.all([
    countArrivalsByOwner(ctx.db, period, owners),
    countWonByOwner(ctx.db, ids.won, period, owners),
    countWork(ctx.db, period, owners),
    countOpenByOwner(ctx.db, ids.open, owners),
    countWaiting(ctx.db, ids.open, owners),
    countIdle(ctx.db, ids.open, owners),
    countOverdueByOwner(ctx.db, owners),
  ]);
  const known = [arrivals, won, work, open, waiting, idle, overdue].flat();
  const people = await listNames(ctx.db, [...new Set(known.map(({ userId }) => userId))]);
  return people
    .map((user): DashboardPerson => {
      const own = <Row extends { userId: number }>(rows: readonly Row[]) =>
        rows.filter(({ userId }) => userId === user.id);
      const [arrival] = own(arrivals);
      const [sale] = own(won);
      const did = (kind: (typeof work)[number]['kind']) =>
        own(work)
          .filter((row) => row.kind === kind)
          .reduce((all, { entries }) => all + entries, 0);
      return {
        user,
        arrived: arrival?.arrived ?? 0,
        responded: arrival?.responded ?? 0,
        minutes_median: arrival?.median ?? null,
        minutes_p90: arrival?.p90 ?? null,
        won: sale?.won ?? 0,
        won_value: sale?.value ?? 0,
        ...{ calls: did('call'), messages: did('message') },
        ...{ notes: did('note'), moves: did('move') },
        open: own(open)[0]?.leads ?? 0,
        waiting: own(waiting)[0]?.leads ?? 0,
        idle: own(idle).reduce((all, { leads }) => all + leads, 0),
        overdue: own(overdue)[0]?.tasks ?? 0,
      };
    })
    .sort(
      (a, b) =>
        b.overdue + b.waiting - (a.overdue + a.waiting) ||
        b.open - a.open ||
        a.user.name.localeCompare(b.user.name),
    );
}
