import type { Direction } from '@alpha/report-model/chart/radar-geometry';

/** Below this width labels are above and below the outer points, where they don't reduce the radius. */
const NARROW = 420;
/** Space for a label and a value above and below. */
const LABEL_PX = 40;
const NARROW_SIDE_PX = 36;

/** The largest radius that leaves `side` pixels for the labels left and right. */
export function radarRadius(
  directions: readonly Direction[],
  { width, height }: { width: number; height: number },
  side: number,
): number {
  const across = Math.max(...directions.map(({ x }) => Math.abs(x)));
  const upright = Math.max(...directions.map(({ y }) => Math.abs(y)));
  const beside = width < NARROW ? NARROW_SIDE_PX : side;
  return Math.max(0, Math.min((height / 2 - LABEL_PX) / upright, (width / 2 - beside) / across));
}

/** Position of an axis' two-line label, outside the rim. */
export function anchorOf({ x, y }: Direction, rim: number, width: number) {
  if (Math.abs(x) < 0.1)
    return { x: 0, y: y < 0 ? -rim - 23 : rim + 18, textAnchor: 'middle' as const };
  const isRight = x > 0;
  if (width < NARROW)
    return {
      x: (Math.sign(x) * width) / 2,
      y: rim * y + (y <= 0 ? -28 : 28),
      textAnchor: isRight ? ('end' as const) : ('start' as const),
    };
  return {
    x: rim * x + Math.sign(x) * 9,
    y: rim * y - 1,
    textAnchor: isRight ? ('start' as const) : ('end' as const),
  };
}
