import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../../platform/db/schema/index.ts';

/** Changes nothing for users who already have two-factor. */
export async function setPendingSecret(db: Db, userId: number, sealed: string): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ twoFactorPendingSecret: sealed })
    .where(and(eq(users.id, userId), isNull(users.twoFactorSecret)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Exactly the secret that was verified, unless another one was requested meanwhile. */
export async function confirmPendingSecret(
  db: Db,
  userId: number,
  sealed: string,
  step: number,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ twoFactorSecret: sealed, twoFactorPendingSecret: null, twoFactorLastStep: step })
    .where(
      and(
        eq(users.id, userId),
        eq(users.twoFactorPendingSecret, sealed),
        isNull(users.twoFactorSecret),
      ),
    )
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Uses up a step and every earlier one. True only for the request that took it. */
export async function claimStep(db: Db, userId: number, step: number): Promise<boolean> {
  const claimed = await db
    .update(users)
    .set({ twoFactorLastStep: step })
    .where(
      and(
        eq(users.id, userId),
        or(isNull(users.twoFactorLastStep), lt(users.twoFactorLastStep, step)),
      ),
    )
    .returning({ id: users.id });
  return claimed.length > 0;
}

export async function clearTwoFactor(db: Db, userId: number): Promise<void> {
  await db
    .update(users)
    .set({ twoFactorSecret: null, twoFactorPendingSecret: null, twoFactorLastStep: null })
    .where(eq(users.id, userId));
}
