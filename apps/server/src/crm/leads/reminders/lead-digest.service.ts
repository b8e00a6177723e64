import { translatorFor } from '@alpha/i18n/server';
import { type Ctx, inTransaction } from '../../../platform/http/context.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import { countNewLead, type DueWindow, takeDueWindow } from './lead-digest.queries.ts';
import { announceLead, localeOf } from './lead-mail.service.ts';

/**
 * A stranger can name any owner in the public form, from as many addresses as they have. One by one within
 * this many an hour; the others are leads like any other, and announced together.
 */
const MOST_SINGLE = 10;
const WINDOW_MS = 60 * 60_000;

/** Emails the owner about a new lead, or counts it for the digest; in the transaction of the lead. */
export async function announceNewLead(ctx: Ctx, leadId: number, ownerId: number): Promise<void> {
  // The worker may not have come yet.
  const due = await takeDueWindow(ctx.db, WINDOW_MS, ownerId);
  if (due) await writeDigest(ctx, due);
  const window = { userId: ownerId, most: MOST_SINGLE, windowMs: WINDOW_MS };
  if (await countNewLead(ctx.db, window)) await announceLead(ctx, leadId, 'new');
}

/** Sends one due digest; false when there is none. */
export function sendNextDigest(ctx: Ctx): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const due = await takeDueWindow(ctx.db, WINDOW_MS);
    if (due) await writeDigest(ctx, due);
    return due !== undefined;
  });
}

async function writeDigest(ctx: Ctx, due: DueWindow): Promise<void> {
  if (due.deactivatedAt) return;
  const locale = localeOf(due.locale);
  const t = translatorFor(locale, 'leadMail');
  const { held: count, userId } = due;
  await queueMail(
    { ...ctx, locale },
    {
      idempotencyKey: `leads-new:${userId}:${due.startedAt.getTime()}`,
      recipient: due.email,
      subject: t('digest.subject', { count }),
      content: {
        title: t('digest.title', { count }),
        paragraphs: [t('digest.intro', { count, most: MOST_SINGLE })],
        button: {
          label: t('many.open'),
          url: `${ctx.deps.config.publicUrl}/app/contacts?user_id=${userId}&sort=created_at&order=desc`,
        },
      },
    },
  );
}
