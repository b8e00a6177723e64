import { useState } from 'react';
import { useIsHydrating } from './use-is-hydrating';

/**
 * Whether this part came with the page. Scripts are rendered only then: in the browser React would write
 * them as HTML, which the content security policy refuses, and they have run already.
 */
export function useIsFromServer(): boolean {
  return useState(useIsHydrating())[0];
}
