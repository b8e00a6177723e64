import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { isLiveStep } from '../../crm/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { leads, purchaseSteps, purchases, users } from '../../platform/db/schema/index.ts';

/** Announced this long before. */
const AHEAD = sql`interval '48 hours'`;

/** One deadline that is near and was not announced yet; locked, and skipped by other processes. */
export async function takeDeadline(db: Db) {
  const [found] = await db
    .select({
      step: {
        id: purchaseSteps.id,
        key: purchaseSteps.key,
        title: purchaseSteps.title,
        who: purchaseSteps.who,
        dueAt: purchaseSteps.dueAt,
      },
      purchase: {
        address: purchases.address,
        timeZone: purchases.timeZone,
        locale: purchases.locale,
      },
      lead: {
        id: leads.id,
        firstName: leads.firstName,
        lastName: leads.lastName,
        email: leads.email,
      },
      owner: {
        id: users.id,
        email: users.email,
        locale: users.locale,
        deactivatedAt: users.deactivatedAt,
      },
    })
    .from(purchaseSteps)
    .innerJoin(purchases, eq(purchases.id, purchaseSteps.purchaseId))
    .innerJoin(leads, eq(leads.id, purchases.leadId))
    .innerJoin(users, eq(users.id, leads.userId))
    .where(
      and(
        eq(purchaseSteps.status, 'open'),
        isNull(purchaseSteps.remindedAt),
        or(isNull(purchaseSteps.remindAfter), lte(purchaseSteps.remindAfter, sql`now()`)),
        // What has passed meanwhile is on the board, not in an email.
        gt(purchaseSteps.dueAt, sql`now()`),
        lte(purchaseSteps.dueAt, sql`now() + ${AHEAD}`),
        isLiveStep,
        isNull(leads.hiddenAt),
      ),
    )
    .orderBy(asc(purchaseSteps.dueAt))
    .limit(1)
    .for('update', { of: purchaseSteps, skipLocked: true });
  return found;
}

export type Deadline = NonNullable<Awaited<ReturnType<typeof takeDeadline>>>;

export async function markReminded(db: Db, stepId: number): Promise<void> {
  await db
    .update(purchaseSteps)
    .set({ remindedAt: sql`now()` })
    .where(eq(purchaseSteps.id, stepId));
}

/** Two minutes, then twice as long each time, up to some hours. → how often it has failed */
export async function holdDeadline(db: Db, stepId: number): Promise<number> {
  const [row] = await db
    .update(purchaseSteps)
    .set({
      remindTries: sql`${purchaseSteps.remindTries} + 1`,
      remindAfter: sql`now() + interval '2 minutes' * power(2, least(${purchaseSteps.remindTries}, 7))`,
    })
    .where(eq(purchaseSteps.id, stepId))
    .returning({ tries: purchaseSteps.remindTries });
  return row?.tries ?? 0;
}
