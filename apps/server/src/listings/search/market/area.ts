import type { Place } from '../search.queries.ts';
import { insidePolygon } from './inside-polygon.ts';
import { latOf, lngOf, mercatorX, mercatorY } from './mercator.ts';
import { BLOCK_BITS, type Rows } from './row-storage.ts';

const MICRO = 1e6;
/** Rounding tolerance, in millionths of a degree. */
const TOLERANCE = 4;
/** About ten milliseconds of work; larger polygons are left to the database. */
const MAX_COMPARISONS = 8_000_000;
/** In a large market, which threads scan and which the database would take longer for. */
const MAX_PER_LISTING = 3;
/** Looking up the square of a listing, compared with one edge of the polygon. */
const LOOKUP = 2;

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

export function areaOf(rows: Rows, points: readonly Place[]): Area {
  const isInside = insidePolygon(points);
  const count = ((rows.size - 1) >> BLOCK_BITS) + 1;
  const parts = new Uint8Array(count);
  const partOf = rectangleTest(points, isInside);
  const { blocks } = rows;
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
  const squares = createSquares(points, partOf, isInside);
  const listings = across << BLOCK_BITS;
  const most = Math.max(MAX_COMPARISONS, MAX_PER_LISTING * rows.size);
  const isTooMuch =
    listings * points.length > most &&
    listings * (LOOKUP + squares.shareAcross() * points.length) > most;
  return { parts, isInside: squares.isInside, isTooMuch };
}

/** At most so many in each direction, as a power of two. */
const SQUARE_BITS = 6;
const SQUARES = 1 << SQUARE_BITS;
const UNTESTED = 3;

/**
 * The polygon's own rectangle in squares, tested on first use: most are fully inside or outside, and so
 * is every listing in them. Whole millionths of a degree, so the edges of squares are exact, and their
 * sides are powers of two, so a listing's square is found without a division.
 */
function createSquares(
  points: readonly Place[],
  partOf: ReturnType<typeof rectangleTest>,
  isInside: Area['isInside'],
) {
  const lngs = points.map(({ lng }) => Math.round(lng * MICRO));
  const lats = points.map(({ lat }) => Math.round(lat * MICRO));
  const [west, south] = [Math.min(...lngs), Math.min(...lats)];
  const [across, down] = [Math.max(...lngs) - west, Math.max(...lats) - south];
  const [xBits, yBits] = [sideBits(across), sideBits(down)];
  const parts = new Uint8Array(SQUARES * SQUARES).fill(UNTESTED);
  function test(at: number): number {
    const left = west + (at & (SQUARES - 1)) * 2 ** xBits;
    const bottom = south + (at >>> SQUARE_BITS) * 2 ** yBits;
    const part = partOf(left, left + 2 ** xBits - 1, bottom, bottom + 2 ** yBits - 1);
    parts[at] = part;
    return part;
  }
  return {
    isInside(lng: number, lat: number): boolean {
      const x = lng - west;
      const y = lat - south;
      if (x < 0 || x > across || y < 0 || y > down) return false;
      const at = ((y >>> yBits) << SQUARE_BITS) | (x >>> xBits);
      const known = parts[at] as number;
      const part = known === UNTESTED ? test(at) : known;
      return part === INSIDE || (part === ACROSS && isInside(lng, lat));
    },
    /** Of the squares in the polygon's rectangle. */
    shareAcross(): number {
      const [columns, rows] = [(across >>> xBits) + 1, (down >>> yBits) + 1];
      let n = 0;
      for (let row = 0; row < rows; row += 1)
        for (let column = 0; column < columns; column += 1)
          if (test((row << SQUARE_BITS) | column) === ACROSS) n += 1;
      return n / (columns * rows);
    },
  };
}

/** The smallest side, as a power of two, with which `SQUARES` cover the length. */
const sideBits = (length: number) => Math.max(0, 32 - Math.clz32(length) - SQUARE_BITS);

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
