import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapPlace } from './map.types';

/** The current view of a map. */
export function placeOf(map: MapLibreMap): MapPlace {
  const box = map.getBounds();
  return {
    bounds: [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()],
    zoom: map.getZoom(),
  };
}
