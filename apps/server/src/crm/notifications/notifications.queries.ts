import { NOTIFICATIONS_MAX, type NotificationKind, UNREAD_MAX } from '@alpha/contract';
import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leadActivities, leads, notifications } from '../../platform/db/schema/index.ts';
import { opensOf } from '../leads/lead-signals.queries.ts';
import { isOfKind, type LeadScope } from '../leads/leads.queries.ts';

/** `scope`: a lead that was handed to another team takes its notifications along. */
export type Reader = {
  userId: number;
  scope: LeadScope;
  kinds: readonly NotificationKind[];
  /** Only unread ones after the first and until the second. */
  unreadBetween?: readonly [Date, Date];
  /** Only this one, while it is unread. */
  unreadId?: number;
};

const isFor = ({
  userId,
  scope,
  kinds,
  unreadBetween: between,
  unreadId,
}: Reader): SQL | undefined =>
  and(
    eq(notifications.userId, userId),
    inArray(notifications.kind, [...kinds]),
    isOfKind(leads, scope, {}),
    isNull(leads.hiddenAt),
    between &&
      and(
        isNull(notifications.readAt),
        gt(notifications.createdAt, between[0]),
        lte(notifications.createdAt, between[1]),
      ),
    unreadId === undefined
      ? undefined
      : and(eq(notifications.id, unreadId), isNull(notifications.readAt)),
  );

export function listNewest(db: Db, reader: Reader, limit = NOTIFICATIONS_MAX) {
  const opens = sql<number | null>`${opensOf(sql`${leadActivities.data}`)}`;
  return db
    .select({
      id: notifications.id,
      notificationKind: notifications.kind,
      at: notifications.createdAt,
      readAt: notifications.readAt,
      kind: leadActivities.kind,
      data: leadActivities.data,
      body: leadActivities.body,
      opens: opens.mapWith((count: unknown) => (count === null ? null : Number(count))),
      lead: { id: leads.id, firstName: leads.firstName, lastName: leads.lastName },
    })
    .from(notifications)
    .innerJoin(leadActivities, eq(leadActivities.id, notifications.activityId))
    .innerJoin(leads, eq(leads.id, leadActivities.leadId))
    .where(isFor(reader))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

export type NotificationRow = Awaited<ReturnType<typeof listNewest>>[number];

export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const some = db
    .select({ id: notifications.id })
    .from(notifications)
    .innerJoin(leadActivities, eq(leadActivities.id, notifications.activityId))
    .innerJoin(leads, eq(leads.id, leadActivities.leadId))
    .where(and(isFor(reader), isNull(notifications.readAt)))
    .limit(UNREAD_MAX)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(some);
  return row?.count ?? 0;
}

const markRead = (db: Db, userId: number, which: SQL) =>
  db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), which));

export async function markReadOfLead(db: Db, userId: number, leadId: number): Promise<void> {
  const ofLead = db
    .select({ id: leadActivities.id })
    .from(leadActivities)
    .where(eq(leadActivities.leadId, leadId));
  await markRead(db, userId, inArray(notifications.activityId, ofLead));
}

/**
 * Only what this reader's list has: other kinds still go into the digest. What comes in meanwhile stays unread, and so
 * does what was written earlier and committed later: its id is lower than some that were seen. Behind a full list are
 * older ones.
 */
export async function markReadSeen(db: Db, reader: Reader, ids: readonly number[]): Promise<void> {
  const isSeen = inArray(notifications.id, [...ids]);
  const oldest = db
    .select({ at: notifications.createdAt, id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, reader.userId), isSeen))
    .orderBy(notifications.createdAt, notifications.id)
    .limit(1);
  const isOlder = sql`(${notifications.createdAt}, ${notifications.id}) < (${oldest})`;
  const listed = db
    .select({ id: notifications.id })
    .from(notifications)
    .innerJoin(leadActivities, eq(leadActivities.id, notifications.activityId))
    .innerJoin(leads, eq(leads.id, leadActivities.leadId))
    .where(
      and(
        isFor(reader),
        isNull(notifications.readAt),
        ids.length < NOTIFICATIONS_MAX ? isSeen : or(isSeen, isOlder),
      ),
    );
  await markRead(db, reader.userId, inArray(notifications.id, listed));
}

/** About an entry that was not written just now: a task that has become due. */
export async function insertNotification(
  db: Db,
  row: { userId: number; activityId: number; kind: NotificationKind },
): Promise<void> {
  await db.insert(notifications).values(row).onConflictDoNothing();
}

/** Of leads that are erased: the rows are only pointers, but nobody needs them any more. */
export async function deleteNotificationsOf(db: Db, leadIds: readonly number[]): Promise<void> {
  const entries = db
    .select({ id: leadActivities.id })
    .from(leadActivities)
    .where(inArray(leadActivities.leadId, [...leadIds]));
  await db.delete(notifications).where(inArray(notifications.activityId, entries));
}

/** → whether there may be more. */
export async function deleteOldNotifications(db: Db, days: number, most: number) {
  const old = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(sql`${notifications.createdAt} < now() - ${days} * interval '1 day'`)
    .limit(most)
    .for('update', { skipLocked: true });
  const deleted = await db
    .delete(notifications)
    .where(inArray(notifications.id, old))
    .returning({ id: notifications.id });
  return deleted.length === most;
}
