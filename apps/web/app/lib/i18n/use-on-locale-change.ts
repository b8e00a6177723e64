import { useEffect, useRef } from 'react';
import { useLocale } from './locale-provider';

/** For sentences that came from the server in the language of that moment. */
export function useOnLocaleChange(onChange: () => void): void {
  const locale = useLocale();
  const shown = useRef(locale);
  useEffect(() => {
    if (shown.current === locale) return;
    shown.current = locale;
    onChange();
  }, [locale, onChange]);
}
