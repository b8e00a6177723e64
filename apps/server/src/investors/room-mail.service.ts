import { ROOM_INVITATION_DAYS, ROOM_LINK_MINUTES } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import type { Ctx } from '../platform/http/context.ts';
import { type MailPerson, queueMail } from '../platform/mail/index.ts';
import type { Recipient } from './room-links.queries.ts';
import { listReportLinks } from './saved-homes.queries.ts';

type RoomMail = {
  recipient: Recipient;
  token: string;
  tokenHash: string;
  expiresAt: Date;
} & (Link | Invitation);

/** Asked for by the investor. */
type Link = { words: 'link' };

/** Sent by staff. */
type Invitation = { words: 'invitation'; replyTo: string; person: MailPerson | null };

/** In the language of `ctx`. The token is in the fragment, which browsers never send. */
export async function queueRoomMail(ctx: Ctx, mail: RoomMail): Promise<void> {
  const { recipient, token, tokenHash, expiresAt, words } = mail;
  const t = translatorFor(ctx.locale, 'roomMail');
  const { firstName, ownerName: curator } = recipient;
  const name = firstName === '-' ? '' : firstName;
  const invitation = mail.words === 'invitation' ? mail : null;
  // It names what was sent only to those who were sent something.
  const links = await listReportLinks(ctx.db, recipient.id, []);
  const wasSent = links.some(({ channel }) => channel !== 'room');
  const saved = invitation ? t('invitation.textSaved', { curator }) : t('link.textSaved');
  await queueMail(ctx, {
    idempotencyKey: `room:${tokenHash}`,
    recipient: recipient.email,
    leadId: recipient.id,
    subject: invitation ? t('invitation.subject', { curator }) : t('link.subject'),
    isSecret: true,
    notAfter: expiresAt,
    ...(invitation && { replyTo: invitation.replyTo }),
    content: {
      title: name ? t('title', { name }) : t('titlePlain'),
      paragraphs: [wasSent ? t(`${words}.text`, { curator }) : saved],
      ...(invitation?.person && { person: invitation.person }),
      button: {
        label: t('button'),
        url: `${ctx.deps.config.publicUrl}/room?lang=${ctx.locale}#token=${token}`,
      },
      closing: [
        invitation
          ? t('invitation.expires', { days: ROOM_INVITATION_DAYS })
          : t('link.expires', { minutes: ROOM_LINK_MINUTES }),
        t(`${words}.ignore`),
      ],
      footer: t('footer'),
    },
  });
}
