import type { LeadSource } from '@alpha/contract';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leads, users } from '../../platform/db/schema/index.ts';

/** All leads, or those of the given owners. */
export type Owners = 'all' | readonly number[];
export type Period = { from: Date; to: Date };
type Question = { owners: Owners; wonIds: readonly number[] };

const within = ({ from, to }: Period, owners: Owners): SQL | undefined =>
  and(
    gte(leads.createdAt, from),
    lt(leads.createdAt, to),
    owners === 'all' ? undefined : inArray(leads.userId, [...owners]),
  );

const MINUTES = sql`extract(epoch from (${leads.firstContactAt} - ${leads.createdAt})) / 60`;

/** Erased leads still count, so past figures do not change. */
const countsOf = (wonIds: readonly number[]) => ({
  leads: sql<number>`count(*)`.mapWith(Number),
  won: wonIds.length
    ? sql<number>`count(*) filter (where ${inArray(leads.statusId, [...wonIds])})`.mapWith(Number)
    : sql<number>`0`.mapWith(Number),
  contacted: sql<number>`count(${leads.firstContactAt})`.mapWith(Number),
  // `greatest` ignores nulls: leads not yet contacted would count as contacted at once.
  minutes: sql<number | null>`percentile_cont(0.5) within group (order by greatest(0, ${MINUTES}))
      filter (where ${leads.firstContactAt} is not null)`.mapWith((value: unknown) =>
    value === null ? null : Number(value),
  ),
});

/** Compares two periods. */
export function countPeriods(db: Db, periods: { now: Period; before: Period }, question: Question) {
  const { now, before } = periods;
  const isNow = sql<boolean>`${leads.createdAt} >= ${now.from.toISOString()}::timestamptz`;
  return db
    .select({ isNow, ...countsOf(question.wonIds) })
    .from(leads)
    .where(within({ from: before.from, to: now.to }, question.owners))
    .groupBy(sql`1`);
}

/** By source, column and owner, in one pass. */
export function countGroups(db: Db, period: Period, { owners, wonIds }: Question) {
  return db
    .select({
      source: sql<LeadSource | null>`${leads.source}`,
      statusId: sql<number | null>`${leads.statusId}`,
      userId: sql<number | null>`${leads.userId}`,
      ...countsOf(wonIds),
    })
    .from(leads)
    .where(within(period, owners))
    .groupBy(sql`grouping sets ((${leads.source}), (${leads.statusId}), (${leads.userId}))`);
}

/** How many arrived in each step; steps count from 1. */
export function countSteps(db: Db, period: Period, owners: Owners, starts: readonly Date[]) {
  const beginnings = `{${starts.map((start) => start.toISOString()).join()}}`;
  const place = sql<number>`width_bucket(${leads.createdAt}, ${beginnings}::timestamptz[])`;
  return db
    .select({
      place: place.mapWith(Number),
      leads: sql<number>`count(*)`.mapWith(Number),
    })
    .from(leads)
    .where(within(period, owners))
    .groupBy(sql`1`);
}

/** A leader's own leads and the team's. */
export async function listTeamIds(db: Db, leaderId: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.leaderId, leaderId), eq(users.role, 'salesman')));
  return [leaderId, ...rows.map(({ id }) => id)];
}

export async function listNames(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
}
