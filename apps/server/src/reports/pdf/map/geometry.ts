/** West, south, east, north in degrees. */
export type Bounds = readonly [number, number, number, number];
/** Longitude and latitude, or x and y. */
export type Point = readonly [number, number];
export type Line = readonly Point[];

export const overlap = (a: Bounds, b: Bounds): boolean =>
  a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];

/** The part of a ring inside the bounds (Sutherland–Hodgman), so that a file has no coast of another county. */
export function ringWithin(ring: Line, [west, south, east, north]: Bounds): Line {
  let points = ring;
  points = clipped(points, 0, west, 1);
  points = clipped(points, 0, east, -1);
  points = clipped(points, 1, south, 1);
  return clipped(points, 1, north, -1);
}

/** Keeps what is on one side of a line along an axis. */
function clipped(points: Line, axis: 0 | 1, edge: number, side: 1 | -1): Line {
  const isIn = (point: Point) => side * (point[axis] - edge) >= 0;
  const result: Point[] = [];
  for (const [i, to] of points.entries()) {
    const from = points.at(i - 1) as Point;
    if (isIn(from) !== isIn(to)) {
      const share = (edge - from[axis]) / (to[axis] - from[axis]);
      result.push([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
    }
    if (isIn(to)) result.push(to);
  }
  return result;
}

/** The runs of a line whose steps come near the bounds. */
export function runsWithin(line: Line, bounds: Bounds): Line[] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point];
    const box = [
      Math.min(a[0], b[0]),
      Math.min(a[1], b[1]),
      Math.max(a[0], b[0]),
      Math.max(a[1], b[1]),
    ] as const;
    if (!overlap(box, bounds)) {
      run = [];
      continue;
    }
    if (run.length === 0) {
      run = [a];
      runs.push(run);
    }
    run.push(b);
  }
  return runs;
}
