import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a CSS variable of `holder` at the height of `element`, for what stands below something
 * sticky. Measured before the first painting, so nothing jumps.
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
