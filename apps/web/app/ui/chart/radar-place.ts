type Direction = { x: number; y: number };

/** Below this width names stand over and under the outer points, where they cost no radius. */
const NARROW = 420;
/** Room for a name and a value above and below. */
const LABEL_PX = 40;
const NARROW_SIDE_PX = 36;

/** Unit vector of an axis in the picture: the first points up, the others follow clockwise. */
export function directionOf(index: number, count: number): Direction {
  const angle = (2 * Math.PI * index) / count;
  return { x: Math.sin(angle), y: -Math.cos(angle) };
}

/** The longest radius that leaves `side` pixels for the names left and right. */
export function radarRadius(
  directions: readonly Direction[],
  { width, height }: { width: number; height: number },
  side: number,
): number {
  const across = Math.max(...directions.map(({ x }) => Math.abs(x)));
  const beside = width < NARROW ? NARROW_SIDE_PX : side;
  return Math.max(0, Math.min(height / 2 - LABEL_PX, (width / 2 - beside) / across));
}

/** First line of an axis' two lines of text, outside the rim and turned away from the middle. */
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
