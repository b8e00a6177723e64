import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading (`tabIndex={-1}`) of a view that replaced another, so that a screen
 * reader continues there. The first view leaves the focus unchanged.
 */
export function useFocusOnChange(view: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    const isReplaced = shown.current !== undefined && shown.current !== view;
    shown.current = view;
    if (isReplaced) heading.current?.focus();
  }, [view]);
  return heading;
}
