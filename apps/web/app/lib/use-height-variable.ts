import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a CSS variable on `holder` equal to the height of `element`, for content below a sticky
 * element. Measured before the first paint, so nothing jumps.
 */
export function useHeightVariable(
  element: RefObject<HTMLElement | null>,
  holder: RefObject<HTMLElement | null>,
  name: `--${string}`,
): void {
  useLayoutEffect(() => {
    const [measured, target] = [element.current, holder.current];
    if (!measured || !target) return;
    const measure = () =>
      target.style.setProperty(name, `${measured.getBoundingClientRect().height}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, holder, name]);
}
