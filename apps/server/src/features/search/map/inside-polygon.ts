type Place = { lat: number; lng: number };

/** PostgreSQL's rule for `point <@ polygon`, in the same whole millionths: the map and the list agree. */
export function insidePolygon(points: readonly Place[]): (lng: number, lat: number) => boolean {
  const xs = points.map(({ lng }) => Math.round(lng * 1e6));
  const ys = points.map(({ lat }) => Math.round(lat * 1e6));
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  return (x, y) => {
    if (x < west || x > east || y < south || y > north) return false;
    let winding = 0;
    for (let i = 0, j = xs.length - 1; i < xs.length; j = i, i += 1) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [xs[j], ys[j], xs[i], ys[i]];
      const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
      // On the line is inside.
      if (side === 0 && isBetween(x, x1, x2) && isBetween(y, y1, y2)) return true;
      if (y1 <= y && y2 > y && side > 0) winding += 1;
      if (y1 > y && y2 <= y && side < 0) winding -= 1;
    }
    return winding !== 0;
  };
}

const isBetween = (value: number, a: number, b: number) =>
  value >= Math.min(a, b) && value <= Math.max(a, b);
