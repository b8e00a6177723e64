import { LOCALE_TAGS } from '@alpha/i18n';
import { useCallback } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { type Named, nameOf } from './person-name';

/** The display name of a person, also of one without a name. */
export function usePersonName() {
  const t = useT('leadName');
  return useCallback((lead: Named) => nameOf(lead) ?? t('none'), [t]);
}

/** A few of many names, for use in a sentence; the server sends unknown names as empty. */
export function usePersonNames() {
  const t = useT('leadName');
  const list = new Intl.ListFormat(LOCALE_TAGS[useLocale()], { type: 'conjunction' });
  return ({ names, count }: { names: readonly string[]; count: number }): string =>
    list.format([
      ...names.map((name) => name || t('none')),
      ...(count > names.length ? ['…'] : []),
    ]);
}
