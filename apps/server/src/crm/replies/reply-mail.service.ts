import { translatorFor } from '@alpha/i18n/server';
import { isNobodysAddress } from '../../platform/db/address-in-text.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { nameOf } from '../leads/lead-name.ts';
import { leadUrl, localeOf } from '../leads/reminders/lead-mail.service.ts';
import type { ReadHead } from './message-head.ts';
import type { LeadOfMessage } from './replies.queries.ts';

type Reply = { id: number; lead: LeadOfMessage; head: ReadHead; text: string };

/** Passes a reply on to the lead's owner, unless it went to their own address too. */
export async function announceReply(ctx: Ctx, { id, lead, head, text }: Reply): Promise<void> {
  const { owner } = lead;
  if (lead.isHidden || owner.deactivatedAt || head.to.includes(owner.email.toLowerCase())) return;
  const locale = localeOf(owner.locale);
  const t = translatorFor(locale, 'replyMail');
  const name = nameOf(lead) || head.from.name || t('nameless');
  await queueMail(
    { ...ctx, locale },
    {
      idempotencyKey: `reply:${id}`,
      recipient: owner.email,
      ...(isNobodysAddress(head.from.address) ? {} : { replyTo: head.from.address }),
      subject: t('subject', { name }),
      content: {
        title: t('title', { name }),
        paragraphs: [
          t('intro', { subject: head.subject, hasSubject: head.subject ? 'yes' : 'no' }),
        ],
        quote: text.split(/\n{2,}/).filter(Boolean),
        button: { label: t('open'), url: leadUrl(ctx, lead.id) },
      },
    },
  );
}
