import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Scrolls a row sideways by one entry or most of its width, and knows whether it is at an end. */
export function useSlider(by: 'entry' | 'width' = 'entry') {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const canGoBack = element.scrollLeft > 1;
      const canGoOn = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setEnds((ends) =>
        ends.canGoBack === canGoBack && ends.canGoOn === canGoOn ? ends : { canGoBack, canGoOn },
      );
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  const move = (step: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const width = by === 'entry' ? entryWidth(element) : 0.7 * element.clientWidth;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({ left: step * width, behavior: isStill ? 'auto' : 'smooth' });
  };

  /** Only for the row itself: inside a card the arrow keys belong to its pictures. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  };

  return { row, move, onKeyDown, ...ends };
}

function entryWidth({ children: [first, second] }: HTMLUListElement): number {
  if (!first || !second) return 0;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
