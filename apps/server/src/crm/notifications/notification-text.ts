import type { Notification } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';

type Facts = Pick<Notification, 'kind' | 'address' | 'opens' | 'words' | 'is_back'>;

/** What happened, as the bell says it: "Likes 1460 NW 183rd Ter · opened 4 times". */
export function notificationText(
  { kind, address, opens, words, is_back }: Facts,
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
  return signals(kind, { address: address ?? signals('aProperty'), count });
}
