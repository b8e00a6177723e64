import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Links to an anchor glide there. A new page begins at its top, and the way back ends where it began,
 * at once: gliding over a page that is not the one just read only costs time.
 */
export function usePageJump(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const isAnchor = hash !== '' && type !== 'POP';
  // Before the router scrolls, which it does when the page around this one is laid out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location's key is the trigger, not an input.
  useLayoutEffect(() => {
    if (isAnchor) return;
    const { dataset } = document.documentElement;
    dataset.jump = '';
    const frame = requestAnimationFrame(() => delete dataset.jump);
    return () => {
      cancelAnimationFrame(frame);
      delete dataset.jump;
    };
  }, [key]);
}
