import type { SavedFilter } from '@alpha/contract';
import type { Bounds, LatLng } from '~/ui/map/map.types';

/** The place of a search on the map: a drawn area, or a part of the map that was searched in the explorer. */
export type SearchPlace = Pick<SavedFilter, 'polygon' | 'within'>;

export const placeOfSearch = ({ polygon, within }: SavedFilter): SearchPlace => ({
  ...(polygon && { polygon }),
  // A drawn area takes its place.
  ...(within && !polygon && { within }),
});

/** Its corners; `null` without a place. */
export function cornersOf({ polygon, within }: SearchPlace): LatLng[] | null {
  if (polygon) return JSON.parse(polygon) as LatLng[];
  if (!within) return null;
  const [west = 0, south = 0, east = 0, north = 0] = within.split(',').map(Number);
  return [
    { lat: south, lng: west },
    { lat: south, lng: east },
    { lat: north, lng: east },
    { lat: north, lng: west },
  ];
}

export const placeOfCorners = (corners: readonly LatLng[] | null): SearchPlace =>
  corners ? { polygon: JSON.stringify(corners) } : {};

export function boundsOfCorners(corners: readonly LatLng[]): Bounds {
  const lats = corners.map(({ lat }) => lat);
  const lngs = corners.map(({ lng }) => lng);
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** As points of an SVG of this size, north up, with its true proportions. */
export function sketchOf(corners: readonly LatLng[], size: number, margin: number): string {
  const [west, south, east, north] = boundsOfCorners(corners);
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const extent = Math.max((east - west) * narrowing, north - south) || 1;
  const scale = (size - 2 * margin) / extent;
  const points = corners.map(({ lat, lng }) => [
    size / 2 + (lng - (west + east) / 2) * narrowing * scale,
    size / 2 - (lat - (south + north) / 2) * scale,
  ]);
  return points.map((point) => point.map((pixels) => pixels.toFixed(1)).join()).join(' ');
}
