import type { Bounds, LatLng } from './map.types';

type Position = number[];

/** Five decimals are a meter; links carry no more. */
const round = (degrees: number) => Number(degrees.toFixed(5));

/** For GeoJSON: the first point is repeated at the end. */
export function closedRing(points: readonly LatLng[]): Position[] {
  const ring = openRing(points.map(({ lng, lat }) => [lng, lat]));
  const all = ring.map(({ lat, lng }) => [lng, lat]);
  return all[0] ? [...all, all[0]] : [];
}

/** Corner points only, each once, whatever the input. */
export function openRing(ring: readonly Position[]): LatLng[] {
  const points = ring.map(([lng = 0, lat = 0]) => ({ lat: round(lat), lng: round(lng) }));
  const first = points[0];
  const last = points.at(-1);
  const isClosed = points.length > 1 && first?.lat === last?.lat && first?.lng === last?.lng;
  return isClosed ? points.slice(0, -1) : points;
}

/** The view as an area, slightly inset so that its outline is visible. */
export function ringOfView([west, south, east, north]: Bounds): LatLng[] {
  const INSET = 0.08;
  const [x, y] = [(east - west) * INSET, (north - south) * INSET];
  return openRing([
    [west + x, south + y],
    [east - x, south + y],
    [east - x, north - y],
    [west + x, north - y],
  ]);
}

export function isSameRing(a: readonly LatLng[] | null, b: readonly LatLng[] | null): boolean {
  if (a === null || b === null || a.length !== b.length) return a === b;
  return a.every((point, i) => point.lat === b[i]?.lat && point.lng === b[i]?.lng);
}
