import type { Map as MapLibreMap } from 'maplibre-gl';
import {
  TerraDraw,
  TerraDrawPolygonMode,
  TerraDrawRenderMode,
  TerraDrawSelectMode,
} from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { LatLng } from './map.types';
import type { MapColors } from './map-colors';
import { closedRing, openRing } from './ring';

export type AreaDraw = {
  /** Starts drawing; the previous area stays until the new one is complete. */
  start: () => void;
  /** Shows this area with draggable points; null: none. Ends drawing. */
  show: (area: readonly LatLng[] | null) => void;
  recolor: (colors: MapColors) => void;
  /** Call before its map is removed. */
  destroy: () => void;
};

type AreaDrawEvents = {
  /** An area was completed, or one of its points moved. */
  onArea: (area: LatLng[]) => void;
  onPointCount: (count: number) => void;
};

/** Larger target for touch. */
const REACH_PIXELS = matchesCoarse() ? 28 : 16;

/**
 * One area on a map: drawn point by point with mouse or finger, then edited by its points. Its lines
 * may cross; the search counts what lies inside by the even-odd rule.
 */
export function createAreaDraw(
  map: MapLibreMap,
  colors: MapColors,
  { onArea, onPointCount }: AreaDrawEvents,
): AreaDraw {
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: 7 }),
    modes: [
      polygonMode(colors),
      selectMode(colors),
      new TerraDrawRenderMode({ modeName: 'rest', styles: {} }),
    ],
  });
  draw.start();

  const shownIds = () =>
    draw
      .getSnapshot()
      .flatMap(({ id, geometry, properties }) =>
        geometry.type === 'Polygon' && properties.mode === 'polygon' && id !== undefined
          ? [id]
          : [],
      );
  const show = (area: readonly LatLng[] | null) => {
    draw.setMode('rest');
    draw.clear();
    if (!area) return;
    const [added] = draw.addFeatures([
      {
        type: 'Feature',
        properties: { mode: 'polygon' },
        geometry: { type: 'Polygon', coordinates: [closedRing(area)] },
      },
    ]);
    if (!added?.valid || added.id === undefined) return;
    draw.setMode('select');
    draw.selectFeature(added.id);
  };

  draw.on('finish', (id, { action }) => {
    // Adding a point on a side changes nothing yet: the drag that added it ends with another event.
    if (action === 'insertMidpoint') return;
    const feature = draw.getSnapshotFeature(id);
    if (feature?.geometry.type !== 'Polygon') return;
    const area = openRing(feature.geometry.coordinates[0] ?? []);
    // Not inside the library's own event: it has not finished the shape yet.
    queueMicrotask(() => {
      if (draw.getMode() === 'polygon') show(area);
      onArea(area);
    });
  });
  draw.on('change', () => {
    if (draw.getMode() !== 'polygon') return;
    const drawn = draw.getSnapshotFeature(shownIds().at(-1) ?? '');
    const ring = drawn?.geometry.type === 'Polygon' ? drawn.geometry.coordinates[0] : undefined;
    // The ring contains the pointer's position and its first point twice.
    onPointCount(ring && drawn?.properties.currentlyDrawing ? Math.max(0, ring.length - 2) : 0);
  });

  return {
    show,
    start: () => {
      for (const id of shownIds()) draw.deselectFeature(id);
      draw.setMode('polygon');
    },
    recolor: (next) => {
      draw.updateModeOptions<typeof TerraDrawPolygonMode>('polygon', {
        styles: polygonStyles(next),
      });
      draw.updateModeOptions<typeof TerraDrawSelectMode>('select', { styles: selectStyles(next) });
    },
    destroy: () => draw.stop(),
  };
}

function polygonMode(colors: MapColors) {
  return new TerraDrawPolygonMode({
    pointerDistance: REACH_PIXELS,
    showCoordinatePoints: true,
    // Handled by us: Escape ends drawing, not only this shape.
    keyEvents: { cancel: null, finish: 'Enter' },
    styles: polygonStyles(colors),
  });
}

function polygonStyles({ accent, surface }: MapColors) {
  return {
    fillColor: accent,
    fillOpacity: dimmed(0.1),
    outlineColor: accent,
    outlineOpacity: dimmed(1),
    outlineWidth: 2,
    closingPointColor: accent,
    closingPointWidth: 7,
    closingPointOutlineColor: surface,
    closingPointOutlineWidth: 2,
    coordinatePointColor: surface,
    coordinatePointWidth: 5,
    coordinatePointOutlineColor: accent,
    coordinatePointOutlineWidth: 2,
  };
}

/** While a new area is drawn, the one it will replace is dimmed. */
const dimmed =
  (opacity: number) =>
  ({ properties }: { properties: { currentlyDrawing?: unknown } }): number =>
    properties.currentlyDrawing ? opacity : opacity * 0.35;

function selectMode(colors: MapColors) {
  return new TerraDrawSelectMode({
    pointerDistance: REACH_PIXELS,
    allowManualDeselection: false,
    keyEvents: null,
    flags: {
      polygon: {
        feature: {
          coordinates: { draggable: true, midpoints: { draggable: true }, deletable: true },
        },
      },
    },
    styles: selectStyles(colors),
  });
}

function selectStyles({ accent, surface }: MapColors) {
  return {
    selectedPolygonColor: accent,
    selectedPolygonFillOpacity: 0.1,
    selectedPolygonOutlineColor: accent,
    selectedPolygonOutlineWidth: 2,
    selectionPointColor: surface,
    selectionPointWidth: 5.5,
    selectionPointOutlineColor: accent,
    selectionPointOutlineWidth: 2,
    midPointColor: accent,
    midPointWidth: 3,
    midPointOutlineColor: surface,
    midPointOutlineWidth: 1.5,
  };
}

function matchesCoarse(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}
