import { formatDate } from '@alpha/i18n';
import { useLocale } from './i18n/locale-provider';
import { formatInstant } from './local-time';
import { useIsHydrating } from './use-is-hydrating';

/** The day of an instant on the reader’s clock; the server, which does not know it, writes the day in UTC. */
export function useLocalDay(): (at: string) => string {
  const locale = useLocale();
  const isHydrating = useIsHydrating();
  return (at) => (isHydrating ? (formatDate(at, locale) ?? '') : formatInstant(at, locale, 'day'));
}
