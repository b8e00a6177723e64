import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { isTwoFactorRequired } from '../../accounts/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { pushDevices, pushMessages, users } from '../../platform/db/schema/index.ts';

export type MessageRow = typeof pushMessages.$inferSelect;

/** By the database clock, which all processes share. */
const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

/** Claims one due message for this long: if the process dies, the claim expires. */
export async function claimDueMessage(db: Db, leaseMs: number): Promise<MessageRow | undefined> {
  const due = db
    .select({ id: pushMessages.id })
    .from(pushMessages)
    .innerJoin(pushDevices, eq(pushDevices.id, pushMessages.deviceId))
    .where(
      and(
        lte(pushMessages.nextAttemptAt, sql`now()`),
        or(isNull(pushDevices.heldUntil), lte(pushDevices.heldUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(pushMessages.nextAttemptAt), asc(pushMessages.id))
    .limit(1)
    .for('update', { of: pushMessages, skipLocked: true });
  const [row] = await db
    .update(pushMessages)
    .set({ attempts: sql`${pushMessages.attempts} + 1`, nextAttemptAt: inMs(leaseMs) })
    // Not `in`: PostgreSQL may evaluate the subquery for each row and claim more than one.
    .where(eq(pushMessages.id, sql`(${due})`))
    .returning();
  return row;
}

/** The device of a message and what decides whether its person may read anything. */
export async function findRecipient(db: Db, deviceId: number) {
  const [row] = await db
    .select({
      device: pushDevices,
      user: {
        id: users.id,
        role: users.role,
        locale: users.locale,
        deactivatedAt: users.deactivatedAt,
        mustChangePassword: users.mustChangePassword,
        hasTwoFactor: sql<boolean>`${users.twoFactorSecret} is not null`,
        isTwoFactorRequired,
      },
    })
    .from(pushDevices)
    .innerJoin(users, eq(users.id, pushDevices.userId))
    .where(eq(pushDevices.id, deviceId));
  return row;
}

export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

/** Only while this attempt is the latest: another process may have taken over an expired claim. */
const isThisAttempt = ({ id, attempts }: MessageRow) =>
  and(eq(pushMessages.id, id), eq(pushMessages.attempts, attempts));

/** Sent, or not to be sent any more. */
export async function deleteMessage(db: Db, message: MessageRow): Promise<void> {
  await db.delete(pushMessages).where(isThisAttempt(message));
}

export async function putOffMessage(db: Db, message: MessageRow, waitMs: number): Promise<void> {
  await db
    .update(pushMessages)
    .set({ nextAttemptAt: inMs(waitMs) })
    .where(isThisAttempt(message));
}
