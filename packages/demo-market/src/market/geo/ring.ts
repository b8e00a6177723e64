import type { Ring } from './geo.types.ts';

export type Bounds = { south: number; west: number; north: number; east: number };

export function box(south: number, west: number, north: number, east: number): Ring {
  return [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ];
}

export function boundsOf(ring: Ring): Bounds {
  const latitudes = ring.map(([latitude]) => latitude);
  const longitudes = ring.map(([, longitude]) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

/** Even-odd rule. */
export function isInside(ring: Ring, latitude: number, longitude: number): boolean {
  let inside = false;
  let [previousLat, previousLon] = ring[ring.length - 1] ?? [0, 0];
  for (const [lat, lon] of ring) {
    const crosses = lat > latitude !== previousLat > latitude;
    const meeting = ((previousLon - lon) * (latitude - lat)) / (previousLat - lat) + lon;
    if (crosses && longitude < meeting) inside = !inside;
    [previousLat, previousLon] = [lat, lon];
  }
  return inside;
}

const METERS_PER_DEGREE = 111_320;

export function metersNorth(from: number, to: number): number {
  return (to - from) * METERS_PER_DEGREE;
}

export function metersEast(from: number, to: number, latitude: number): number {
  return (to - from) * METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
}

export function degreesNorth(meters: number): number {
  return meters / METERS_PER_DEGREE;
}

export function degreesEast(meters: number, latitude: number): number {
  return meters / (METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
}
