type Point = readonly [x: number, y: number];

/** One piece of a cubic Bézier curve; it starts where the one before ends. */
export type CurvePiece = { control1: Point; control2: Point; end: Point };

/**
 * A curve through all points without corners that never overshoots between two of them: slopes as in
 * Steffen, "A simple method for monotonic interpolation in one dimension" (1990). Points from left to right.
 */
export function smoothCurve(points: readonly Point[]): CurvePiece[] {
  const slopes = points.map((_, i) => slopeAt(points, i));
  return points.slice(1).map((end, i) => {
    const start = points[i] as Point;
    const third = (end[0] - start[0]) / 3;
    return {
      control1: [start[0] + third, start[1] + third * (slopes[i] as number)],
      control2: [end[0] - third, end[1] - third * (slopes[i + 1] as number)],
      end,
    };
  });
}

function slopeAt(points: readonly Point[], i: number): number {
  const [before, at, after] = [points[i - 1], points[i] as Point, points[i + 1]];
  if (!before || !after) return before ? secant(before, at) : after ? secant(at, after) : 0;
  const [left, right] = [secant(before, at), secant(at, after)];
  if (left * right <= 0) return 0;
  const [a, b] = [at[0] - before[0], after[0] - at[0]];
  const parabola = (left * b + right * a) / (a + b);
  const steepest = 2 * Math.min(Math.abs(left), Math.abs(right));
  return Math.sign(left) * Math.min(Math.abs(parabola), steepest);
}

const secant = (from: Point, to: Point) => (to[1] - from[1]) / (to[0] - from[0]);
