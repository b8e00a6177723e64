import type { getOwnUser as getOwnUserEndpoint, InputOf, login, ResultOf } from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { clearAttempts } from './attempts.queries.ts';
import { beginAttempt, failAttempt, forgiveAttempt } from './attempts.service.ts';
import { type Account, findAccountByEmail } from './auth.queries.ts';
import { isPassword, pretendToCheck } from './password.ts';
import { getOwnAccount } from './proof.service.ts';
import { countRecoveryCodes } from './recovery-codes.queries.ts';
import { deleteSession } from './sessions.queries.ts';
import { openSession } from './sessions.service.ts';
import { shapeUser } from './shape-user.ts';

type SignedIn = { access_token: string; user: ReturnType<typeof shapeUser> };

/** Unknown, wrong, locked and deactivated give the same error and take one password check. */
export async function signIn(
  ctx: Ctx,
  { body: { email, password } }: InputOf<typeof login>,
): Promise<ResultOf<typeof login>> {
  const user = await findAccountByEmail(ctx.db, email);
  const attempt = user ? await beginAttempt(ctx, user) : null;
  const isRight =
    attempt && user?.passwordHash
      ? await isPassword(user.passwordHash, password)
      : await pretendToCheck(password);
  if (!user || !attempt || !isRight) {
    if (user && attempt) await failAttempt(ctx, user, attempt);
    const reason = !user ? 'unknown' : attempt ? 'password' : 'locked';
    await recordAudit(ctx, { action: 'sign_in.refused', ...whoTried(user, email, reason) });
    throw new AppError('auth.invalidCredentials');
  }
  if (!user.twoFactorSecret) return completeSignIn(ctx, user);
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
export function completeSignIn(ctx: Ctx, user: Account): Promise<SignedIn> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await clearAttempts(ctx.db, user))) throw new AppError('auth.invalidCredentials');
    const access_token = await openSession(ctx, user.id, 'access');
    await recordAudit(ctx, { action: 'sign_in', actor: user });
    return { access_token, user: shapeUser(user) };
  });
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
  return {
    ...shapeUser(user),
    recovery_codes_left: await countRecoveryCodes(ctx.db, user.id),
  };
}

/** People type their password into the wrong field: only values that look like an email are stored. */
function whoTried(user: Account | undefined, email: string, reason: string) {
  if (user)
    return { target: { type: 'user' as const, id: user.id, name: user.name }, data: { reason } };
  return { data: { reason, email: /^[^\s@]+@[^\s@]+$/.test(email) ? email : '…' } };
}
