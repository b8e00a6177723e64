import { setTimeout as delay } from 'node:timers/promises';
import type { getOwnUser as getOwnUserEndpoint, InputOf, login, ResultOf } from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { keyedHash } from '../../platform/lib/secret-box.ts';
import { findLastLock } from './attempts.queries.ts';
import {
  type Attempt,
  beginAttempt,
  completeAttempt,
  failAttempt,
  forgiveAttempt,
} from './attempts.service.ts';
import { type Account, findAccountByEmail } from './auth.queries.ts';
import { rememberDevice } from './known-devices.service.ts';
import { isPassword, pretendToCheck } from './password.ts';
import { getOwnAccount } from './proof.service.ts';
import { countRecoveryCodes } from './recovery-codes.queries.ts';
import { deleteSession } from './sessions.queries.ts';
import { openSession } from './sessions.service.ts';
import { shapeSignedInUser, shapeUser } from './shape-user.ts';

/** 64 bits: enough to distinguish addresses, short enough to read. */
const HASH_CHARS = 16;
/** Longer than any check takes, so that the response time does not reveal which one failed. */
const REFUSAL_MS = 300;

type SignedIn = { access_token: string; user: ReturnType<typeof shapeSignedInUser> };

/** Unknown, wrong, locked and deactivated give the same error after the same time. */
export async function signIn(
  ctx: Ctx,
  { body: { email, password } }: InputOf<typeof login>,
): Promise<ResultOf<typeof login>> {
  const refusal = delay(REFUSAL_MS);
  const user = await findAccountByEmail(ctx.db, email);
  const attempt = user ? await beginAttempt(ctx, user) : null;
  const isRight =
    attempt && user?.passwordHash
      ? await isPassword(user.passwordHash, password)
      : await pretendToCheck(password);
  if (!user || !attempt || !isRight) {
    if (user && attempt) await failAttempt(ctx, user, attempt);
    const reason = !user ? 'unknown' : attempt ? 'password' : 'locked';
    await recordAudit(ctx, { action: 'sign_in.refused', ...whoTried(ctx, user, email, reason) });
    await refusal;
    throw new AppError('auth.invalidCredentials');
  }
  if (!user.twoFactorSecret) return completeSignIn(ctx, user, attempt);
  return inTransaction(ctx, async (ctx) => {
    await forgiveAttempt(ctx, user, attempt);
    const temp_token = await openSession(ctx, user.id, 'temp');
    return { two_factor_required: true, temp_token, user: shapeUser(user) };
  });
}

/**
 * Both factors were right: resets the failure count and opens the session. Refused if the password or
 * the second factor changed since it was checked.
 */
export async function completeSignIn(ctx: Ctx, user: Account, attempt: Attempt): Promise<SignedIn> {
  const { access_token, sendDeviceCookie } = await inTransaction(ctx, async (ctx) => {
    if (!(await completeAttempt(ctx, user, attempt))) throw new AppError('auth.invalidCredentials');
    const access_token = await openSession(ctx, user.id, 'access');
    await recordAudit(ctx, { action: 'sign_in', actor: user });
    return { access_token, sendDeviceCookie: await rememberDevice(ctx, user.id) };
  });
  sendDeviceCookie();
  return { access_token, user: shapeSignedInUser(user) };
}

export async function signOut(ctx: Ctx): Promise<{ status: 'success' }> {
  const viewer = viewerOf(ctx);
  await inTransaction(ctx, async (ctx) => {
    await deleteSession(ctx.db, viewer.sessionId, viewer.id);
    await recordAudit(ctx, { action: 'sign_out' });
  });
  return { status: 'success' };
}

export async function getOwnUser(ctx: Ctx): Promise<ResultOf<typeof getOwnUserEndpoint>> {
  const user = await getOwnAccount(ctx);
  const lock = await findLastLock(ctx.db, user.id);
  return {
    ...shapeSignedInUser(user),
    recovery_codes_left: await countRecoveryCodes(ctx.db, user.id),
    locked_until: lock && lock.getTime() > Date.now() ? lock.toISOString() : null,
  };
}

/**
 * An unknown address is stored as a keyed hash: attempts with the same one can be recognized, and the log
 * names nobody. People type their password into the wrong field: only what looks like an email is hashed.
 */
function whoTried({ deps }: Ctx, user: Account | undefined, email: string, reason: string) {
  if (user)
    return { target: { type: 'user' as const, id: user.id, name: user.name }, data: { reason } };
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return { data: { reason } };
  const hash = keyedHash(deps.appSecret, 'sign-in-addresses', email.toLowerCase());
  return { data: { reason, address_hash: hash.slice(0, HASH_CHARS) } };
}
