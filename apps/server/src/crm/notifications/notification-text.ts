import type { Notification } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';

type Facts = Pick<Notification, 'kind' | 'address' | 'opens' | 'words' | 'is_back' | 'purchase'>;

/** What happened, as the bell says it: "Likes 1460 NW 183rd Ter · opened 4 times". */
export function notificationText(
  { kind, address, opens, words, is_back, purchase }: Facts,
  locale: Locale,
): string {
  const t = translatorFor(locale, 'notifications');
  if (kind === 'assigned') return t('assigned');
  if (kind === 'task') return words ? t('taskOf', { words }) : t('task');
  if (kind === 'bounce') return t('bounce');
  const signals = translatorFor(locale, 'signals');
  if (kind === 'form') return signals(is_back ? 'back' : 'form');
  if (kind === 'reply') return signals('reply');
  const count = opens ?? 0;
  if (kind === 'opened' && address === null) return signals('openedList', { count });
  const place = address ?? signals('aProperty');
  if (kind !== 'purchase') return signals(kind, { address: place, count });
  const steps = translatorFor(locale, 'purchaseSteps');
  const { key, title } = purchase?.step ?? { key: 'other', title: null };
  return signals('purchase', {
    ...{ address: place, event: purchase?.event ?? 'none' },
    step: title ?? steps(`step.${key}.title`),
  });
}
