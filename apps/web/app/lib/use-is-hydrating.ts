import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** While a part of the page takes over the server's HTML, which it must match. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
