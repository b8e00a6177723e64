import { smoothCurve } from '@alpha/report-model/chart/smooth-curve';

type Point = readonly [x: number, y: number];

/** The `d` of an open line. */
export function linePath(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(rounded).join('L')}`;
}

/** The `d` of an open line without corners. */
export function curvePath(points: readonly Point[]): string {
  const [start] = points;
  if (!start) return '';
  const pieces = smoothCurve(points).map(
    ({ control1, control2, end }) => `C${[control1, control2, end].map(rounded).join(' ')}`,
  );
  return `M${rounded(start)}${pieces.join('')}`;
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
