import { isAllowed } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { requiredStepOf } from '../../accounts/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { nameOf } from '../leads/lead-name.ts';
import { scopeOfUser } from '../leads/lead-scope.ts';
import { localeOf } from '../leads/reminders/lead-mail.service.ts';
import { withNames } from '../leads/timeline/timeline-names.service.ts';
import { findSettings } from '../notifications/notification-settings.queries.ts';
import { notificationText } from '../notifications/notification-text.ts';
import { listNewest } from '../notifications/notifications.queries.ts';
import { shapeNotification } from '../notifications/notifications.service.ts';
import type { PushContent } from './post-push.service.ts';
import type { Recipient } from './push-messages.queries.ts';

/** It may be seen on a locked screen, and has to fit there. */
const MAX_TEXT = 120;

/** What the bell says, in the person's language; null: not (any more) for this person. */
export async function pushContentOf(
  ctx: Ctx,
  { user }: Recipient,
  notificationId: number,
): Promise<PushContent | null> {
  const isLockedOut = user.deactivatedAt !== null || requiredStepOf(user) !== null;
  if (isLockedOut || !isAllowed(user.role, 'lead:read:own')) return null;
  const { push: kinds } = await findSettings(ctx.db, user.id);
  if (kinds.length === 0) return null;
  const reader = { userId: user.id, scope: scopeOfUser(user), kinds, unreadId: notificationId };
  const [row] = await withNames(ctx, await listNewest(ctx.db, reader, 1));
  if (!row) return null;
  const locale = localeOf(user.locale);
  const { lead } = row;
  return {
    title: nameOf(lead) || translatorFor(locale, 'notificationMail')('nameless'),
    body: shortened(notificationText(shapeNotification(row), locale)),
    path: `/app/leads/${lead.id}`,
    tag: `notification-${notificationId}`,
    lang: locale,
  };
}

const shortened = (text: string) => {
  const chars = [...text];
  return chars.length > MAX_TEXT ? `${chars.slice(0, MAX_TEXT - 1).join('')}…` : text;
};
