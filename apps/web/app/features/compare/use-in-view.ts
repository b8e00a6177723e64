import { useEffect, useRef, useState } from 'react';

/** Before it is in sight, so that it is there when it is. */
const AHEAD = '400px';

/** Whether a part of the page has come into sight; it stays so. */
export function useInView<E extends Element>() {
  const element = useRef<E>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy page several changes come at once, the oldest first.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, isSeen };
}
