import { AppError } from '../../http/app-error.ts';
import { type Ctx, viewerOf } from '../../http/context.ts';
import { beginAttempt, failAttempt, forgiveAttempt } from './attempts.service.ts';
import { type Account, findAccount } from './auth.queries.ts';
import { isPassword, pretendToCheck } from './password.ts';
import { takeOneTimePassword } from './second-factor.service.ts';

type Proof = { password?: string | undefined; one_time_password?: string | undefined };

/** A stolen token is not enough for this: the owner shows the password or a code once more. */
export async function proveOwner(
  ctx: Ctx,
  { password, one_time_password }: Proof,
  field = 'password',
): Promise<Account> {
  const user = await findAccount(ctx.db, viewerOf(ctx).id);
  if (!user) throw new AppError('auth.unauthenticated');
  const isOpen = await beginAttempt(ctx, user);
  const isRight =
    one_time_password !== undefined
      ? isOpen && (await takeOneTimePassword(ctx, user, one_time_password))
      : await isOwnPassword(isOpen ? user.passwordHash : null, password ?? '');
  if (!isRight) {
    if (isOpen) await failAttempt(ctx, user);
    throw one_time_password === undefined
      ? new AppError('auth.wrongPassword', { fields: { [field]: ['wrong'] } })
      : new AppError('twoFactor.invalidCode', { fields: { one_time_password: ['wrong'] } });
  }
  await forgiveAttempt(ctx, user);
  return user;
}

const isOwnPassword = (hash: string | null, password: string) =>
  hash ? isPassword(hash, password) : pretendToCheck(password);
