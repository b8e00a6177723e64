import type { Place } from '../search.queries.ts';
import { BLOCK_BITS, type Columns } from './columns.ts';
import { insidePolygon } from './inside-polygon.ts';
import { latOf, lngOf, mercatorX, mercatorY } from './mercator.ts';

const MICRO = 1e6;
/** Rounding tolerance, in millionths of a degree. */
const TOLERANCE = 4;
/** About ten milliseconds of work; larger polygons are left to the database. */
const MAX_COMPARISONS = 8_000_000;

export const OUTSIDE = 0;
export const INSIDE = 1;
export const ACROSS = 2;

/** A drawn area, classified per block: most blocks are fully inside or outside. */
export type Area = {
  parts: Uint8Array;
  isInside: (lng: number, lat: number) => boolean;
  /** True when testing every listing in the crossing blocks would block the event loop for too long. */
  isTooMuch: boolean;
};

export function areaOf(columns: Columns, points: readonly Place[]): Area {
  const isInside = insidePolygon(points);
  const count = ((columns.size - 1) >> BLOCK_BITS) + 1;
  const parts = new Uint8Array(count);
  const partOf = rectangleTest(points, isInside);
  const { blocks } = columns;
  const xs = points.map(({ lng }) => mercatorX(lng));
  const ys = points.map(({ lat }) => mercatorY(lat));
  const [west, east] = [Math.min(...xs) - TOLERANCE * 64, Math.max(...xs) + TOLERANCE * 64];
  const [north, south] = [Math.min(...ys) - TOLERANCE * 64, Math.max(...ys) + TOLERANCE * 64];
  let across = 0;
  for (let block = 0; block < count; block += 1) {
    const [w, e] = [blocks.west[block] as number, blocks.east[block] as number];
    const [n, s] = [blocks.north[block] as number, blocks.south[block] as number];
    if (w > east || e < west || n > south || s < north) continue;
    const part = partOf(
      Math.floor(lngOf(w) * MICRO) - TOLERANCE,
      Math.ceil(lngOf(e) * MICRO) + TOLERANCE,
      Math.floor(latOf(s) * MICRO) - TOLERANCE,
      Math.ceil(latOf(n) * MICRO) + TOLERANCE,
    );
    parts[block] = part;
    if (part === ACROSS) across += 1;
  }
  const comparisons = (across << BLOCK_BITS) * points.length;
  return { parts, isInside, isTooMuch: comparisons > MAX_COMPARISONS };
}

/** Whether a rectangle is inside, outside or crosses the boundary. */
function rectangleTest(points: readonly Place[], isInside: Area['isInside']) {
  const n = points.length;
  const xs = Float64Array.from(points, ({ lng }) => Math.round(lng * MICRO));
  const ys = Float64Array.from(points, ({ lat }) => Math.round(lat * MICRO));
  return (west: number, east: number, south: number, north: number): number => {
    let x1 = xs[n - 1] as number;
    let y1 = ys[n - 1] as number;
    for (let i = 0; i < n; i += 1) {
      const x2 = xs[i] as number;
      const y2 = ys[i] as number;
      const isNear =
        (x1 >= west || x2 >= west) &&
        (x1 <= east || x2 <= east) &&
        (y1 >= south || y2 >= south) &&
        (y1 <= north || y2 <= north);
      if (isNear && meets(x1, y1, x2, y2, west, east, south, north)) return ACROSS;
      x1 = x2;
      y1 = y2;
    }
    return isInside(west, south) ? INSIDE : OUTSIDE;
  };
}

/** An edge misses a rectangle when all four corners are on the same side of it. */
function meets(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  west: number,
  east: number,
  south: number,
  north: number,
): boolean {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const a = dx * (south - y1) - (west - x1) * dy;
  const b = dx * (south - y1) - (east - x1) * dy;
  const c = dx * (north - y1) - (west - x1) * dy;
  const d = dx * (north - y1) - (east - x1) * dy;
  return !((a > 0 && b > 0 && c > 0 && d > 0) || (a < 0 && b < 0 && c < 0 && d < 0));
}
