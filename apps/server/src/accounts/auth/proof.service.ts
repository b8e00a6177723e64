import {
  type InputOf,
  PROOF_MINUTES,
  type proveIdentity as proveIdentityEndpoint,
  type ResultOf,
} from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import {
  type Attempt,
  beginAttempt,
  failAttempt,
  forgiveAttempt,
  lockedError,
} from './attempts.service.ts';
import { type Account, findAccount } from './auth.queries.ts';
import { isPassword, pretendToCheck } from './password.ts';
import { takeOneTimePassword } from './second-factor.service.ts';
import { replaceProvedToken } from './sessions.queries.ts';
import { newToken } from './token.ts';

type Proof = { password?: string | undefined; one_time_password?: string | undefined };

export async function getOwnAccount(ctx: Ctx): Promise<Account> {
  const user = await findAccount(ctx.db, viewerOf(ctx).id);
  if (!user) throw new AppError('auth.unauthenticated');
  return user;
}

/** Credentials the user has just re-entered, used inside the transaction that needs them. */
export type Proven = { user: Account; attempt: Attempt };

/** A stolen token must not be enough: the user re-enters the password or a code. */
export async function proveOwner(
  ctx: Ctx,
  { password, one_time_password }: Proof,
  field = 'password',
): Promise<Proven> {
  const user = await getOwnAccount(ctx);
  const attempt = await beginAttempt(ctx, user);
  if (!attempt) throw await lockedError(ctx, user.id);
  const isRight =
    one_time_password !== undefined
      ? await takeOneTimePassword(ctx, user, one_time_password)
      : await isOwnPassword(user.passwordHash, password ?? '');
  if (isRight) return { user, attempt };
  await failAttempt(ctx, user, attempt);
  throw one_time_password === undefined
    ? new AppError('auth.wrongPassword', { fields: { [field]: ['wrong'] } })
    : new AppError('twoFactor.invalidCode', { fields: { one_time_password: ['wrong'] } });
}

/**
 * Call first in that transaction: locks the account and refuses if its credentials changed since. The
 * session counts as proven from now on, under a new token: a copy of the old one gains nothing from the
 * proof, and ends. → the token, which is stored nowhere.
 */
export async function useProof(ctx: Ctx, { user, attempt }: Proven): Promise<string> {
  await forgiveAttempt(ctx, user, attempt);
  const { token, tokenHash } = newToken();
  if (!(await replaceProvedToken(ctx.db, viewerOf(ctx).sessionId, tokenHash, new Date())))
    throw new AppError('auth.unauthenticated');
  return token;
}

/** Records a proof on the session, for the requests of the next minutes that need one. */
export async function proveIdentity(
  ctx: Ctx,
  { body }: InputOf<typeof proveIdentityEndpoint>,
): Promise<ResultOf<typeof proveIdentityEndpoint>> {
  const proven = await proveOwner(ctx, body);
  const access_token = await inTransaction(ctx, (ctx) => useProof(ctx, proven));
  const validUntil = new Date(Date.now() + PROOF_MINUTES * 60_000);
  return { status: 'success', access_token, valid_until: validUntil.toISOString() };
}

/** A password or code was entered in this session, signing in included, and that was not long ago. */
export function assertProved(ctx: Ctx): void {
  const { provedAt } = viewerOf(ctx);
  const isFresh = provedAt !== null && Date.now() - provedAt.getTime() <= PROOF_MINUTES * 60_000;
  if (!isFresh) throw new AppError('auth.proofRequired');
}

const isOwnPassword = (hash: string | null, password: string) =>
  hash ? isPassword(hash, password) : pretendToCheck(password);
