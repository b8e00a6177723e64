import { useLayoutEffect, useRef } from 'react';

/** After a removal, the list has the focus instead of the page's beginning. */
export function useRemovedFocus(list: { current: HTMLElement | null }, count: number) {
  const isRemoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the rows are rendered without it.
  useLayoutEffect(() => {
    if (isRemoved.current) list.current?.focus();
    isRemoved.current = false;
  }, [count]);
  return () => {
    isRemoved.current = true;
  };
}
