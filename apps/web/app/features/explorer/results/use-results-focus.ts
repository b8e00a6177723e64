import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import type { ListingPage } from '~/data/listing-search';

/**
 * Moves the focus to the results heading when the control that requested them disappears or refers to
 * other results. Any other change leaves the focus in its field.
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
  /** Only clicks handled by the router change the page; others open a tab. */
  const awaitTurn = useCallback((event: MouseEvent) => {
    if (event.defaultPrevented) isAwaiting.current = true;
  }, []);
  return { heading, awaitResults, awaitTurn };
}
