import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this part came with the page. Scripts are rendered only then: in the browser React would write
 * them as HTML, which the content security policy refuses, and they have run already.
 */
export function useIsFromServer(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}
