import type {
  DashboardPeriod,
  getDashboard as getDashboardEndpoint,
  InputOf,
  ResultOf,
} from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { type Outcomes, readOutcomes } from '../statuses/outcomes.service.ts';
import { inLanguage, statusName } from '../statuses/status-name.ts';
import { beforeOf, stepFor, stepsOf } from './calendar-steps.ts';
import {
  countArrivals,
  countIdle,
  countSettled,
  countSources,
  countWaiting,
  listReasonNames,
  type Period,
  type Settled,
  sumStages,
} from './dashboard.queries.ts';
import type { Owners } from './owners.queries.ts';
import { ownersFor } from './owners.service.ts';
import { readPeriod } from './read-period.ts';

type Query = InputOf<typeof getDashboardEndpoint>['query'];
type Dashboard = ResultOf<typeof getDashboardEndpoint>;

export async function getDashboard(ctx: Ctx, { query }: { query: Query }): Promise<Dashboard> {
  const { time_zone: timeZone = 'UTC', user_id: userId } = query;
  const now = readPeriod(query);
  const before = readBefore(query, now, timeZone);
  const owners = await ownersFor(ctx, userId);
  const outcomes = await readOutcomes(ctx);
  const settledIds = [...outcomes.ids.won, ...outcomes.ids.lost];
  const step = stepFor(now);
  const starts = stepsOf(now, step, timeZone);
  const [arrivals, arrivalsBefore, sources, settled, settledBefore, reasons, pipeline] =
    await Promise.all([
      countArrivals(ctx.db, now, owners),
      countArrivals(ctx.db, before, owners),
      countSources(ctx.db, now, owners, starts),
      countSettled(ctx.db, settledIds, now, owners, starts),
      countSettled(ctx.db, settledIds, before, owners, [before.from]),
      listReasonNames(ctx.db),
      readPipeline(ctx, outcomes, owners),
    ]);
  const won = settled.filter(isIn(outcomes.ids.won));
  return {
    now: shapePeriod(arrivals, settled, outcomes),
    before: shapePeriod(arrivalsBefore, settledBefore, outcomes),
    step,
    steps: starts.map((from, index) => {
      const here = <Row extends { place: number }>(rows: Row[]) =>
        rows.filter(({ place }) => place === index + 1);
      const { leads, value } = sum(here(won));
      const arrived = sum(here(sources)).leads;
      return { from: from.toISOString(), arrived, won: leads, won_value: value };
    }),
    by_source: groups(sources, ({ source }) => source)
      .map(([source, rows]) => ({ source, arrived: sum(rows).leads }))
      .sort((a, b) => b.arrived - a.arrived || (a.source < b.source ? -1 : 1)),
    lost_reasons: groups(settled.filter(isIn(outcomes.ids.lost)), ({ reasonId }) => reasonId)
      .map(([reasonId, rows]) => {
        const reason = reasons.find(({ id }) => id === reasonId);
        const { leads: lost, value } = sum(rows);
        const named = reason && { id: reason.id, name: statusName(reason, ctx.locale) };
        return { reason: named ?? null, lost, value };
      })
      .sort((a, b) => b.lost - a.lost || (a.reason?.id ?? 0) - (b.reason?.id ?? 0)),
    ...pipeline,
    won_statuses: columnsOf(ctx, outcomes, outcomes.ids.won),
    lost_statuses: columnsOf(ctx, outcomes, outcomes.ids.lost),
  };
}

function readBefore({ before_from, before_to }: Query, now: Period, timeZone: string): Period {
  if (before_from === undefined && before_to === undefined) return beforeOf(now, timeZone);
  return readPeriod({ from: before_from ?? '', to: before_to ?? '' }, 'before_to');
}

/** What is open now, column by column. */
async function readPipeline(ctx: Ctx, outcomes: Outcomes, owners: Owners) {
  const { open } = outcomes.ids;
  const [stages, idle, waiting] = await Promise.all([
    sumStages(ctx.db, open, owners),
    countIdle(ctx.db, open, owners),
    countWaiting(ctx.db, open, owners),
  ]);
  const pipeline = outcomes.columns
    .filter(({ id }) => open.includes(id))
    .map(({ chancePercent, ...column }) => {
      const isHere = isIn([column.id]);
      const { leads, value } = sum(stages.filter(isHere));
      return {
        status: shapeColumn(ctx, column),
        chance_percent: chancePercent,
        ...{ leads, value, weighted: (value * chancePercent) / 100 },
        idle: sum(idle.filter(isHere)).leads,
      };
    });
  const total = (of: (stage: (typeof pipeline)[number]) => number) =>
    pipeline.reduce((all, stage) => all + of(stage), 0);
  return {
    pipeline,
    open: {
      leads: total(({ leads }) => leads),
      value: total(({ value }) => value),
      weighted: total(({ weighted }) => weighted),
      idle: total(({ idle }) => idle),
      waiting: sum(waiting).leads,
    },
  };
}

type Arrivals = Awaited<ReturnType<typeof countArrivals>>;

function shapePeriod(
  { arrived, responded, median, p90 }: Arrivals,
  settled: readonly Settled[],
  { ids }: Outcomes,
): DashboardPeriod {
  const [won, lost] = [sum(settled.filter(isIn(ids.won))), sum(settled.filter(isIn(ids.lost)))];
  return {
    ...{ arrived, responded, minutes_median: median, minutes_p90: p90 },
    ...{ won: won.leads, won_value: won.value, lost: lost.leads, lost_value: lost.value },
  };
}

const isIn =
  (ids: readonly number[]) =>
  ({ statusId }: { statusId: number }): boolean =>
    ids.includes(statusId);

function sum(rows: readonly { leads: number; value?: number }[]) {
  return {
    leads: rows.reduce((all, { leads }) => all + leads, 0),
    value: rows.reduce((all, { value = 0 }) => all + value, 0),
  };
}

function groups<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): [Key, Row[]][] {
  const found = new Map<Key, Row[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return [...found];
}

type Column = Omit<Outcomes['columns'][number], 'chancePercent'>;

function shapeColumn({ locale }: Ctx, { id, name, nameEs, role, order }: Column) {
  return inLanguage(locale)({ id, name, nameEs, role, order });
}

const columnsOf = (ctx: Ctx, { columns }: Outcomes, ids: readonly number[]) =>
  columns.filter(({ id }) => ids.includes(id)).map((column) => shapeColumn(ctx, column));
