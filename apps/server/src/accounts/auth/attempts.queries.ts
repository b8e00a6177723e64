import { and, eq, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { signInFailures, users } from '../../platform/db/schema/index.ts';
import type { Account } from './auth.queries.ts';

/** `countsSince`: older failures no longer count. */
type Limits = { most: number; now: Date; lockUntil: Date; countsSince: Date };
type Reserved = { lockedUntil: Date | null } | undefined;

const lockFrom = (count: SQL, { most, lockUntil }: Limits) =>
  sql`case when ${count} >= ${most} then ${lockUntil.toISOString()}::timestamptz end`;

/**
 * Counts an attempt before checking it and locks on the last one allowed, so the lock holds even if this
 * request dies. The lock expires by itself and resets the count. Returns nothing while locked.
 */
export async function reserveAttempt(
  db: Db,
  userId: number,
  scope: string,
  limits: Limits,
): Promise<Reserved> {
  const { now, countsSince } = limits;
  const isOver = sql`${signInFailures.lockedUntil} is not null or ${signInFailures.countedAt} <= ${countsSince.toISOString()}::timestamptz`;
  const count = sql`case when ${isOver} then 1 else ${signInFailures.failures} + 1 end`;
  const [row] = await db
    .insert(signInFailures)
    .values({ userId, scope, failures: 1, countedAt: now })
    .onConflictDoUpdate({
      target: [signInFailures.userId, signInFailures.scope],
      set: { failures: sql`${count}`, lockedUntil: lockFrom(count, limits), countedAt: now },
      setWhere: sql`${signInFailures.lockedUntil} is null or ${signInFailures.lockedUntil} <= ${now.toISOString()}::timestamptz`,
    })
    .returning({ lockedUntil: signInFailures.lockedUntil });
  return row;
}

/** The same for all unknown devices together. Within its window a lock does not reset the count. */
export async function reserveAccountAttempt(
  db: Db,
  userId: number,
  limits: Limits,
): Promise<Reserved> {
  const { now, countsSince } = limits;
  const since = users.failedSignInsSince;
  const isOver = sql`${since} is null or ${since} <= ${countsSince.toISOString()}::timestamptz`;
  const count = sql`case when ${isOver} then 1 else ${users.failedSignIns} + 1 end`;
  const [row] = await db
    .update(users)
    .set({
      failedSignIns: sql`${count}`,
      failedSignInsSince: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${since} end`,
      lockedUntil: lockFrom(count, limits),
    })
    .where(and(eq(users.id, userId), or(isNull(users.lockedUntil), lte(users.lockedUntil, now))))
    .returning({ lockedUntil: users.lockedUntil });
  return row;
}

/** The attempt was right, or was not made: it does not count. */
export async function returnAttempt(
  db: Db,
  userId: number,
  scope: string,
  didLock: boolean,
): Promise<void> {
  await db
    .update(signInFailures)
    .set({
      failures: sql`greatest(0, ${signInFailures.failures} - 1)`,
      ...(didLock ? { lockedUntil: null } : {}),
    })
    .where(and(eq(signInFailures.userId, userId), eq(signInFailures.scope, scope)));
}

const isStill = ({ id, passwordHash, twoFactorSecret }: Account) =>
  and(
    eq(users.id, id),
    isNull(users.deactivatedAt),
    sql`${users.passwordHash} is not distinct from ${passwordHash}`,
    sql`${users.twoFactorSecret} is not distinct from ${twoFactorSecret}`,
  );

/**
 * Takes a right attempt off the count of the account. False when the credentials changed since the
 * check. The row stays locked until the transaction ends.
 */
export async function returnAccountAttempt(
  db: Db,
  account: Account,
  { wasCounted, didLock }: { wasCounted: boolean; didLock: boolean },
): Promise<boolean> {
  const returned = await db
    .update(users)
    .set({
      failedSignIns: wasCounted
        ? sql`greatest(0, ${users.failedSignIns} - 1)`
        : sql`${users.failedSignIns}`,
      ...(didLock ? { lockedUntil: null } : {}),
    })
    .where(isStill(account))
    .returning({ id: users.id });
  return returned.length > 0;
}

/** Everything was right: what failed in this place before no longer counts. */
export async function clearAttempts(db: Db, userId: number, scope: string): Promise<void> {
  await db
    .delete(signInFailures)
    .where(and(eq(signInFailures.userId, userId), eq(signInFailures.scope, scope)));
}

/** Counts that no longer matter. */
export async function deleteOldFailures(db: Db, userId: number, before: Date): Promise<void> {
  await db
    .delete(signInFailures)
    .where(and(eq(signInFailures.userId, userId), lt(signInFailures.countedAt, before)));
}

export async function findLock(db: Db, userId: number, scope: string, now: Date) {
  const [row] = await db
    .select({ lockedUntil: signInFailures.lockedUntil })
    .from(signInFailures)
    .where(
      and(
        eq(signInFailures.userId, userId),
        eq(signInFailures.scope, scope),
        gt(signInFailures.lockedUntil, now),
      ),
    );
  return row?.lockedUntil ?? null;
}

export async function findAccountLock(db: Db, userId: number, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ lockedUntil: users.lockedUntil })
    .from(users)
    .where(and(eq(users.id, userId), gt(users.lockedUntil, now)));
  return row?.lockedUntil ?? null;
}

/** The end of the last lock of an account, in any place; may have passed. */
export const lastLockOf = sql<Date | null>`greatest(${users.lockedUntil}, (
  select max(failed.locked_until) from ${signInFailures} failed where failed.user_id = ${users.id}
))`.mapWith(users.lockedUntil);

export async function findLastLock(db: Db, userId: number): Promise<Date | null> {
  const [row] = await db.select({ end: lastLockOf }).from(users).where(eq(users.id, userId));
  return row?.end ?? null;
}

export async function unlock(db: Db, userId: number): Promise<void> {
  await db
    .update(users)
    .set({ failedSignIns: 0, failedSignInsSince: null, lockedUntil: null })
    .where(eq(users.id, userId));
  await db.delete(signInFailures).where(eq(signInFailures.userId, userId));
}
