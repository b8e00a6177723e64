import type { Map as MapLibreMap } from 'maplibre-gl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { withChunkTimeout } from '~/lib/chunk-timeout';
import type { LatLng } from './map.types';
import { onThemeChange, readMapColors } from './map-colors';
import type { AreaDraw } from './map-draw';
import { isSameRing } from './ring';

/** The area on a map and its changes: drawn, edited, removed. */
export function useAreaDraw(
  map: MapLibreMap | null,
  area: readonly LatLng[] | null,
  onAreaChange: (area: LatLng[] | null) => void,
) {
  const [draw, setDraw] = useState<AreaDraw | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [pointCount, setPointCount] = useState(0);
  const shown = useRef<readonly LatLng[] | null>(null);
  const report = useRef(onAreaChange);
  useEffect(() => {
    report.current = onAreaChange;
  });

  const put = useCallback((next: LatLng[] | null) => {
    shown.current = next;
    setDrawing(false);
    setPointCount(0);
    report.current(next);
  }, []);

  useEffect(() => {
    if (!map) return;
    let made: AreaDraw | undefined;
    let isHere = true;
    const colors = () => readMapColors(map.getContainer());
    const stopListening = onThemeChange(() => made?.recolor(colors()));
    withChunkTimeout(import('./map-draw')).then(
      ({ createAreaDraw }) => {
        if (!isHere) return;
        made = createAreaDraw(map, colors(), { onArea: put, onPointCount: setPointCount });
        setDraw(made);
      },
      // The map works without it.
      (error) => console.error(error),
    );
    return () => {
      isHere = false;
      stopListening();
      made?.destroy();
      setDraw(null);
      shown.current = null;
    };
  }, [map, put]);

  useEffect(() => {
    if (!draw || isSameRing(area, shown.current)) return;
    shown.current = area;
    draw.show(area);
  }, [draw, area]);

  return {
    isAvailable: draw !== null,
    isDrawing,
    pointCount,
    start: () => {
      setDrawing(true);
      draw?.start();
    },
    /** Also cancels drawing: removes any area. */
    clear: () => {
      draw?.show(null);
      if (area) put(null);
      else setDrawing(false);
      setPointCount(0);
    },
    finishWith: (next: LatLng[]) => {
      draw?.show(next);
      put(next);
    },
  };
}
