import { and, count, eq, gt, gte, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { unlockLinks, users } from '../../platform/db/schema/index.ts';

export async function insertUnlockLink(
  db: Db,
  link: typeof unlockLinks.$inferInsert,
): Promise<void> {
  await db.insert(unlockLinks).values(link);
}

/** Links for this lock or a later one, and how many were sent since a moment. */
export async function countUnlockLinks(
  db: Db,
  userId: number,
  { lockEndsAt, since }: { lockEndsAt: Date; since: Date },
): Promise<{ forLock: number; lately: number }> {
  const [forLock] = await db
    .select({ sent: count() })
    .from(unlockLinks)
    .where(and(eq(unlockLinks.userId, userId), gte(unlockLinks.lockEndsAt, lockEndsAt)));
  const [lately] = await db
    .select({ sent: count() })
    .from(unlockLinks)
    .where(and(eq(unlockLinks.userId, userId), gt(unlockLinks.createdAt, since)));
  return { forLock: forLock?.sent ?? 0, lately: lately?.sent ?? 0 };
}

export async function deleteOldUnlockLinks(db: Db, userId: number, before: Date): Promise<void> {
  await db
    .delete(unlockLinks)
    .where(and(eq(unlockLinks.userId, userId), lte(unlockLinks.expiresAt, before)));
}

/** Uses a link up. → its owner, only for the request that did so. */
export async function claimUnlockLink(db: Db, tokenHash: string, now: Date) {
  const [used] = await db
    .update(unlockLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(unlockLinks.tokenHash, tokenHash),
        isNull(unlockLinks.usedAt),
        gt(unlockLinks.expiresAt, now),
      ),
    )
    .returning({ userId: unlockLinks.userId });
  if (!used) return undefined;
  const [owner] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id, used.userId), isNull(users.deactivatedAt)));
  return owner;
}
