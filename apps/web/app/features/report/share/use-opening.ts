import { openSharedProperty } from '@alpha/contract';
import { useEffect } from 'react';
import { call } from '~/lib/api-client';
import { readStored, STORAGE_KEYS } from '~/lib/storage';

/** Long enough that a machine which only loads the page has left again. */
const SEEN_MS = 2_000;

/**
 * Tells once that a reader has the report before the eyes. A page that is prerendered or opened in a
 * tab behind counts when it is looked at; a look by one of us does not count.
 */
export function useOpening(token: string): void {
  useEffect(() => {
    if (readStored(STORAGE_KEYS.accessToken)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
    const tell = () => {
      stop();
      // A reader needs nothing from the answer.
      call(openSharedProperty, { params: { token } }).catch(() => undefined);
    };
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(tell, SEEN_MS);
    };
    document.addEventListener('visibilitychange', watch);
    watch();
    return stop;
  }, [token]);
}
