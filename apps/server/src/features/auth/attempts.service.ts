import { type Ctx, inTransaction } from '../../http/context.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { clearAttempts, lockIfSpent, reserveAttempt, returnAttempt } from './attempts.queries.ts';
import { deleteTempSessions } from './sessions.queries.ts';

const MOST_FAILURES = 10;
const LOCK_MINUTES = 10;

type Person = { id: number; name: string };

/**
 * Wrong passwords and wrong codes count together. The attempt is counted before it is judged, so
 * that a thousand guesses sent at once are not a thousand guesses. False: the account is locked.
 */
export async function beginAttempt(ctx: Ctx, user: Person): Promise<boolean> {
  return Boolean(await reserveAttempt(ctx.db, user.id, MOST_FAILURES, new Date()));
}

export async function forgiveAttempt(ctx: Ctx, user: Person): Promise<void> {
  await returnAttempt(ctx.db, user.id);
}

/** The tenth failure locks, and ends sign-ins that are half done; open sessions go on. */
export async function failAttempt(ctx: Ctx, user: Person): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const until = new Date(Date.now() + LOCK_MINUTES * 60_000);
    if (!(await lockIfSpent(ctx.db, user.id, MOST_FAILURES, until))) return;
    await deleteTempSessions(ctx.db, user.id);
    await recordAudit(ctx, {
      action: 'account.locked',
      target: { type: 'user', id: user.id, name: user.name },
    });
  });
}

/** An administrator lets somebody try again before the lock ends by itself. */
export async function forgetFailures(ctx: Ctx, userId: number): Promise<void> {
  await clearAttempts(ctx.db, userId);
}
