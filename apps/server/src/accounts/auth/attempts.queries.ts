import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../../platform/db/schema/index.ts';
import type { Account } from './auth.queries.ts';

type Limits = { most: number; now: Date; lockUntil: Date };

/**
 * Counts an attempt before checking it and locks the account on the last one allowed, so the lock holds
 * even if this request dies. The lock expires by itself. Returns nothing while the account is locked.
 */
export async function reserveAttempt(db: Db, userId: number, { most, now, lockUntil }: Limits) {
  // An expired lock also resets the count.
  const count = sql`case when ${users.lockedUntil} is null then ${users.failedSignIns} + 1 else 1 end`;
  const [row] = await db
    .update(users)
    .set({
      failedSignIns: sql`${count}`,
      lockedUntil: sql`case when ${count} >= ${most} then ${lockUntil.toISOString()}::timestamptz end`,
    })
    .where(and(eq(users.id, userId), or(isNull(users.lockedUntil), lte(users.lockedUntil, now))))
    .returning({ lockedUntil: users.lockedUntil });
  return row;
}

const isStill = ({ id, passwordHash, twoFactorSecret }: Account) =>
  and(
    eq(users.id, id),
    isNull(users.deactivatedAt),
    sql`${users.passwordHash} is not distinct from ${passwordHash}`,
    sql`${users.twoFactorSecret} is not distinct from ${twoFactorSecret}`,
  );

/**
 * The attempt was right, but a second factor must follow: earlier failures still count. False when the
 * credentials changed since the check. The row stays locked until the transaction ends.
 */
export async function returnAttempt(db: Db, account: Account, didLock: boolean): Promise<boolean> {
  const returned = await db
    .update(users)
    .set({
      failedSignIns: sql`greatest(0, ${users.failedSignIns} - 1)`,
      ...(didLock ? { lockedUntil: null } : {}),
    })
    .where(isStill(account))
    .returning({ id: users.id });
  return returned.length > 0;
}

/** Everything was right: resets the count. False as above. */
export async function clearAttempts(db: Db, account: Account): Promise<boolean> {
  const cleared = await db
    .update(users)
    .set({ failedSignIns: 0, lockedUntil: null })
    .where(isStill(account))
    .returning({ id: users.id });
  return cleared.length > 0;
}

export async function unlock(db: Db, userId: number): Promise<void> {
  await db.update(users).set({ failedSignIns: 0, lockedUntil: null }).where(eq(users.id, userId));
}
