import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Links to an anchor scroll smoothly. A new page starts at the top, and Back restores the position, both
 * instantly: scrolling smoothly over a different page only costs time.
 */
export function usePageJump(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const isAnchor = hash !== '' && type !== 'POP';
  // Before the router scrolls, which happens in the parent's layout effect.
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
