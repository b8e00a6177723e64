import type { Dashboard } from '@alpha/contract';
import { LOCALE_TAGS } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

/** Explains figures that depend on the definition of won. */
export function WonHow({ figures }: { figures: Dashboard }) {
  const t = useT('dashboard');
  const list = new Intl.ListFormat(LOCALE_TAGS[useLocale()], { type: 'conjunction' });
  const names = new Set(figures.won_statuses.map(({ name }) => name));
  if (names.size === 0) return t('wonHowUnknown');
  return t('wonHow', { statuses: list.format(names) });
}
