import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { reserveAttempt, returnAttempt, unlock } from './attempts.queries.ts';
import type { Account } from './auth.queries.ts';
import { deleteTempSessions } from './sessions.queries.ts';

const MOST_FAILURES = 10;
const LOCK_MINUTES = 10;

type Person = { id: number; name: string };
/** `didLock`: it is the last one allowed, so the account is locked unless it turns out right. */
export type Attempt = { didLock: boolean };

/**
 * Wrong passwords and wrong codes count together. The attempt is counted before it is judged, so
 * that a thousand guesses sent at once are not a thousand guesses. `null`: the account is locked.
 */
export async function beginAttempt(ctx: Ctx, user: Person): Promise<Attempt | null> {
  const now = new Date();
  const lockUntil = new Date(now.getTime() + LOCK_MINUTES * 60_000);
  const row = await reserveAttempt(ctx.db, user.id, { most: MOST_FAILURES, now, lockUntil });
  return row ? { didLock: row.lockedUntil !== null } : null;
}

/** Inside the transaction that uses the proof: what was proven must still be so. */
export async function forgiveAttempt(ctx: Ctx, user: Account, attempt: Attempt): Promise<void> {
  if (!(await returnAttempt(ctx.db, user, attempt.didLock)))
    throw new AppError('auth.unauthenticated');
}

/** The tenth failure has locked; it also ends sign-ins that are half done. Open sessions go on. */
export async function failAttempt(ctx: Ctx, user: Person, { didLock }: Attempt): Promise<void> {
  if (!didLock) return;
  await inTransaction(ctx, async (ctx) => {
    await deleteTempSessions(ctx.db, user.id);
    const target = { type: 'user', id: user.id, name: user.name } as const;
    await recordAudit(ctx, { action: 'account.locked', target });
  });
}

/** An administrator lets somebody try again before the lock ends by itself. */
export async function forgetFailures(ctx: Ctx, userId: number): Promise<void> {
  await unlock(ctx.db, userId);
}
