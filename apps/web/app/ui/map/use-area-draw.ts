import type { Map as MapLibreMap } from 'maplibre-gl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { withChunkTimeout } from '~/lib/chunk-timeout';
import type { LatLng } from './map.types';
import { onThemeChange, readMapColors } from './map-colors';
import type { AreaDraw } from './map-draw';
import { isSameRing } from './ring';

/** The area on a map and its changes: drawn, edited, removed. The library for it loads when it is needed. */
export function useAreaDraw(
  map: MapLibreMap | null,
  area: readonly LatLng[] | null,
  onAreaChange: (area: LatLng[] | null) => void,
) {
  const [draw, setDraw] = useState<AreaDraw | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [isWanted, setWanted] = useState(area !== null);
  if (area && !isWanted) setWanted(true);
  const [pointCount, setPointCount] = useState(0);
  const shown = useRef<readonly LatLng[] | null>(null);
  const report = useRef(onAreaChange);
  /** Also read when the library arrives. */
  const drawing = useRef(false);
  useEffect(() => {
    report.current = onAreaChange;
    drawing.current = isDrawing;
  });

  const put = useCallback((next: LatLng[] | null) => {
    shown.current = next;
    setDrawing(false);
    setPointCount(0);
    report.current(next);
  }, []);

  useEffect(() => {
    if (!map || !isWanted) return;
    let made: AreaDraw | undefined;
    let isHere = true;
    const colors = () => readMapColors(map.getContainer());
    const stopListening = onThemeChange(() => made?.recolor(colors()));
    withChunkTimeout(import('./map-draw')).then(
      ({ createAreaDraw }) => {
        if (!isHere) return;
        made = createAreaDraw(map, colors(), { onArea: put, onPointCount: setPointCount });
        shown.current = null;
        setDraw(made);
        if (drawing.current) made.start();
      },
      // The map works without it.
      (error) => {
        console.error(error);
        if (!isHere) return;
        setDrawing(false);
        setWanted(false);
      },
    );
    return () => {
      isHere = false;
      stopListening();
      made?.destroy();
      setDraw(null);
      shown.current = null;
    };
  }, [map, put, isWanted]);

  useEffect(() => {
    if (!draw || isSameRing(area, shown.current)) return;
    shown.current = area;
    draw.show(area);
  }, [draw, area]);

  return {
    isAvailable: map !== null,
    /** Points can be set. */
    isReady: draw !== null,
    isDrawing,
    pointCount,
    start: () => {
      setWanted(true);
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
