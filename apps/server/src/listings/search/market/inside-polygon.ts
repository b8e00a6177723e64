import type { Place } from '../search.queries.ts';

const MICRO = 1e6;

/** Same rule and integer precision as PostgreSQL's `point <@ polygon`, so map and list agree. */
export function insidePolygon(points: readonly Place[]): (lng: number, lat: number) => boolean {
  const n = points.length;
  const xs = Float64Array.from(points, ({ lng }) => Math.round(lng * MICRO));
  const ys = Float64Array.from(points, ({ lat }) => Math.round(lat * MICRO));
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  return (x, y) => {
    if (x < west || x > east || y < south || y > north) return false;
    let winding = 0;
    let x1 = xs[n - 1] as number;
    let y1 = ys[n - 1] as number;
    for (let i = 0; i < n; i += 1) {
      const x2 = xs[i] as number;
      const y2 = ys[i] as number;
      // Edges fully above or below don't count.
      if ((y1 <= y || y2 <= y) && (y1 >= y || y2 >= y)) {
        const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
        // Points on the boundary are inside.
        if (side === 0 && isBetween(x, x1, x2)) return true;
        if (side > 0 && y1 <= y && y2 > y) winding += 1;
        else if (side < 0 && y1 > y && y2 <= y) winding -= 1;
      }
      x1 = x2;
      y1 = y2;
    }
    return winding !== 0;
  };
}

const isBetween = (value: number, a: number, b: number) =>
  a < b ? value >= a && value <= b : value >= b && value <= a;
