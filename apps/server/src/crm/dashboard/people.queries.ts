import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leadActivities, leadCounts, leads } from '../../platform/db/schema/index.ts';
import { ARRIVALS, arrivedIn, type Period, settledIn } from './dashboard.queries.ts';
import { isOwned, type Owners } from './owners.queries.ts';
import { isOverdue, kindOfWork, wroteIn } from './work.queries.ts';

export const countArrivalsByOwner = (db: Db, period: Period, owners: Owners) =>
  db
    .select({ userId: leads.userId, ...ARRIVALS })
    .from(leads)
    .where(arrivedIn(period, owners))
    .groupBy(leads.userId);

export const countWonByOwner = (
  db: Db,
  wonIds: readonly number[],
  period: Period,
  owners: Owners,
) =>
  db
    .select({
      userId: leads.userId,
      won: sql<number>`count(*)`.mapWith(Number),
      value: sql<number>`coalesce(sum(${leads.initialPayment}), 0)`.mapWith(Number),
    })
    .from(leads)
    .where(settledIn(wonIds, period, owners))
    .groupBy(leads.userId);

/** What each person did; the lead may have another owner now. Kinds of work are added up here: PostgreSQL took twice as long for half a million entries. */
export async function countWork(db: Db, period: Period, owners: Owners) {
  const rows = await db
    .select({
      userId: sql<number>`${leadActivities.actorId}`.mapWith(Number),
      kind: leadActivities.kind,
      entries: sql<number>`count(*)`.mapWith(Number),
    })
    .from(leadActivities)
    .where(wroteIn(period, owners))
    .groupBy(leadActivities.actorId, leadActivities.kind);
  return rows.flatMap((row) => {
    const kind = kindOfWork(row.kind);
    return kind ? [{ ...row, kind }] : [];
  });
}

export const countOpenByOwner = (db: Db, statusIds: readonly number[], owners: Owners) =>
  db
    .select({
      userId: leadCounts.userId,
      leads: sql<number>`sum(${leadCounts.leads})`.mapWith(Number),
    })
    .from(leadCounts)
    .where(and(inArray(leadCounts.statusId, [...statusIds]), isOwned(leadCounts.userId, owners)))
    .groupBy(leadCounts.userId);

export const countOverdueByOwner = (db: Db, owners: Owners) =>
  db
    .select({ userId: leads.userId, tasks: sql<number>`count(*)`.mapWith(Number) })
    .from(leadActivities)
    .innerJoin(leads, eq(leads.id, leadActivities.leadId))
    .where(isOverdue(owners))
    .groupBy(leads.userId);
