import { and, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { users } from '../../db/schema/index.ts';

/** Counts an attempt before it is judged; nothing comes back when the account is locked. */
export async function reserveAttempt(db: Db, userId: number, most: number, now: Date) {
  const [row] = await db
    .update(users)
    .set({ failedSignIns: sql`${users.failedSignIns} + 1` })
    .where(
      and(
        eq(users.id, userId),
        lt(users.failedSignIns, most),
        or(isNull(users.lockedUntil), lte(users.lockedUntil, now)),
      ),
    )
    .returning({ failed: users.failedSignIns });
  return row;
}

/** The judged attempt was right, but more must follow: earlier wrong ones still count. */
export async function returnAttempt(db: Db, userId: number): Promise<void> {
  await db
    .update(users)
    .set({ failedSignIns: sql`greatest(0, ${users.failedSignIns} - 1)` })
    .where(eq(users.id, userId));
}

export async function clearAttempts(db: Db, userId: number): Promise<void> {
  await db.update(users).set({ failedSignIns: 0, lockedUntil: null }).where(eq(users.id, userId));
}

/** True for the one request that turned the key. */
export async function lockIfSpent(
  db: Db,
  userId: number,
  most: number,
  until: Date,
): Promise<boolean> {
  const locked = await db
    .update(users)
    .set({ failedSignIns: 0, lockedUntil: until })
    .where(and(eq(users.id, userId), gte(users.failedSignIns, most)))
    .returning({ id: users.id });
  return locked.length > 0;
}
