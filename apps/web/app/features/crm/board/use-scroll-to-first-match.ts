import { type RefObject, useEffect, useRef } from 'react';
import type { Board } from '~/data/board-columns';

/**
 * After filtering, scrolls to the first column with a card when none is in view.
 * `filter` is null while no filter is set or its result is still loading.
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
