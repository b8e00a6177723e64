import { and, count, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { passwordResets, users } from '../../platform/db/schema/index.ts';

export async function insertPasswordReset(
  db: Db,
  reset: typeof passwordResets.$inferInsert,
): Promise<void> {
  await db.insert(passwordResets).values(reset);
}

export async function countPasswordResets(db: Db, userId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ asked: count() })
    .from(passwordResets)
    .where(and(eq(passwordResets.userId, userId), gt(passwordResets.createdAt, since)));
  return row?.asked ?? 0;
}

const isOpen = (tokenHash: string, now: Date) =>
  and(
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );

/** The user a link is still valid for. */
export async function findResetOwner(db: Db, tokenHash: string, now: Date) {
  const [owner] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
    })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(isOpen(tokenHash, now), isNull(users.deactivatedAt)));
  return owner;
}

/** True only for the request that used it up. */
export async function claimPasswordReset(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isOpen(tokenHash, now))
    .returning({ id: passwordResets.id });
  return used.length > 0;
}

export async function deleteExpiredResets(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.userId, userId), lte(passwordResets.expiresAt, now)));
}

export async function deletePasswordResets(db: Db, userId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
