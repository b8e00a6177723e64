import { setOwnLocale } from '@alpha/contract';
import { useEffect } from 'react';
import { call } from '~/lib/api-client';
import { useLocale } from './locale-provider';

/** Letters come in the language somebody works in. */
export function useOwnLocale(): void {
  const locale = useLocale();
  useEffect(() => {
    // Nothing on the screen waits for it, and the next page says it again.
    call(setOwnLocale, { body: { locale } }).catch(() => undefined);
  }, [locale]);
}
