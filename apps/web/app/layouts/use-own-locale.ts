import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { saveOwnLocale } from '~/data/account';
import { useLocale } from '~/lib/i18n/locale-provider';

/** Saves the user's language, which emails are written in, and rereads what the server named in the other one. */
export function useOwnLocale(): void {
  const locale = useLocale();
  const cache = useQueryClient();
  const shown = useRef(locale);
  useEffect(() => {
    saveOwnLocale({ locale });
    if (shown.current !== locale) void cache.invalidateQueries();
    shown.current = locale;
  }, [locale, cache]);
}
