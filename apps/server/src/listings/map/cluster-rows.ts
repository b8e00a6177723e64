import { cellShift, latOf, lngOf } from '../search/market/mercator.ts';
import type { Rows } from '../search/market/row-storage.ts';
import type { Box } from '../search/market/select-rows.ts';

/** Minimum distance between clusters, large enough to tap. */
const CELL_PIXELS = 64;
/** A normal view has a few hundred cells; oversized views get larger cells. */
const MAX_CELLS = 2_000;

export type View = { box: Box; zoom: number };

/** Of each cell with rows: how many, one of them, the sums of their places, and their edges. */
export type Cells = {
  cell: Int32Array;
  count: Int32Array;
  row: Int32Array;
  sumX: Float64Array;
  sumY: Float64Array;
  west: Uint32Array;
  north: Uint32Array;
  east: Uint32Array;
  south: Uint32Array;
};

/**
 * Sums rows by grid cell. The grid is fixed to the world, so panning doesn't change clusters. Uses
 * typed arrays indexed by cell, because a zoomed-out view can hold millions of rows.
 */
export function sumCells({ data }: Rows, rows: Int32Array, view: View): Cells {
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
  const filled = Int32Array.from(count.keys()).filter((cell) => (count[cell] as number) > 0);
  const ofFilled = <T extends Int32Array | Uint32Array | Float64Array>(values: T): T => {
    const kept = values.slice(0, filled.length);
    for (let i = 0; i < filled.length; i += 1) kept[i] = values[filled[i] as number] as number;
    return kept as T;
  };
  return {
    cell: filled,
    count: ofFilled(count),
    row: ofFilled(first),
    sumX: ofFilled(sumX),
    sumY: ofFilled(sumY),
    west: ofFilled(west),
    north: ofFilled(north),
    east: ofFilled(east),
    south: ofFilled(south),
  };
}

/** The groups of one view, of what several threads have summed. In the order of the grid. */
export function groupsOf(parts: readonly Cells[]) {
  const groups = new Map<number, Group>();
  for (const part of parts)
    for (let i = 0; i < part.cell.length; i += 1) {
      const group = groupAt(part, i);
      const known = groups.get(group.cell);
      groups.set(group.cell, known ? together(known, group) : group);
    }
  return [...groups.values()]
    .sort((a, b) => a.cell - b.cell)
    .map(({ count, row, sumX, sumY, west, south, east, north }) => ({
      count,
      /** The only listing, if it is one. */
      row,
      latitude: latOf(sumY / count),
      longitude: lngOf(sumX / count),
      bounds: [lngOf(west), latOf(south), lngOf(east), latOf(north)] as [
        number,
        number,
        number,
        number,
      ],
    }));
}

type Group = { [K in keyof Cells]: number };

function groupAt(cells: Cells, i: number): Group {
  const at = (key: keyof Cells) => cells[key][i] as number;
  return {
    cell: at('cell'),
    count: at('count'),
    row: at('row'),
    sumX: at('sumX'),
    sumY: at('sumY'),
    west: at('west'),
    north: at('north'),
    east: at('east'),
    south: at('south'),
  };
}

const together = (a: Group, b: Group): Group => ({
  cell: a.cell,
  row: a.row,
  count: a.count + b.count,
  sumX: a.sumX + b.sumX,
  sumY: a.sumY + b.sumY,
  west: Math.min(a.west, b.west),
  north: Math.min(a.north, b.north),
  east: Math.max(a.east, b.east),
  south: Math.max(a.south, b.south),
});

export function gridOf({ box, zoom }: View) {
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
