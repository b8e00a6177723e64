import { translatorFor } from '@alpha/i18n/server';
import type { Ctx } from '../../../platform/http/context.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import { leadUrl, localeOf } from '../reminders/lead-mail.service.ts';
import { listAdministrators } from './ask-administrators.queries.ts';

/** Emails every administrator a link to each lead that is left. Says nothing about the person. */
export async function askAdministrators(ctx: Ctx, leadIds: readonly number[]): Promise<void> {
  for (const { id, email, locale: chosen } of await listAdministrators(ctx.db))
    for (const leadId of leadIds) {
      const locale = localeOf(chosen);
      const t = translatorFor(locale, 'leadMail');
      await queueMail(
        { ...ctx, locale },
        {
          idempotencyKey: `erasure:${leadId}:${id}:${Date.now()}`,
          recipient: email,
          subject: t('erasure.subject'),
          content: {
            title: t('erasure.title'),
            paragraphs: [t('erasure.intro', { by: ctx.viewer?.name ?? '' })],
            button: { label: t('open'), url: leadUrl(ctx, leadId) },
          },
        },
      );
    }
}
