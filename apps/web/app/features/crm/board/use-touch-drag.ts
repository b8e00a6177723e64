import { type RefObject, useEffect } from 'react';
import { pictureOf } from './card-picture';
import type { Carrying } from './use-carry';

/** Shorter would pick up cards while scrolling; longer feels unresponsive. */
const HOLD_MS = 380;
/** A finger that moves this far before then is scrolling. */
const SLOP_PX = 10;
const EDGE_PX = 56;
const SCROLL_PX = 9;

type Start = { card: HTMLElement; x: number; y: number };

type TouchDragOptions = Pick<Carrying, 'goOver' | 'putDown'> & {
  onHold: (leadId: number) => void;
};

/**
 * Press and hold picks up a card. Native drag and drop is for the mouse: many phones don't support it,
 * and the others behave differently.
 */
export function useTouchDrag(
  scroller: RefObject<HTMLElement | null>,
  { onHold, goOver, putDown }: TouchDragOptions,
): void {
  useEffect(() => {
    if (!scroller.current) return;
    const board: HTMLElement = scroller.current;
    let start: Start | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let picture: HTMLElement | null = null;
    let finger = { x: 0, y: 0 };
    let frame = 0;

    function begin(event: TouchEvent) {
      const [touch] = event.touches;
      forget();
      const card = event.target instanceof Element ? event.target.closest('[data-card]') : null;
      const isControl = event.target instanceof Element && event.target.closest('button');
      if (!touch || event.touches.length > 1 || isControl || !(card instanceof HTMLElement)) return;
      start = { card, x: touch.clientX, y: touch.clientY };
      finger = { x: touch.clientX, y: touch.clientY };
      timer = setTimeout(lift, HOLD_MS);
    }

    function lift() {
      if (!start?.card.isConnected) return;
      const { left, top } = start.card.getBoundingClientRect();
      picture = pictureOf(start.card);
      Object.assign(picture.style, {
        ...{ position: 'fixed', zIndex: '60', left: `${left}px`, top: `${top}px` },
        willChange: 'translate',
      });
      document.body.append(picture);
      navigator.vibrate?.(12);
      onHold(Number(start.card.dataset.card));
      frame = requestAnimationFrame(scrollAtEdges);
    }

    function follow(event: TouchEvent) {
      const [touch] = event.touches;
      if (!start || !touch) return;
      finger = { x: touch.clientX, y: touch.clientY };
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
      if (picture) {
        event.preventDefault();
        picture.style.translate = `${dx}px ${dy}px`;
        goOver(columnUnder(board, finger));
      } else if (Math.hypot(dx, dy) > SLOP_PX) forget();
    }

    function end(event: TouchEvent) {
      const isCarried = picture !== null;
      const target = event.type === 'touchend' ? columnUnder(board, finger) : null;
      forget();
      if (!isCarried) return;
      // Otherwise the browser fires a click, which would open the lead.
      if (event.cancelable) event.preventDefault();
      putDown(target);
    }

    function scrollAtEdges() {
      if (!picture) return;
      const { left, right } = board.getBoundingClientRect();
      const { x } = finger;
      const by = x < left + EDGE_PX ? -SCROLL_PX : x > right - EDGE_PX ? SCROLL_PX : 0;
      if (by !== 0) {
        board.scrollLeft += by;
        goOver(columnUnder(board, finger));
      }
      frame = requestAnimationFrame(scrollAtEdges);
    }

    function forget() {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      picture?.remove();
      start = null;
      picture = null;
    }

    // The context menu of a pressed link, and native dragging of it.
    const refuse = (event: Event) => {
      if (start) event.preventDefault();
    };
    board.addEventListener('touchstart', begin, { passive: true });
    board.addEventListener('touchmove', follow, { passive: false });
    board.addEventListener('touchend', end, { passive: false });
    board.addEventListener('touchcancel', end, { passive: false });
    board.addEventListener('contextmenu', refuse);
    return () => {
      forget();
      board.removeEventListener('touchstart', begin);
      board.removeEventListener('touchmove', follow);
      board.removeEventListener('touchend', end);
      board.removeEventListener('touchcancel', end);
      board.removeEventListener('contextmenu', refuse);
    };
  }, [scroller, onHold, goOver, putDown]);
}

/** Between two columns a finger means the nearer one; above or below the board, none. */
function columnUnder(board: HTMLElement, { x, y }: { x: number; y: number }): number | null {
  const { top, bottom } = board.getBoundingClientRect();
  if (y < top || y > bottom) return null;
  let nearest = { id: null as number | null, distance: Number.POSITIVE_INFINITY };
  for (const column of board.querySelectorAll<HTMLElement>('[data-column]')) {
    const { left, right } = column.getBoundingClientRect();
    const distance = Math.max(left - x, x - right, 0);
    if (distance < nearest.distance) nearest = { id: Number(column.dataset.column), distance };
  }
  return nearest.id;
}
