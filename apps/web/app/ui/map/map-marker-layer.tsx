import type { Map as MapLibreMap } from 'maplibre-gl';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../class-names';
import { useIsGroundPainted } from './ground';
import { shieldLabels } from './label-shields';
import type { LatLng } from './map.types';

export type MapMark = {
  key: string;
  at: LatLng;
  /** Shown on hover: place labels don't move for it. */
  isPassing?: boolean;
  isOnTop?: boolean;
  content: ReactNode;
};

/** Laying out labels redraws the map several times: update the marks and the list first. */
const REST_MS = 350;

/**
 * HTML on the map: real buttons, reachable with Tab. They are inside the map's own layer, so that dragging
 * and zooming work on top of them, and are moved without re-rendering.
 */
export function MapMarkerLayer({
  map,
  marks,
  isQuiet = false,
}: {
  map: MapLibreMap;
  marks: readonly MapMark[];
  /** Visible, but ignores the pointer while drawing. */
  isQuiet?: boolean;
}) {
  const elements = useRef(new Map<string, HTMLElement>());
  const isGroundPainted = useIsGroundPainted(map);

  useLayoutEffect(() => {
    const place = () => {
      for (const { key, at } of marks) {
        const { x, y } = map.project(at);
        const element = elements.current.get(key);
        if (element) element.style.transform = `translate(${x}px, ${y}px)`;
      }
    };
    place();
    map.on('move', place);
    map.on('resize', place);
    return () => {
      map.off('move', place);
      map.off('resize', place);
    };
  }, [map, marks]);

  useEffect(() => stepAsideWhilePressed(map), [map]);

  const lasting = marks.filter(({ isPassing }) => !isPassing).map(({ at }) => at);
  const places = lasting.map(({ lat, lng }) => `${lat},${lng}`).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mark that only changes its color stays where it is.
  useEffect(() => {
    const timer = setTimeout(() => shieldLabels(map, lasting), REST_MS);
    return () => clearTimeout(timer);
  }, [map, places]);

  return createPortal(
    <div
      inert={isQuiet}
      className={cx(
        'pointer-events-none absolute inset-0 overflow-clip transition-opacity',
        // Not hidden: a mark keeps the keyboard focus while the map moves to where it is.
        isGroundPainted ? isQuiet && 'opacity-45' : 'opacity-0',
      )}
    >
      {marks.map(({ key, isOnTop, content }) => (
        <div
          key={key}
          ref={(element) => {
            if (element) elements.current.set(key, element);
            else elements.current.delete(key);
          }}
          className={cx(
            'absolute top-0 left-0 size-0 will-change-transform hover:z-2 focus-within:z-2',
            isOnTop && 'z-1',
          )}
        >
          {content}
        </div>
      ))}
    </div>,
    map.getCanvasContainer(),
  );
}

/** Something dragged across a mark must not be dropped on it; see map.css. */
function stepAsideWhilePressed(map: MapLibreMap): () => void {
  const canvas = map.getCanvas();
  const layer = map.getCanvasContainer();
  const press = () => layer.toggleAttribute('data-pressed', true);
  const release = () => layer.toggleAttribute('data-pressed', false);
  canvas.addEventListener('pointerdown', press);
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', release);
  return () => {
    canvas.removeEventListener('pointerdown', press);
    window.removeEventListener('pointerup', release);
    window.removeEventListener('pointercancel', release);
  };
}
