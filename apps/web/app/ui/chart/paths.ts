type Point = readonly [x: number, y: number];

/** The `d` of an open line. */
export function linePath(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.join('L')}`;
}

/** The `d` of the area between two lines. */
export function areaPath(upper: readonly Point[], lower: readonly Point[]): string {
  return closedPath([...upper, ...lower.toReversed()]);
}

export function closedPath(points: readonly Point[]): string {
  return points.length === 0 ? '' : `${linePath(points)}Z`;
}
