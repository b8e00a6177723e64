type Point = readonly [x: number, y: number];

/** The `d` of an open line. */
export function linePath(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(rounded).join('L')}`;
}

/** The `d` of the area between two lines. */
export function areaPath(upper: readonly Point[], lower: readonly Point[]): string {
  return closedPath([...upper, ...lower.toReversed()]);
}

export function closedPath(points: readonly Point[]): string {
  return points.length === 0 ? '' : `${linePath(points)}Z`;
}

/** To a thousandth of a pixel: shorter markup. */
const rounded = (point: Point) => point.map((value) => Math.round(value * 1000) / 1000);
