import type {
  disableTwoFactor as disableTwoFactorEndpoint,
  enableTwoFactor as enableTwoFactorEndpoint,
  InputOf,
  ResultOf,
  renewRecoveryCodes as renewRecoveryCodesEndpoint,
  verifyTwoFactor as verifyTwoFactorEndpoint,
} from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { seal } from '../../platform/lib/secret-box.ts';
import { beginAttempt, failAttempt } from './attempts.service.ts';
import type { Account } from './auth.queries.ts';
import { completeSignIn } from './auth.service.ts';
import { assertProved, getOwnAccount, type Proven, proveOwner, useProof } from './proof.service.ts';
import { hashRecoveryCodes, newRecoveryCodes } from './recovery-code.ts';
import { replaceRecoveryCodes } from './recovery-codes.queries.ts';
import { openSecret, takeSecondFactor } from './second-factor.service.ts';
import { deleteSession, deleteSessions, reserveCode } from './sessions.queries.ts';
import { renewOwnSession } from './sessions.service.ts';
import { shapeSignedInUser } from './shape-user.ts';
import { newTotpSecret, qrImageOf, stepOfCode } from './totp.ts';
import { clearTwoFactor, confirmPendingSecret, setPendingSecret } from './two-factor.queries.ts';

const MOST_CODES = 5;

type Codes = InputOf<typeof verifyTwoFactorEndpoint>['body'];
type Verified = ResultOf<typeof verifyTwoFactorEndpoint>;

export async function verifyTwoFactor(
  ctx: Ctx,
  { body }: InputOf<typeof verifyTwoFactorEndpoint>,
): Promise<Verified> {
  const user = await getOwnAccount(ctx);
  return viewerOf(ctx).sessionKind === 'temp'
    ? finishSignIn(ctx, user, body)
    : confirm(ctx, user, body);
}

/** The fifth wrong code, or a lock, ends the half-finished sign-in. */
async function finishSignIn(ctx: Ctx, user: Account, codes: Codes): Promise<Verified> {
  const { sessionId } = viewerOf(ctx);
  const end = () => deleteSession(ctx.db, sessionId, user.id);
  const counted = await reserveCode(ctx.db, sessionId, MOST_CODES);
  const attempt = counted && user.twoFactorSecret ? await beginAttempt(ctx, user) : null;
  if (!counted || !attempt) {
    await end();
    throw new AppError('auth.unauthenticated');
  }
  if (!(await takeSecondFactor(ctx, user, codes))) {
    await failAttempt(ctx, user, attempt);
    await recordAudit(ctx, {
      action: 'sign_in.refused',
      target: { type: 'user', id: user.id, name: user.name },
      data: { reason: 'code' },
    });
    if (counted.failedCodes < MOST_CODES) throw new AppError('twoFactor.invalidCode');
    await end();
    throw new AppError('auth.tooManyCodes');
  }
  // Of two requests with the same token, only the one that deletes it continues.
  if (!(await end())) throw new AppError('auth.unauthenticated');
  return { status: 'success', ...(await completeSignIn(ctx, user, attempt)) };
}

async function confirm(ctx: Ctx, user: Account, { one_time_password }: Codes): Promise<Verified> {
  assertProved(ctx);
  if (user.twoFactorSecret) throw new AppError('twoFactor.alreadyOn');
  const pending = user.twoFactorPendingSecret;
  if (!pending || !one_time_password) throw new AppError('twoFactor.notPending');
  const step = stepOfCode(openSecret(ctx, user.id, pending), one_time_password, Date.now());
  if (step === null) throw new AppError('twoFactor.invalidCode');
  const { recovery_codes, hashes } = await makeRecoveryCodes(ctx, user.id);
  return inTransaction(ctx, async (ctx) => {
    if (!(await confirmPendingSecret(ctx.db, user.id, pending, step)))
      throw new AppError('twoFactor.notPending');
    await replaceRecoveryCodes(ctx.db, user.id, hashes);
    const access_token = await renewOwnSession(ctx);
    await recordAudit(ctx, { action: 'two_factor.enabled' });
    const shown = shapeSignedInUser({ ...user, twoFactorSecret: pending });
    return { status: 'success', access_token, user: shown, recovery_codes };
  });
}

export async function enableTwoFactor(ctx: Ctx): Promise<ResultOf<typeof enableTwoFactorEndpoint>> {
  assertProved(ctx);
  const user = await getOwnAccount(ctx);
  // Always a new secret: somebody may have seen the one shown before.
  const secret = newTotpSecret();
  const sealed = seal(ctx.deps.appSecret, 'two-factor', String(user.id), secret);
  if (!(await setPendingSecret(ctx.db, user.id, sealed))) throw new AppError('twoFactor.alreadyOn');
  return { qr_image: await qrImageOf(secret, user.email), secret };
}

export async function disableTwoFactor(
  ctx: Ctx,
  { body }: InputOf<typeof disableTwoFactorEndpoint>,
): Promise<ResultOf<typeof disableTwoFactorEndpoint>> {
  const proven = await proveTwoFactorOwner(ctx, body);
  const { user } = proven;
  return inTransaction(ctx, async (ctx) => {
    const access_token = await useProof(ctx, proven);
    await removeTwoFactor(ctx, user.id);
    await deleteSessions(ctx.db, user.id, viewerOf(ctx).sessionId);
    await recordAudit(ctx, { action: 'two_factor.disabled' });
    return { status: 'success', access_token };
  });
}

/** Secret and codes only; the caller checks permission and decides which sessions end. */
export async function removeTwoFactor(ctx: Ctx, userId: number): Promise<void> {
  await clearTwoFactor(ctx.db, userId);
  await replaceRecoveryCodes(ctx.db, userId, []);
}

export async function renewRecoveryCodes(
  ctx: Ctx,
  { body }: InputOf<typeof renewRecoveryCodesEndpoint>,
): Promise<ResultOf<typeof renewRecoveryCodesEndpoint>> {
  const proven = await proveTwoFactorOwner(ctx, body);
  const { recovery_codes, hashes } = await makeRecoveryCodes(ctx, proven.user.id);
  return inTransaction(ctx, async (ctx) => {
    const access_token = await useProof(ctx, proven);
    await replaceRecoveryCodes(ctx.db, proven.user.id, hashes);
    await recordAudit(ctx, { action: 'two_factor.codes_renewed' });
    return { access_token, recovery_codes };
  });
}

async function proveTwoFactorOwner(
  ctx: Ctx,
  proof: InputOf<typeof disableTwoFactorEndpoint>['body'],
): Promise<Proven> {
  const { twoFactorSecret } = await getOwnAccount(ctx);
  if (!twoFactorSecret) throw new AppError('twoFactor.notOn');
  return proveOwner(ctx, proof);
}

/** Outside the transaction: ten slow hashes, during which the embedded database would serve nobody. */
async function makeRecoveryCodes(ctx: Ctx, userId: number) {
  const recovery_codes = newRecoveryCodes();
  return {
    recovery_codes,
    hashes: await hashRecoveryCodes(ctx.deps.appSecret, userId, recovery_codes),
  };
}
