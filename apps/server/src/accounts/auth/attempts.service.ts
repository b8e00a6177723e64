import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { reserveAttempt, returnAttempt, unlock } from './attempts.queries.ts';
import type { Account } from './auth.queries.ts';
import { deleteTempSessions } from './sessions.queries.ts';

const MOST_FAILURES = 10;
const LOCK_MINUTES = 10;

type Person = { id: number; name: string };
/** `didLock`: this was the last attempt allowed, so the account is locked unless it succeeds. */
export type Attempt = { didLock: boolean };

/**
 * Wrong passwords and wrong codes share one count. The attempt is counted before it is checked, so
 * parallel guesses cannot exceed the limit. `null`: the account is locked.
 */
export async function beginAttempt(ctx: Ctx, user: Person): Promise<Attempt | null> {
  const now = new Date();
  const lockUntil = new Date(now.getTime() + LOCK_MINUTES * 60_000);
  const row = await reserveAttempt(ctx.db, user.id, { most: MOST_FAILURES, now, lockUntil });
  return row ? { didLock: row.lockedUntil !== null } : null;
}

/** Call inside the transaction that uses the proof: the credentials must not have changed since. */
export async function forgiveAttempt(ctx: Ctx, user: Account, attempt: Attempt): Promise<void> {
  if (!(await returnAttempt(ctx.db, user, attempt.didLock)))
    throw new AppError('auth.unauthenticated');
}

/** The tenth failure locked the account; also ends half-finished sign-ins. Open sessions continue. */
export async function failAttempt(ctx: Ctx, user: Person, { didLock }: Attempt): Promise<void> {
  if (!didLock) return;
  await inTransaction(ctx, async (ctx) => {
    await deleteTempSessions(ctx.db, user.id);
    const target = { type: 'user', id: user.id, name: user.name } as const;
    await recordAudit(ctx, { action: 'account.locked', target });
  });
}

/** An administrator unlocks an account before the lock expires. */
export async function forgetFailures(ctx: Ctx, userId: number): Promise<void> {
  await unlock(ctx.db, userId);
}
