import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 47.99rem)';

/** Narrower than the `md` width. On the server a wide screen is assumed. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(PHONE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
}
