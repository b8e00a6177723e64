import type { Notification } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';

type Facts = Pick<Notification, 'kind' | 'address' | 'opens' | 'words'>;

/** What happened, as the bell says it: "Likes 1460 NW 183rd Ter · opened 4 times". */
export function notificationText({ kind, address, opens, words }: Facts, locale: Locale): string {
  const t = translatorFor(locale, 'notifications');
  if (kind === 'assigned') return t('assigned');
  if (kind === 'task') return words ? t('taskOf', { words }) : t('task');
  const signals = translatorFor(locale, 'signals');
  const count = opens ?? 0;
  if (kind === 'opened' && address === null) return signals('openedList', { count });
  return signals(kind, { address: address ?? signals('aProperty'), count });
}
