import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  calendarFeeds,
  leadActivities,
  leads,
  purchaseSteps,
  purchases,
  users,
} from '../../platform/db/schema/index.ts';
import { isOfKind, type LeadScope } from '../leads/leads.queries.ts';
import { isLiveStep } from './live-steps.ts';

export async function findFeed(db: Db, userId: number) {
  const [feed] = await db
    .select({ createdAt: calendarFeeds.createdAt, readAt: calendarFeeds.readAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return feed;
}

/** One address per person: an earlier one is gone. */
export async function putFeed(db: Db, userId: number, tokenHash: string): Promise<void> {
  const renewed = { tokenHash, createdAt: sql`now()`, readAt: null };
  await db
    .insert(calendarFeeds)
    .values({ userId, tokenHash })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: renewed });
}

export async function deleteFeed(db: Db, userId: number): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** Whose calendar it is, as they are now; undefined also for a deactivated user. */
export async function findFeedOwner(db: Db, tokenHash: string) {
  const [owner] = await db
    .select({ id: users.id, role: users.role, locale: users.locale })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(users.deactivatedAt)));
  return owner;
}

/** Once a minute at most: a calendar program may ask often. */
export async function markFeedRead(db: Db, userId: number): Promise<void> {
  const { readAt } = calendarFeeds;
  await db
    .update(calendarFeeds)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(calendarFeeds.userId, userId),
        or(isNull(readAt), lt(readAt, sql`now() - interval '1 minute'`)),
      ),
    );
}

/** Nobody looks further back in a calendar for what they have not done. */
const PAST = sql`interval '90 days'`;
/** The newest first would hide what comes next. */
const MOST_TASKS = 1_000;

/** Open tasks of the person's own leads, and those they wrote for leads they can see. */
export const listCalendarTasks = (db: Db, { id, scope }: { id: number; scope: LeadScope }) =>
  db
    .select({
      id: leadActivities.id,
      body: leadActivities.body,
      isCall: sql<boolean>`coalesce(${leadActivities.data}->>'channel' = 'call', false)`,
      dueAt: leadActivities.dueAt,
      createdAt: leadActivities.createdAt,
      lead: {
        id: leads.id,
        firstName: leads.firstName,
        lastName: leads.lastName,
        phone: leads.phone,
      },
    })
    .from(leadActivities)
    .innerJoin(leads, eq(leads.id, leadActivities.leadId))
    .where(
      and(
        isOfKind(leads, scope, {}),
        isNull(leads.hiddenAt),
        or(eq(leads.userId, id), eq(leadActivities.actorId, id)),
        eq(leadActivities.kind, 'task'),
        isNull(leadActivities.doneAt),
        isNotNull(leadActivities.dueAt),
        sql`${leadActivities.dueAt} > now() - ${PAST}`,
      ),
    )
    .orderBy(asc(leadActivities.dueAt), asc(leadActivities.id))
    .limit(MOST_TASKS);

/** Open deadlines of purchases of the person's own leads. */
export const listCalendarDeadlines = (db: Db, { id, scope }: { id: number; scope: LeadScope }) =>
  db
    .select({
      id: purchaseSteps.id,
      key: purchaseSteps.key,
      title: purchaseSteps.title,
      dueAt: purchaseSteps.dueAt,
      createdAt: purchaseSteps.createdAt,
      address: purchases.address,
      lead: { id: leads.id, firstName: leads.firstName, lastName: leads.lastName },
    })
    .from(purchaseSteps)
    .innerJoin(purchases, eq(purchases.id, purchaseSteps.purchaseId))
    .innerJoin(leads, eq(leads.id, purchases.leadId))
    .where(
      and(
        isOfKind(leads, scope, {}),
        isNull(leads.hiddenAt),
        eq(leads.userId, id),
        isLiveStep,
        eq(purchaseSteps.status, 'open'),
        sql`${purchaseSteps.dueAt} > now() - ${PAST}`,
      ),
    )
    .orderBy(asc(purchaseSteps.dueAt), asc(purchaseSteps.id))
    .limit(MOST_TASKS);
