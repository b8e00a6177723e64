import type { InputOf, inviteUser as inviteUserEndpoint, ResultOf } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { isMailConfigured, queueMail } from '../../platform/mail/index.ts';
import { makeOnlyResetLink } from '../auth/password-reset.service.ts';
import { assertProved } from '../auth/proof.service.ts';
import { shapeStaffUser } from './shape-staff-user.ts';
import { lockUser, type UserRow } from './users.queries.ts';
import { getUserRow } from './users.service.ts';

const INVITATION_DAYS = 7;

/** The link chooses a password, so asking for it needs the same proof as setting one. */
export async function inviteUser(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof inviteUserEndpoint>,
): Promise<ResultOf<typeof inviteUserEndpoint>> {
  await getUserRow(ctx, id);
  assertProved(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockUser(ctx.db, id);
    const invited = await getUserRow(ctx, id);
    if (!isInvited(invited)) throw new AppError('user.notInvited');
    const url = await sendInvitation(ctx, invited);
    return {
      user: shapeStaffUser(await getUserRow(ctx, id)),
      // Shown, to be passed on.
      url: isMailConfigured(ctx) ? null : url,
    };
  });
}

/** Active and without a password. */
export const isInvited = ({ hasPassword, deactivatedAt }: UserRow): boolean =>
  !hasPassword && deactivatedAt === null;

/** Call in the transaction of the change. Earlier links stop working. → the link. */
export async function sendInvitation(
  ctx: Ctx,
  { id, name, email }: Pick<UserRow, 'id' | 'name' | 'email'>,
): Promise<string> {
  const t = translatorFor(ctx.locale, 'mail');
  const lifeMs = INVITATION_DAYS * 24 * 3_600_000;
  const { url, tokenHash, expiresAt } = await makeOnlyResetLink(ctx, id, lifeMs);
  await queueMail(ctx, {
    idempotencyKey: `invitation:${tokenHash}`,
    recipient: email,
    subject: t('invitation.subject'),
    isSecret: true,
    notAfter: expiresAt,
    content: {
      title: t('invitation.title', { name }),
      paragraphs: [t('invitation.why', { inviter: viewerOf(ctx).name, days: INVITATION_DAYS })],
      closing: [t('invitation.ignore')],
      button: { label: t('invitation.button'), url },
    },
  });
  await recordAudit(ctx, { action: 'user.invited', target: { type: 'user', id, name } });
  return url;
}
