import { useEffect } from 'react';
import { saveOwnLocale } from '~/data/account';
import { useLocale } from '~/lib/i18n/locale-provider';

/** Emails are written in the language somebody works in. */
export function useOwnLocale(): void {
  const locale = useLocale();
  useEffect(() => saveOwnLocale({ locale }), [locale]);
}
