import { ROOM_INVITATION_DAYS, ROOM_LINK_MINUTES } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import type { Ctx } from '../platform/http/context.ts';
import { type MailPerson, queueMail } from '../platform/mail/index.ts';
import type { Recipient } from './room-links.queries.ts';

type RoomMail = {
  recipient: Recipient;
  token: string;
  tokenHash: string;
  expiresAt: Date;
  /** Asked for by the investor, or sent by staff. */
  words: 'link' | 'invitation';
  replyTo?: string;
  person?: MailPerson | null;
};

/** In the language of `ctx`. The token is in the fragment, which browsers never send. */
export async function queueRoomMail(ctx: Ctx, mail: RoomMail): Promise<void> {
  const { recipient, token, tokenHash, expiresAt, words, replyTo, person } = mail;
  const t = translatorFor(ctx.locale, 'roomMail');
  const { firstName, ownerName: curator } = recipient;
  const name = firstName === '-' ? '' : firstName;
  const isLink = words === 'link';
  await queueMail(ctx, {
    idempotencyKey: `room:${tokenHash}`,
    recipient: recipient.email,
    leadId: recipient.id,
    subject: isLink ? t('link.subject') : t('invitation.subject', { curator }),
    isSecret: true,
    notAfter: expiresAt,
    ...(replyTo ? { replyTo } : {}),
    content: {
      title: name ? t('title', { name }) : t('titlePlain'),
      paragraphs: [t(`${words}.text`, { curator })],
      ...(person ? { person } : {}),
      button: {
        label: t('button'),
        url: `${ctx.deps.config.publicUrl}/room?lang=${ctx.locale}#token=${token}`,
      },
      closing: [
        isLink
          ? t('link.expires', { minutes: ROOM_LINK_MINUTES })
          : t('invitation.expires', { days: ROOM_INVITATION_DAYS }),
        t(`${words}.ignore`),
      ],
      footer: t('footer'),
    },
  });
}
