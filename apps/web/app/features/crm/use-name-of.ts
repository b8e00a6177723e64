import { useCallback } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';

/** A name that an administrator has given in both languages. */
export function useNameOf() {
  const locale = useLocale();
  return useCallback(
    ({ name, name_es }: { name: string; name_es: string }) => (locale === 'es' ? name_es : name),
    [locale],
  );
}
