import { type RefObject, useEffect } from 'react';

/** Briefly highlights a card that another user moved here, unless reduced motion is preferred. */
export function useArrivalHighlight(card: RefObject<HTMLElement | null>, isArrived: boolean): void {
  useEffect(() => {
    if (!isArrived || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const wash = { backgroundColor: 'var(--accent-wash)', borderColor: 'var(--accent)' };
    const glow = card.current?.animate([wash, { ...wash, offset: 0.4 }, {}], {
      duration: 1_800,
      easing: 'ease-out',
    });
    return () => glow?.cancel();
  }, [card, isArrived]);
}
