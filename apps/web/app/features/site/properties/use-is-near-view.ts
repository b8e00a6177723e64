import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in view or about to be. */
export function useIsNearView(element: RefObject<Element | null>, margin: string): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const observer = new IntersectionObserver(
      // On a busy page several changes come at once, the latest last.
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, margin]);
  return isNear;
}
