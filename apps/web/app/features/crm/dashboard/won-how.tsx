import type { Dashboard } from '@alpha/contract';
import { LOCALE_TAGS } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

/** Explains figures that depend on the definition of won. */
export function WonHow({ statuses }: { statuses: Dashboard['won_statuses'] }) {
  const t = useT('dashboard');
  const roles = useT('roles');
  const list = new Intl.ListFormat(LOCALE_TAGS[useLocale()], { type: 'conjunction' });
  const names = statuses.map(({ name, role }) => t('status.named', { name, role: roles(role) }));
  return (
    <p className="max-w-[68ch] text-14 text-pretty text-ink-2">
      {names.length > 0 ? t('wonHow', { statuses: list.format(names) }) : t('wonHowUnknown')}
    </p>
  );
}
