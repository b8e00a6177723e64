import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import type { ListingPage } from '~/data/listing-search';

/**
 * The control that was used for them goes away when the awaited homes come, or tells of others: the
 * focus goes to their heading, so that reading starts there. Any other change leaves it in its field.
 */
export function useResultsFocus(shown: ListingPage | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAwaiting = useRef(false);
  useEffect(() => {
    if (!shown || !isAwaiting.current) return;
    isAwaiting.current = false;
    // Scrolling is left to the caller.
    heading.current?.focus({ preventScroll: true });
  }, [shown]);
  const awaitResults = useCallback(() => {
    isAwaiting.current = true;
  }, []);
  /** Only a click that the router took turns the page; others open a tab. */
  const awaitTurn = useCallback((event: MouseEvent) => {
    if (event.defaultPrevented) isAwaiting.current = true;
  }, []);
  return { heading, awaitResults, awaitTurn };
}
