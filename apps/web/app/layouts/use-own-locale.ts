import { useEffect } from 'react';
import { saveOwnLocale } from '~/data/account';
import { useLocale } from '~/lib/i18n/locale-provider';

/** Saves the user's language, which emails are written in. */
export function useOwnLocale(): void {
  const locale = useLocale();
  useEffect(() => saveOwnLocale({ locale }), [locale]);
}
