import { useEffect, useRef } from 'react';
import { useLocale } from './locale-provider';

/** For server messages, which are in the language at the time of the request. */
export function useOnLocaleChange(onChange: () => void): void {
  const locale = useLocale();
  const shown = useRef(locale);
  useEffect(() => {
    if (shown.current === locale) return;
    shown.current = locale;
    onChange();
  }, [locale, onChange]);
}
