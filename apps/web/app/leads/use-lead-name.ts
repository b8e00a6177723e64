import { LOCALE_TAGS } from '@alpha/i18n';
import { useCallback } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { type Named, nameOf } from './lead-name';

/** What every screen calls a lead, also one whose name nobody knows. */
export function useLeadName() {
  const t = useT('leadName');
  return useCallback((lead: Named) => nameOf(lead) ?? t('none'), [t]);
}

/** Some of many, as a sentence names them; a name that nobody knows comes empty from the server. */
export function useLeadNames() {
  const t = useT('leadName');
  const list = new Intl.ListFormat(LOCALE_TAGS[useLocale()], { type: 'conjunction' });
  return ({ names, count }: { names: readonly string[]; count: number }): string =>
    list.format([
      ...names.map((name) => name || t('none')),
      ...(count > names.length ? ['…'] : []),
    ]);
}
