import { GripVertical } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { useT } from '~/lib/i18n/use-t';
import { IconButton } from '~/ui/icon-button';
import type { Sorting } from './use-sorting';

type DragHandleProps = {
  handle: RefObject<HTMLButtonElement | null>;
  id: number;
  address: string;
  sorting: Sorting;
};

const EDGE_PX = 72;
const SCROLL_PX = 10;

/** Drag it with the mouse or a finger; with keys: space, arrows, space. */
export function DragHandle({ handle, id, address, sorting }: DragHandleProps) {
  const t = useT('shortlist');
  const { carried, pickUp, goOver, step, putDown, cancel } = sorting;
  const isCarried = carried?.id === id;
  const byKeys = isCarried && carried.by === 'keyboard';
  const scroll = useEdgeScroll();

  function onKeyDown(event: KeyboardEvent) {
    const isToggle = event.key === ' ' || event.key === 'Enter';
    if (!isToggle && !byKeys) return;
    if (isToggle && byKeys) putDown();
    else if (isToggle) pickUp(id, 'keyboard');
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'Escape') cancel();
    else return;
    event.preventDefault();
  }

  const isFinger = ({ pointerType }: PointerEvent) => pointerType === 'touch';
  return (
    <IconButton
      ref={handle}
      label={t('drag', { address })}
      size="sm"
      aria-pressed={byKeys}
      data-handle=""
      // The browser must not take the finger's move for scrolling.
      className="cursor-grab touch-none aria-pressed:bg-accent-wash aria-pressed:text-accent"
      onKeyDown={onKeyDown}
      onBlur={() => byKeys && cancel()}
      onPointerDown={(event) => {
        if (!isFinger(event)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pickUp(id, 'touch');
      }}
      onPointerMove={(event) => {
        if (!isFinger(event) || !isCarried) return;
        goOver(event.clientY);
        scroll.follow(event.clientY);
      }}
      onPointerUp={(event) => {
        scroll.stop();
        if (isFinger(event)) putDown(event.clientY);
      }}
      onPointerCancel={(event) => {
        scroll.stop();
        if (isFinger(event)) cancel();
      }}
    >
      <GripVertical aria-hidden="true" size={18} strokeWidth={1.5} />
    </IconButton>
  );
}

/** While a finger rests near an edge of the window. */
function useEdgeScroll() {
  const frame = useRef(0);
  const y = useRef(0);
  const stop = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = 0;
  }, []);
  useEffect(() => stop, [stop]);
  function run() {
    const by = y.current < EDGE_PX ? -1 : y.current > window.innerHeight - EDGE_PX ? 1 : 0;
    if (by !== 0) window.scrollBy(0, by * SCROLL_PX);
    frame.current = requestAnimationFrame(run);
  }
  return {
    follow(clientY: number) {
      y.current = clientY;
      if (frame.current === 0) frame.current = requestAnimationFrame(run);
    },
    stop,
  };
}
