import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { type RefObject, useEffect, useRef } from 'react';
import type { Sorting } from './use-sorting';

/** With the mouse, by its handle: the row's texts stay selectable. Fingers use pointer events (`DragHandle`). */
export function useDraggableRow(
  row: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  id: number,
): void {
  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!element || !dragHandle) return;
    let lastPointer = '';
    const remember = ({ pointerType }: PointerEvent) => {
      lastPointer = pointerType;
    };
    dragHandle.addEventListener('pointerdown', remember);
    const stop = draggable({
      ...{ element, dragHandle },
      canDrag: () => lastPointer !== 'touch',
      getInitialData: () => ({ homeId: id }),
    });
    return () => {
      stop();
      dragHandle.removeEventListener('pointerdown', remember);
    };
  }, [row, handle, id]);
}

/** The list as the place to drop rows; the page scrolls at its edges. */
export function useDropList(sorting: Sorting): void {
  const latest = useRef(sorting);
  latest.current = sorting;
  const { list } = sorting;
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const canMonitor = ({ source }: { source: { data: Record<string | symbol, unknown> } }) =>
      source.data.homeId !== undefined;
    return combine(
      dropTargetForElements({ element, canDrop: canMonitor }),
      autoScrollWindowForElements({ canScroll: canMonitor }),
      monitorForElements({
        canMonitor,
        onDragStart: ({ source }) => latest.current.pickUp(Number(source.data.homeId), 'mouse'),
        onDrag: ({ location }) => latest.current.goOver(location.current.input.clientY),
        onDrop: ({ location }) => {
          // Outside the list, or by Escape.
          if (location.current.dropTargets.length === 0) latest.current.cancel();
          else latest.current.putDown(location.current.input.clientY);
        },
      }),
    );
  }, [list]);
}
