import { type RefObject, useEffect, useRef } from 'react';
import type { Board } from '~/data/board-columns';

/**
 * Whoever narrows the board looks at what is left: when no column with a card is in sight, the first
 * one is brought there. `filter`: null while nothing is asked for, or its answer is on its way.
 */
export function useScrollToFirstMatch(
  scroller: RefObject<HTMLElement | null>,
  board: Board,
  filter: string | null,
): void {
  const latest = useRef(board);
  latest.current = board;
  useEffect(() => {
    const frame = scroller.current;
    if (!frame || filter === null) return;
    const hits = [...frame.children].filter((_, index) => latest.current.columns[index]?.count);
    const { left, right } = frame.getBoundingClientRect();
    const isInSight = (column: Element) => {
      const place = column.getBoundingClientRect();
      return place.left >= left && place.right <= right;
    };
    const [first] = hits;
    if (!(first instanceof HTMLElement) || hits.some(isInSight)) return;
    frame.scrollLeft = first.offsetLeft - (frame.clientWidth - first.offsetWidth) / 2;
  }, [scroller, filter]);
}
