import type { LeadSummary } from '@alpha/contract';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { type RefObject, useEffect, useRef } from 'react';
import { pictureOf } from './card-picture';
import type { Carrying } from './use-carry';

/** Touch uses press and hold (`use-touch-drag`); native drag and drop is for the mouse. */
let lastPointer = '';

export function useDraggableCard(card: RefObject<HTMLElement | null>, lead: LeadSummary): void {
  const latest = useRef(lead);
  useEffect(() => {
    latest.current = lead;
  }, [lead]);
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const remember = ({ pointerType }: PointerEvent) => {
      lastPointer = pointerType;
    };
    element.addEventListener('pointerdown', remember);
    const stop = draggable({
      element,
      canDrag: () => lastPointer !== 'touch',
      getInitialData: () => ({ lead: latest.current }),
      onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
        const { clientX, clientY } = location.current.input;
        const { left, top } = element.getBoundingClientRect();
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: () => ({ x: clientX - left + PADDING, y: clientY - top + PADDING }),
          render: ({ container }) => {
            container.style.padding = `${PADDING}px`;
            container.append(pictureOf(element));
          },
        });
      },
    });
    return () => {
      stop();
      element.removeEventListener('pointerdown', remember);
    };
  }, [card]);
}

/** Space for the tilt and the shadow: the browser clips the drag image to its box. */
const PADDING = 24;

export function useDropColumn(column: RefObject<HTMLElement | null>, statusId: number): void {
  useEffect(() => {
    if (!column.current) return;
    return dropTargetForElements({
      element: column.current,
      getData: () => ({ statusId }),
      getIsSticky: () => false,
    });
  }, [column, statusId]);
}

type Place = { dropTargets: { data: Record<string | symbol, unknown> }[] };

const columnIn = ({ dropTargets }: Place): number | null => {
  const id = dropTargets[0]?.data.statusId;
  return typeof id === 'number' ? id : null;
};

export function useMouseDrag(
  scroller: RefObject<HTMLElement | null>,
  { pickUp, goOver, putDown }: Pick<Carrying, 'pickUp' | 'goOver' | 'putDown'>,
): void {
  useEffect(() => {
    if (!scroller.current) return;
    return combine(
      autoScrollForElements({
        element: scroller.current,
        getAllowedAxis: () => 'horizontal',
        getConfiguration: () => ({ maxScrollSpeed: 'fast' }),
      }),
      monitorForElements({
        canMonitor: ({ source }) => source.data.lead !== undefined,
        onDragStart: ({ source }) => pickUp(source.data.lead as LeadSummary, 'mouse'),
        onDropTargetChange: ({ location }) => goOver(columnIn(location.current)),
        onDrop: ({ location }) => putDown(columnIn(location.current)),
      }),
    );
  }, [scroller, pickUp, goOver, putDown]);
}
