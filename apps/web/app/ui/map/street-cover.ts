import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { Bounds } from './map.types';

/** From this zoom streets are drawn; farther out the included map has all there is room for. */
export const STREETS_FROM = 9;

/** A name of the included map is left out where the file with streets has its own. */
export function stepBack(layer: LayerSpecification, bounds: Bounds): LayerSpecification {
  const outside: FilterSpecification = [
    'any',
    ['<', ['zoom'], STREETS_FROM],
    ['!', ['within', areaOf(bounds)]],
  ];
  const own = 'filter' in layer && layer.filter;
  return { ...layer, filter: own ? ['all', own, outside] : outside } as LayerSpecification;
}

function areaOf([west, south, east, north]: Bounds) {
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Polygon' as const, coordinates: [corners] };
}
