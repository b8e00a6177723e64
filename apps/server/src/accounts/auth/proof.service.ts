import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { type Attempt, beginAttempt, failAttempt, forgiveAttempt } from './attempts.service.ts';
import { type Account, findAccount } from './auth.queries.ts';
import { isPassword, pretendToCheck } from './password.ts';
import { takeOneTimePassword } from './second-factor.service.ts';

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
  const isRight =
    one_time_password !== undefined
      ? attempt !== null && (await takeOneTimePassword(ctx, user, one_time_password))
      : await isOwnPassword(attempt ? user.passwordHash : null, password ?? '');
  if (attempt && isRight) return { user, attempt };
  if (attempt) await failAttempt(ctx, user, attempt);
  throw one_time_password === undefined
    ? new AppError('auth.wrongPassword', { fields: { [field]: ['wrong'] } })
    : new AppError('twoFactor.invalidCode', { fields: { one_time_password: ['wrong'] } });
}

/** Call first in that transaction: locks the account and refuses if its credentials changed since. */
export function useProof(ctx: Ctx, { user, attempt }: Proven): Promise<void> {
  return forgiveAttempt(ctx, user, attempt);
}

const isOwnPassword = (hash: string | null, password: string) =>
  hash ? isPassword(hash, password) : pretendToCheck(password);
