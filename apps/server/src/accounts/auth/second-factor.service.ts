import type { InputOf, verifyTwoFactor } from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { unseal } from '../../platform/lib/secret-box.ts';
import type { Account } from './auth.queries.ts';
import { hashAsStored } from './recovery-code.ts';
import { claimRecoveryCode, listRecoveryCodeHashes } from './recovery-codes.queries.ts';
import { stepOfCode } from './totp.ts';
import { claimStep } from './two-factor.queries.ts';

type Codes = InputOf<typeof verifyTwoFactor>['body'];

/** Uses up a code of either kind; false when it is wrong or already used. */
export async function takeSecondFactor(ctx: Ctx, user: Account, codes: Codes): Promise<boolean> {
  if (codes.recovery_code) return takeRecoveryCode(ctx, user, codes.recovery_code);
  return takeOneTimePassword(ctx, user, codes.one_time_password ?? '');
}

export async function takeOneTimePassword(ctx: Ctx, user: Account, code: string): Promise<boolean> {
  if (!user.twoFactorSecret) return false;
  const secret = openSecret(ctx, user.id, user.twoFactorSecret);
  const step = stepOfCode(secret, code, Date.now());
  return step !== null && (await claimStep(ctx.db, user.id, step));
}

/** If APP_SECRET was lost or changed, no secret can be decrypted: an administrator resets two-factor. */
export function openSecret(ctx: Ctx, userId: number, sealed: string): string {
  try {
    return unseal(ctx.deps.appSecret, 'two-factor', String(userId), sealed);
  } catch (error) {
    ctx.log.error({ err: error, userId }, 'a two-factor secret does not open with this APP_SECRET');
    throw new AppError('twoFactor.unreadable');
  }
}

async function takeRecoveryCode(ctx: Ctx, user: Account, code: string): Promise<boolean> {
  const stored = await listRecoveryCodeHashes(ctx.db, user.id);
  const hash = await hashAsStored(stored, ctx.deps.appSecret, user.id, code);
  if (!(await claimRecoveryCode(ctx.db, user.id, hash))) return false;
  await recordAudit(ctx, { action: 'two_factor.code_used', actor: user });
  return true;
}
