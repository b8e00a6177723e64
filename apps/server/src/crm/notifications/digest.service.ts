import { isAllowed, type Role } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { nameOf } from '../leads/lead-name.ts';
import { scopeOfUser } from '../leads/lead-scope.ts';
import { leadUrl, localeOf } from '../leads/reminders/lead-mail.service.ts';
import { withNames } from '../leads/timeline/timeline-names.service.ts';
import { claimDigest, findDigestReader } from './digest.queries.ts';
import { latestDigestTime } from './digest-time.ts';
import { findSettings } from './notification-settings.queries.ts';
import { notificationText } from './notification-text.ts';
import { countUnread, listNewest } from './notifications.queries.ts';
import { shapeNotification } from './notifications.service.ts';

/** More are counted; the bell has them all. */
const MOST_ROWS = 10;

/** Writes one person's digest of what is unread; false when nobody's is due. */
export function sendNextNotificationDigest(ctx: Ctx, now = new Date()): Promise<boolean> {
  const due = latestDigestTime(now);
  return inTransaction(ctx, async (ctx) => {
    const reader = await findDigestReader(ctx.db, due);
    if (!reader) return false;
    if (await claimDigest(ctx.db, reader.id, due)) await writeDigest(ctx, { ...reader, due });
    return true;
  });
}

type Reader = {
  id: number;
  email: string;
  role: Role;
  locale: string | null;
  since: Date;
  due: Date;
};

async function writeDigest(ctx: Ctx, { id, email, role, since, due, ...user }: Reader) {
  const { digest: kinds } = await findSettings(ctx.db, id);
  if (kinds.length === 0 || !isAllowed(role, 'lead:read:own')) return;
  const reader = {
    userId: id,
    scope: scopeOfUser({ id, role }),
    kinds,
    unreadBetween: [since, due],
  } as const;
  const rows = await listNewest(ctx.db, reader, MOST_ROWS);
  if (rows.length === 0) return;
  const count = await countUnread(ctx.db, reader);
  const locale = localeOf(user.locale);
  const t = translatorFor(locale, 'notificationMail');
  const items = (await withNames(ctx, rows)).map(shapeNotification);
  await queueMail(
    { ...ctx, locale },
    {
      idempotencyKey: `notification-digest:${id}:${due.getTime()}`,
      recipient: email,
      subject: t('subject', { count }),
      content: {
        title: t('title', { count }),
        paragraphs: [t('intro')],
        figures: items.map((item) => ({
          label:
            nameOf({ firstName: item.lead.first_name, lastName: item.lead.last_name }) ||
            t('nameless'),
          value: notificationText(item, locale),
          // Also how an erasure finds the email.
          note: leadUrl(ctx, item.lead.id),
        })),
        button: { label: t('open'), url: `${ctx.deps.config.publicUrl}/app/today` },
        closing: [
          ...(count > items.length ? [t('more', { count: count - items.length })] : []),
          t('settings', { url: `${ctx.deps.config.publicUrl}/app/account#notifications` }),
        ],
      },
    },
  );
}
