import type { VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { keepScroll, keptScroll } from '~/lib/list-place';

/** Returns whether the board was scrolled back to where it was left; `place` names it. */
export function useKeptSideScroll(scroller: RefObject<HTMLElement | null>, place: string): boolean {
  const [start] = useState(() => ({ place, left: keptScroll<number>(place) }));
  const latest = useRef(place);
  latest.current = place;
  useLayoutEffect(() => {
    const frame = scroller.current;
    if (frame && start.left !== undefined) frame.scrollLeft = start.left;
    return () => {
      if (frame) keepScroll(latest.current, frame.scrollLeft);
    };
  }, [scroller, start]);
  return start.left !== undefined && start.place === place;
}

type ColumnScroll = { top: number; cards: VirtualItem[] };
type Measured = { takeSnapshot: () => VirtualItem[] };

/** With the measured heights: estimated ones would lead to other cards. */
export function useKeptColumnScroll(place: string, scroller: RefObject<HTMLElement | null>) {
  const [kept] = useState(() => keptScroll<ColumnScroll>(place));
  const latest = useRef<{ place: string; virtual: Measured | null }>({ place, virtual: null });
  latest.current.place = place;
  useLayoutEffect(() => {
    const frame = scroller.current;
    return () => {
      const { place, virtual } = latest.current;
      if (frame && virtual)
        keepScroll(place, { top: frame.scrollTop, cards: virtual.takeSnapshot() });
    };
  }, [scroller]);
  return {
    initial: kept ? { initialOffset: kept.top, initialMeasurementsCache: kept.cards } : {},
    keep: (virtual: Measured) => {
      latest.current.virtual = virtual;
    },
  };
}
