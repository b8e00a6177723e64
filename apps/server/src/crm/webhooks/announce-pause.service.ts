import { translatorFor } from '@alpha/i18n/server';
import type { Ctx } from '../../platform/http/context.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { listAdministrators } from '../leads/erase/ask-administrators.queries.ts';
import { localeOf } from '../leads/reminders/lead-mail.service.ts';

/** Administrators learn that nothing is sent to another system any more. */
export async function announcePause(ctx: Ctx, webhookId: number, name: string): Promise<void> {
  for (const { id, email, locale: chosen } of await listAdministrators(ctx.db)) {
    const locale = localeOf(chosen);
    const t = translatorFor(locale, 'leadMail');
    await queueMail(
      { ...ctx, locale },
      {
        idempotencyKey: `webhook-paused:${webhookId}:${id}:${Date.now()}`,
        recipient: email,
        subject: t('webhook.subject', { name }),
        content: {
          title: t('webhook.title', { name }),
          paragraphs: [t('webhook.intro')],
          button: {
            label: t('webhook.open'),
            url: `${ctx.deps.config.publicUrl}/app/settings/webhooks/${webhookId}`,
          },
        },
      },
    );
  }
}
