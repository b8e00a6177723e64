import { setTimeout as delay } from 'node:timers/promises';
import type {
  askUnlock as askUnlockEndpoint,
  InputOf,
  ResultOf,
  unlockSignIn as unlockSignInEndpoint,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { isMailConfigured, queueMail } from '../../platform/mail/index.ts';
import { findAccountLock, findLock, unlock } from './attempts.queries.ts';
import { networkScope } from './attempts.service.ts';
import { findAccountByEmail, lockAccountRow } from './auth.queries.ts';
import { rememberDevice } from './known-devices.service.ts';
import { hashToken, newToken } from './token.ts';
import {
  claimUnlockLink,
  countUnlockLinks,
  deleteOldUnlockLinks,
  insertUnlockLink,
} from './unlock.queries.ts';

const HOUR_MS = 3_600_000;
/** An attacker who locks an account again and again must not fill its mailbox too. */
const MOST_LINKS_AN_HOUR = 3;
/** Longer than the work for a locked account takes, so response time does not reveal one. */
const ANSWER_MS = 300;

export async function askUnlock(
  ctx: Ctx,
  { body: { email } }: InputOf<typeof askUnlockEndpoint>,
): Promise<ResultOf<typeof askUnlockEndpoint>> {
  await Promise.all([delay(ANSWER_MS), mailUnlockLink(ctx, email)]);
  return { status: 'success', mail_is_configured: isMailConfigured(ctx) };
}

async function mailUnlockLink(ctx: Ctx, email: string): Promise<void> {
  const user = await findAccountByEmail(ctx.db, email);
  if (!user) return;
  const t = translatorFor(ctx.locale, 'mail');
  await inTransaction(ctx, async (ctx) => {
    await lockAccountRow(ctx.db, user.id);
    const now = new Date();
    const lockEndsAt = await findLockHere(ctx, user.id, now);
    if (!lockEndsAt) return;
    const since = new Date(now.getTime() - HOUR_MS);
    const sent = await countUnlockLinks(ctx.db, user.id, { lockEndsAt, since });
    if (sent.forLock > 0 || sent.lately >= MOST_LINKS_AN_HOUR) return;
    await deleteOldUnlockLinks(ctx.db, user.id, since);
    const { token, tokenHash } = newToken();
    const expiresAt = new Date(now.getTime() + HOUR_MS);
    await insertUnlockLink(ctx.db, { userId: user.id, tokenHash, expiresAt, lockEndsAt });
    await queueMail(ctx, {
      idempotencyKey: `unlock:${tokenHash}`,
      recipient: user.email,
      subject: t('unlock.subject'),
      isSecret: true,
      notAfter: expiresAt,
      content: {
        title: t('unlock.title', { name: user.name }),
        paragraphs: [t('unlock.why')],
        closing: [t('unlock.ignore')],
        button: {
          label: t('unlock.button'),
          // In the fragment, which browsers never send: it reaches no log and no referrer.
          url: `${ctx.deps.config.publicUrl}/app/unlock#token=${token}`,
        },
      },
    });
    await recordAudit(ctx, { action: 'account.unlock_asked', actor: user });
  });
}

/** The lock that keeps this network out. */
async function findLockHere(ctx: Ctx, userId: number, now: Date): Promise<Date | null> {
  const account = await findAccountLock(ctx.db, userId, now);
  const here = await findLock(ctx.db, userId, networkScope(ctx.ip), now);
  if (!account || !here) return account ?? here;
  return new Date(Math.max(account.getTime(), here.getTime()));
}

/**
 * The mailbox proves the owner, so this browser becomes a known one: guesses that go on elsewhere cannot
 * lock it out again.
 */
export async function unlockSignIn(
  ctx: Ctx,
  { body: { token } }: InputOf<typeof unlockSignInEndpoint>,
): Promise<{ status: 'success' }> {
  const sendDeviceCookie = await inTransaction(ctx, async (ctx) => {
    const owner = await claimUnlockLink(ctx.db, hashToken(token), new Date());
    if (!owner) throw new AppError('auth.unlockLinkInvalid');
    await unlock(ctx.db, owner.id);
    await recordAudit(ctx, {
      action: 'account.unlocked',
      actor: owner,
      target: { type: 'user', id: owner.id, name: owner.name },
    });
    return rememberDevice(ctx, owner.id);
  });
  sendDeviceCookie();
  return { status: 'success' };
}
