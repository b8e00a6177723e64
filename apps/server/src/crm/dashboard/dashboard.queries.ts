import type { LeadSource } from '@alpha/contract';
import { IDLE_DAYS } from '@alpha/contract';
import { and, gte, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leadCounts, leads, lostReasons } from '../../platform/db/schema/index.ts';
import { isOwned, type Owners } from './owners.queries.ts';

export type Period = { from: Date; to: Date };

const COUNT = sql<number>`count(*)`.mapWith(Number);
const VALUE = sql<number>`coalesce(sum(${leads.initialPayment}), 0)`.mapWith(Number);
const orNull = (value: unknown) => (value === null ? null : Number(value));

/** Erased leads still count, so that past figures do not change. */
export const arrivedIn = ({ from, to }: Period, owners: Owners): SQL | undefined =>
  and(
    isNull(leads.deletedAt),
    gte(leads.createdAt, from),
    lt(leads.createdAt, to),
    isOwned(leads.userId, owners),
  );

/** Now in one of these columns, and came into it in this period. */
export const settledIn = (
  statusIds: readonly number[],
  { from, to }: Period,
  owners: Owners,
): SQL | undefined =>
  and(
    isNull(leads.deletedAt),
    // An array is one value: the statement is the same for any number of columns.
    sql`${leads.statusId} = any(${sql.param([...statusIds])}::int[])`,
    gte(leads.statusAt, from),
    lt(leads.statusAt, to),
    isOwned(leads.userId, owners),
  );

const MINUTES = sql`extract(epoch from (${leads.firstContactAt} - ${leads.createdAt})) / 60`;
const IS_RESPONSE = sql`${leads.firstContactAt} is not null and ${leads.source} <> 'import'`;

// `greatest` ignores nulls: leads not yet contacted would count as contacted at once.
const responseAt = (share: number) =>
  sql<number | null>`percentile_cont(${sql.raw(String(share))})
    within group (order by greatest(0, ${MINUTES})) filter (where ${IS_RESPONSE})`.mapWith(orNull);

/** Arrivals and how soon they were contacted. */
export const ARRIVALS = {
  arrived: COUNT,
  responded: sql<number>`count(*) filter (where ${IS_RESPONSE})`.mapWith(Number),
  median: responseAt(0.5),
  p90: responseAt(0.9),
};

export async function countArrivals(db: Db, period: Period, owners: Owners) {
  const [row] = await db.select(ARRIVALS).from(leads).where(arrivedIn(period, owners));
  return row ?? { arrived: 0, responded: 0, median: null, p90: null };
}

/** The step in which an instant is, from 1. */
const placeOf = (instant: SQL, starts: readonly Date[]) => {
  const beginnings = `{${starts.map((start) => start.toISOString()).join()}}`;
  return sql<number>`width_bucket(${instant}, ${beginnings}::timestamptz[])`.mapWith(Number);
};

export const countSources = (db: Db, period: Period, owners: Owners, starts: readonly Date[]) =>
  db
    .select({
      place: placeOf(sql`${leads.createdAt}`, starts),
      source: sql<LeadSource>`${leads.source}`,
      leads: COUNT,
    })
    .from(leads)
    .where(arrivedIn(period, owners))
    .groupBy(sql`1, 2`);

export type Settled = {
  place: number;
  statusId: number;
  reasonId: number | null;
  leads: number;
  value: number;
};

/** What was won or lost in a period, by step, column and reason. */
export const countSettled = (
  db: Db,
  statusIds: readonly number[],
  period: Period,
  owners: Owners,
  starts: readonly Date[],
): Promise<Settled[]> =>
  db
    .select({
      place: placeOf(sql`${leads.statusAt}`, starts),
      statusId: leads.statusId,
      reasonId: leads.lostReasonId,
      leads: COUNT,
      value: VALUE,
    })
    .from(leads)
    .where(settledIn(statusIds, period, owners))
    .groupBy(sql`1, 2, 3`);

/** Leads and value by column, from the totals that a trigger keeps. */
export const sumStages = (db: Db, statusIds: readonly number[], owners: Owners) =>
  db
    .select({
      statusId: leadCounts.statusId,
      leads: sql<number>`sum(${leadCounts.leads})`.mapWith(Number),
      value: sql<number>`sum(${leadCounts.budget})`.mapWith(Number),
    })
    .from(leadCounts)
    .where(and(inArray(leadCounts.statusId, [...statusIds]), isOwned(leadCounts.userId, owners)))
    .groupBy(leadCounts.statusId);

/** Leads that nobody has touched for some days, by column and owner. */
export const countIdle = (db: Db, statusIds: readonly number[], owners: Owners) =>
  db
    .select({ statusId: leads.statusId, userId: leads.userId, leads: COUNT })
    .from(leads)
    .where(
      and(
        isNull(leads.hiddenAt),
        inArray(leads.statusId, [...statusIds]),
        isOwned(leads.userId, owners),
        lt(leads.lastTouchedAt, sql`now() - ${IDLE_DAYS} * interval '1 day'`),
      ),
    )
    .groupBy(leads.statusId, leads.userId);

/** Leads in these columns that nobody has contacted, imports excepted. */
export const countWaiting = (db: Db, statusIds: readonly number[], owners: Owners) =>
  db
    .select({ userId: leads.userId, leads: COUNT })
    .from(leads)
    .where(
      and(
        isNull(leads.hiddenAt),
        isNull(leads.firstContactAt),
        ne(leads.source, 'import'),
        inArray(leads.statusId, [...statusIds]),
        isOwned(leads.userId, owners),
      ),
    )
    .groupBy(leads.userId);

export const listReasonNames = (db: Db) =>
  db
    .select({ id: lostReasons.id, name: lostReasons.name, nameEs: lostReasons.nameEs })
    .from(lostReasons);
