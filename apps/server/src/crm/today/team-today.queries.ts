import { and, eq, gt, isNotNull, isNull, lt, min, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leadActivities, leads, users } from '../../platform/db/schema/index.ts';
import { isOfKind, type LeadScope } from '../leads/leads.queries.ts';
import { hasSignal, isOpenTask, isWaiting, type OwnerScope, ownedLeads } from './today.queries.ts';

/** Response times look back this far. */
const RESPONSE_DAYS = sql`now() - interval '30 days'`;

const COUNT = sql<number>`count(*)`.mapWith(Number);

/** Null: every active user; else a leader with their salesmen. */
export const listTeam = (db: Db, leaderId: number | null) =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        isNull(users.deactivatedAt),
        leaderId === null
          ? undefined
          : sql`(${users.id} = ${leaderId} or (${users.leaderId} = ${leaderId}
              and ${users.role} = 'salesman'))`,
      ),
    )
    .orderBy(sql`lower(${users.name})`, users.id);

export const countWaitingByOwner = (db: Db, owners: OwnerScope) =>
  db
    .select({ userId: leads.userId, count: COUNT, since: min(leads.createdAt) })
    .from(leads)
    .where(isWaiting(owners))
    .groupBy(leads.userId);

export const countSignalsByOwner = (db: Db, owners: OwnerScope) =>
  db
    .select({ userId: leads.userId, count: COUNT })
    .from(leads)
    .where(hasSignal(owners))
    .groupBy(leads.userId);

export function countOverdueByOwner(db: Db, owners: OwnerScope) {
  const owned = ownedLeads(db, owners);
  return db
    .select({ userId: owned.userId, count: COUNT })
    .from(leadActivities)
    .innerJoin(owned, eq(owned.id, leadActivities.leadId))
    .where(and(isOpenTask(owners), lt(leadActivities.dueAt, sql`now()`)))
    .groupBy(owned.userId);
}

const MINUTES = sql`extract(epoch from ${leads.firstContactAt} - ${leads.createdAt}) / 60`;

/** Erased leads count too, as on the dashboard. */
export const medianResponseByOwner = (db: Db, scope: LeadScope) =>
  db
    .select({
      userId: leads.userId,
      minutes:
        sql<number>`percentile_cont(0.5) within group (order by greatest(0, ${MINUTES}))`.mapWith(
          Number,
        ),
    })
    .from(leads)
    .where(
      and(
        isOfKind(leads, scope, {}),
        isNull(leads.deletedAt),
        isNotNull(leads.firstContactAt),
        gt(leads.createdAt, RESPONSE_DAYS),
      ),
    )
    .groupBy(leads.userId);
