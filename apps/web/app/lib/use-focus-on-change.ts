import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading (`tabIndex={-1}`) of a view that took another's place, so that a
 * screen reader reads on from there. The first view leaves the focus where the reader has it.
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
