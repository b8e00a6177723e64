import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../../platform/db/schema/index.ts';
import type { Account } from './auth.queries.ts';

type Limits = { most: number; now: Date; lockUntil: Date };

/**
 * Counts an attempt before it is judged, and turns the key with the last one: whatever happens to
 * this request afterwards, the lock stands and ends by itself. Nothing comes back while it holds.
 */
export async function reserveAttempt(db: Db, userId: number, { most, now, lockUntil }: Limits) {
  // A lock that is over takes its count with it.
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
 * The judged attempt was right, but more must follow: earlier wrong ones still count. False when the
 * account is no longer the one that was judged; the row is held until the transaction ends.
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

/** Everything was right: the count begins afresh. False as above. */
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
