import { setTimeout as delay } from 'node:timers/promises';
import type {
  askPasswordReset as askPasswordResetEndpoint,
  checkPasswordReset as checkPasswordResetEndpoint,
  InputOf,
  ResultOf,
  resetPassword as resetPasswordEndpoint,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { isMailConfigured, queueMail } from '../../platform/mail/index.ts';
import { unlock } from './attempts.queries.ts';
import { findAccountByEmail, lockAccountRow, updatePasswordHash } from './auth.queries.ts';
import { hashPassword } from './password.ts';
import {
  claimPasswordReset,
  countPasswordResets,
  deleteExpiredResets,
  deletePasswordResets,
  findResetOwner,
  insertPasswordReset,
} from './password-reset.queries.ts';
import { assertGoodPassword } from './password-rules.ts';
import { endAllSessions } from './sessions.service.ts';
import { hashToken, newToken } from './token.ts';

const HOUR_MS = 3_600_000;
/** Limits how many emails one mailbox gets: beyond this many an hour the answer stays the same. */
const MOST_LINKS_AN_HOUR = 5;
/** Longer than the work for a known address takes, so response time does not reveal whether it exists. */
const ANSWER_MS = 300;

export async function askPasswordReset(
  ctx: Ctx,
  { body: { email } }: InputOf<typeof askPasswordResetEndpoint>,
): Promise<ResultOf<typeof askPasswordResetEndpoint>> {
  await Promise.all([delay(ANSWER_MS), mailResetLink(ctx, email)]);
  return { status: 'success', mail_is_configured: isMailConfigured(ctx) };
}

async function mailResetLink(ctx: Ctx, email: string): Promise<void> {
  const user = await findAccountByEmail(ctx.db, email);
  if (!user) return;
  const t = translatorFor(ctx.locale, 'mail');
  await inTransaction(ctx, async (ctx) => {
    await lockAccountRow(ctx.db, user.id);
    const now = Date.now();
    await deleteExpiredResets(ctx.db, user.id, new Date(now));
    const lastHour = new Date(now - HOUR_MS);
    if ((await countPasswordResets(ctx.db, user.id, lastHour)) >= MOST_LINKS_AN_HOUR) return;
    const { url, tokenHash } = await makeResetLink(ctx, user.id);
    await queueMail(ctx, {
      idempotencyKey: `password-reset:${tokenHash}`,
      recipient: user.email,
      subject: t('reset.subject'),
      isSecret: true,
      notAfter: new Date(now + HOUR_MS),
      content: {
        title: t('reset.title', { name: user.name }),
        paragraphs: [t('reset.why')],
        closing: [t('reset.ignore')],
        button: { label: t('reset.button'), url },
      },
    });
    await recordAudit(ctx, { action: 'password.reset_asked', actor: user });
  });
}

/** The token is in the `#` fragment, which browsers never send: it reaches no log and no referrer. */
async function makeResetLink(
  ctx: { db: Ctx['db']; deps: Pick<Ctx['deps'], 'config'> },
  userId: number,
  lifeMs = HOUR_MS,
) {
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(Date.now() + lifeMs);
  await insertPasswordReset(ctx.db, { userId, tokenHash, expiresAt });
  const url = `${ctx.deps.config.publicUrl}/app/reset-password#token=${token}`;
  return { url, tokenHash, expiresAt };
}

/** Replaces any earlier link. */
export async function makeOnlyResetLink(...link: Parameters<typeof makeResetLink>) {
  const [ctx, userId] = link;
  await deletePasswordResets(ctx.db, userId);
  return makeResetLink(...link);
}

export async function checkPasswordReset(
  ctx: Ctx,
  { body: { token } }: InputOf<typeof checkPasswordResetEndpoint>,
): Promise<ResultOf<typeof checkPasswordResetEndpoint>> {
  const owner = await findResetOwner(ctx.db, hashToken(token), new Date());
  if (!owner) throw new AppError('auth.resetLinkInvalid');
  return { status: 'success', has_password: owner.hasPassword };
}

export async function resetPassword(
  ctx: Ctx,
  { body: { token, password } }: InputOf<typeof resetPasswordEndpoint>,
): Promise<{ status: 'success' }> {
  const tokenHash = hashToken(token);
  const owner = await findResetOwner(ctx.db, tokenHash, new Date());
  if (!owner) throw new AppError('auth.resetLinkInvalid');
  // Before the link is used up: a refused password must not cost it.
  await assertGoodPassword(password, owner, ctx.deps.config);
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (ctx) => {
    await lockAccountRow(ctx.db, owner.id);
    if (!(await claimPasswordReset(ctx.db, tokenHash, new Date())))
      throw new AppError('auth.resetLinkInvalid');
    await updatePasswordHash(ctx.db, owner.id, passwordHash);
    await unlock(ctx.db, owner.id);
    await endAllSessions(ctx, owner.id);
    await recordAudit(ctx, { action: 'password.reset', actor: owner });
    await deletePasswordResets(ctx.db, owner.id);
  });
  return { status: 'success' };
}

/** Invalidates links mailed earlier. */
export async function voidResetLinks(ctx: Ctx, userId: number): Promise<void> {
  await deletePasswordResets(ctx.db, userId);
}
