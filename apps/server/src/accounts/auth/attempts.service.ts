import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { networkOf } from '../../platform/http/networks.ts';
import {
  clearAttempts,
  deleteOldFailures,
  findLock,
  reserveAccountAttempt,
  reserveAttempt,
  returnAccountAttempt,
  returnAttempt,
  unlock,
} from './attempts.queries.ts';
import type { Account } from './auth.queries.ts';
import { findKnownDevice } from './known-devices.service.ts';
import { deleteTempSessions, listTempSessions } from './sessions.queries.ts';

/** In one place: a network, a known device or a session. */
const MOST_FAILURES = 10;
/** Of all unknown devices in an hour: more than one network can make, which is locked most of the time. */
const MOST_FAILURES_OF_ACCOUNT = 100;
const LOCK_MINUTES = 10;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Person = { id: number; name: string };
type Place = { scope: string; isUnknown: boolean };
/** `didLock…`: this was the last attempt allowed, so the place or the account is locked unless it succeeds. */
export type Attempt = Place & { didLock: boolean; didLockAccount: boolean };

/**
 * Wrong passwords and wrong codes share one count, kept for each place, so that failures elsewhere do not
 * lock out the owner. The attempt is counted before it is checked, so parallel guesses cannot exceed the
 * limit. `null`: locked.
 */
export async function beginAttempt(ctx: Ctx, user: Person): Promise<Attempt | null> {
  const place = await placeOf(ctx, user.id);
  const now = new Date();
  const lockUntil = new Date(now.getTime() + LOCK_MINUTES * 60_000);
  const limits = (most: number, countedMs: number) => ({
    most,
    now,
    lockUntil,
    countsSince: new Date(now.getTime() - countedMs),
  });
  const here = await reserveAttempt(ctx.db, user.id, place.scope, limits(MOST_FAILURES, DAY_MS));
  if (!here) return null;
  const didLock = here.lockedUntil !== null;
  if (!place.isUnknown) return { ...place, didLock, didLockAccount: false };
  const all = await reserveAccountAttempt(
    ctx.db,
    user.id,
    limits(MOST_FAILURES_OF_ACCOUNT, HOUR_MS),
  );
  if (all) return { ...place, didLock, didLockAccount: all.lockedUntil !== null };
  await returnAttempt(ctx.db, user.id, place.scope, didLock);
  return null;
}

/** A signed-in user, a browser they have used before, or else the network. */
async function placeOf(ctx: Ctx, userId: number): Promise<Place> {
  const { viewer } = ctx;
  if (viewer?.sessionKind === 'access')
    return { scope: `session:${viewer.sessionId}`, isUnknown: false };
  const device = await findKnownDevice(ctx, userId);
  if (device !== null) return { scope: `device:${device}`, isUnknown: false };
  return { scope: networkScope(ctx.ip), isUnknown: true };
}

export const networkScope = (ip: string): string => `net:${networkOf(ip)}`;

/**
 * Right, but a second factor must follow: earlier failures still count. Call inside the transaction that
 * uses the proof: the credentials must not have changed since.
 */
export async function forgiveAttempt(ctx: Ctx, user: Account, attempt: Attempt): Promise<void> {
  if (!(await takeOffAccount(ctx, user, attempt))) throw new AppError('auth.unauthenticated');
  await returnAttempt(ctx.db, user.id, attempt.scope, attempt.didLock);
}

/** Everything was right: resets the count of this place. False when the credentials changed since. */
export async function completeAttempt(ctx: Ctx, user: Account, attempt: Attempt): Promise<boolean> {
  if (!(await takeOffAccount(ctx, user, attempt))) return false;
  await clearAttempts(ctx.db, user.id, attempt.scope);
  await deleteOldFailures(ctx.db, user.id, new Date(Date.now() - DAY_MS));
  return true;
}

const takeOffAccount = (ctx: Ctx, user: Account, { isUnknown, didLockAccount }: Attempt) =>
  returnAccountAttempt(ctx.db, user, { wasCounted: isUnknown, didLock: didLockAccount });

/** The last failure allowed: also ends half-finished sign-ins of this network. Open sessions continue. */
export async function failAttempt(ctx: Ctx, user: Person, attempt: Attempt): Promise<void> {
  if (!attempt.didLock && !attempt.didLockAccount) return;
  await inTransaction(ctx, async (ctx) => {
    const network = networkOf(ctx.ip);
    const unfinished = await listTempSessions(ctx.db, user.id);
    const here = unfinished.filter(({ ip }) => networkOf(ip ?? '') === network);
    await deleteTempSessions(
      ctx.db,
      here.map(({ id }) => id),
    );
    await deleteOldFailures(ctx.db, user.id, new Date(Date.now() - DAY_MS));
    const target = { type: 'user', id: user.id, name: user.name } as const;
    await recordAudit(ctx, { action: 'account.locked', target });
  });
}

/** For the signed-in owner, who may know that it is a lock and not a wrong password. */
export async function lockedError(ctx: Ctx, userId: number): Promise<AppError> {
  const { scope } = await placeOf(ctx, userId);
  const lockedUntil = await findLock(ctx.db, userId, scope, new Date());
  return new AppError('auth.locked', { lockedUntil: lockedUntil ?? new Date() });
}

/** An administrator unlocks an account before the lock expires. */
export async function forgetFailures(ctx: Ctx, userId: number): Promise<void> {
  await unlock(ctx.db, userId);
}
