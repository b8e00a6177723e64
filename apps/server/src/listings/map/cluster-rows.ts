import type { Columns } from '../search/market/columns.ts';
import { cellShift, latOf, lngOf } from '../search/market/mercator.ts';
import type { Box } from '../search/market/select-rows.ts';

/** Minimum distance between clusters, large enough to tap. */
const CELL_PIXELS = 64;
/** A normal view has a few hundred cells; oversized views get larger cells. */
const MAX_CELLS = 2_000;

/**
 * Groups rows by grid cell. The grid is fixed to the world, so panning doesn't change clusters. Uses
 * typed arrays indexed by cell, because a zoomed-out view can hold a million rows.
 */
export function groupRows({ data }: Columns, rows: Int32Array, view: { box: Box; zoom: number }) {
  const { shift, left, top, across, down } = gridOf(view);
  const cells = across * down;
  const count = new Int32Array(cells);
  const first = new Int32Array(cells);
  const sumX = new Float64Array(cells);
  const sumY = new Float64Array(cells);
  const west = new Uint32Array(cells).fill(2 ** 32 - 1);
  const north = new Uint32Array(cells).fill(2 ** 32 - 1);
  const east = new Uint32Array(cells);
  const south = new Uint32Array(cells);
  const { x: xs, y: ys } = data;
  // Consecutive rows mostly fall into one cell, so they are summed in locals and written once.
  for (let i = 0; i < rows.length; ) {
    let row = rows[i] as number;
    let x = xs[row] as number;
    let y = ys[row] as number;
    const cellX = x >>> shift;
    const cellY = y >>> shift;
    const cell = (cellY - top) * across + cellX - left;
    if (count[cell] === 0) first[cell] = row;
    let [n, sumOfX, sumOfY, w, e, t, b] = [0, 0, 0, x, x, y, y];
    for (;;) {
      n += 1;
      sumOfX += x;
      sumOfY += y;
      if (x < w) w = x;
      else if (x > e) e = x;
      if (y < t) t = y;
      else if (y > b) b = y;
      i += 1;
      if (i === rows.length) break;
      row = rows[i] as number;
      x = xs[row] as number;
      y = ys[row] as number;
      if (x >>> shift !== cellX || y >>> shift !== cellY) break;
    }
    count[cell] = (count[cell] as number) + n;
    sumX[cell] = (sumX[cell] as number) + sumOfX;
    sumY[cell] = (sumY[cell] as number) + sumOfY;
    west[cell] = Math.min(west[cell] as number, w);
    east[cell] = Math.max(east[cell] as number, e);
    north[cell] = Math.min(north[cell] as number, t);
    south[cell] = Math.max(south[cell] as number, b);
  }
  const filled = [...count.keys()].filter((cell) => (count[cell] as number) > 0);
  const at = (values: { readonly [i: number]: number }, cell: number) => values[cell] as number;
  return filled.map((cell) => ({
    count: at(count, cell),
    /** The listing's id if the cell has only one. */
    row: at(first, cell),
    latitude: latOf(at(sumY, cell) / at(count, cell)),
    longitude: lngOf(at(sumX, cell) / at(count, cell)),
    bounds: [
      lngOf(at(west, cell)),
      latOf(at(south, cell)),
      lngOf(at(east, cell)),
      latOf(at(north, cell)),
    ] as [number, number, number, number],
  }));
}

function gridOf({ box, zoom }: { box: Box; zoom: number }) {
  const edge = (value: number) => Math.min(2 ** 32 - 1, Math.max(0, value));
  const [west, east, north, south] = [box.west, box.east, box.north, box.south].map(edge) as [
    number,
    number,
    number,
    number,
  ];
  for (let shift = cellShift(zoom, CELL_PIXELS); ; shift += 1) {
    const left = west >>> shift;
    const top = north >>> shift;
    const across = (east >>> shift) - left + 1;
    const down = (south >>> shift) - top + 1;
    if (across * down <= MAX_CELLS || shift === 31) return { shift, left, top, across, down };
  }
}
