import type { Columns } from './columns.ts';
import { cellShift, latOf, lngOf } from './mercator.ts';

/** Far enough apart to be told from each other and hit with a finger. */
const CELL_PIXELS = 64;

export type Group = {
  count: number;
  /** The only one, where there is only one. */
  row: number;
  sumX: number;
  sumY: number;
  west: number;
  east: number;
  north: number;
  south: number;
};

/** Neighbours on the screen become one; the grid hangs on the world, so panning changes nothing. */
export function createGrid(columns: Columns, zoom: number) {
  const shift = cellShift(zoom, CELL_PIXELS);
  const groups = new Map<number, Group>();
  const { x: xs, y: ys } = columns.data;
  return {
    groups,
    add(row: number): void {
      const x = xs[row] as number;
      const y = ys[row] as number;
      const key = (x >>> shift) * 2 ** 32 + (y >>> shift);
      const group = groups.get(key);
      if (!group) {
        const lines = { west: x, east: x, north: y, south: y };
        groups.set(key, { count: 1, row, sumX: x, sumY: y, ...lines });
        return;
      }
      group.count += 1;
      group.sumX += x;
      group.sumY += y;
      if (x < group.west) group.west = x;
      else if (x > group.east) group.east = x;
      if (y < group.north) group.north = y;
      else if (y > group.south) group.south = y;
    },
  };
}

export function shapeGroup({ count, sumX, sumY, west, east, north, south }: Group) {
  return {
    latitude: latOf(sumY / count),
    longitude: lngOf(sumX / count),
    count,
    bounds: [lngOf(west), latOf(south), lngOf(east), latOf(north)] as [
      number,
      number,
      number,
      number,
    ],
  };
}
