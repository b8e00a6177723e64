import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/db.ts';
import { leadActivities, leads, users } from '../../../platform/db/schema/index.ts';

const writers = alias(users, 'writers');

/** One due task without a reminder yet; locked, and skipped by other processes. */
export async function takeDueTask(db: Db, now: Date) {
  const [task] = await db
    .select({
      id: leadActivities.id,
      body: leadActivities.body,
      dueAt: leadActivities.dueAt,
      leadId: leads.id,
      firstName: leads.firstName,
      lastName: leads.lastName,
      isHidden: sql<boolean>`${leads.hiddenAt} is not null`,
      owner: {
        id: users.id,
        name: users.name,
        email: users.email,
        locale: users.locale,
        deactivatedAt: users.deactivatedAt,
      },
      writer: {
        id: writers.id,
        name: writers.name,
        email: writers.email,
        locale: writers.locale,
        deactivatedAt: writers.deactivatedAt,
        role: writers.role,
      },
      ownerLeaderId: users.leaderId,
    })
    .from(leadActivities)
    .innerJoin(leads, eq(leads.id, leadActivities.leadId))
    .innerJoin(users, eq(users.id, leads.userId))
    .leftJoin(writers, eq(writers.id, leadActivities.actorId))
    .where(
      and(
        eq(leadActivities.kind, 'task'),
        isNull(leadActivities.doneAt),
        isNull(leadActivities.remindedAt),
        lte(leadActivities.dueAt, now),
      ),
    )
    .orderBy(asc(leadActivities.dueAt))
    .limit(1)
    .for('update', { of: leadActivities, skipLocked: true });
  return task;
}

export type DueTask = NonNullable<Awaited<ReturnType<typeof takeDueTask>>>;

export async function markReminded(db: Db, id: number): Promise<void> {
  await db.update(leadActivities).set({ remindedAt: sql`now()` }).where(eq(leadActivities.id, id));
}
