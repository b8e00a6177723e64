type Direction = { x: number; y: number };

/** Unit vector of an axis in the picture: the first points up, the others follow clockwise. */
export function directionOf(index: number, count: number): Direction {
  const angle = (2 * Math.PI * index) / count;
  return { x: Math.sin(angle), y: -Math.cos(angle) };
}

/** First line of an axis' two lines of text, outside the rim and turned away from the middle. */
export function anchorOf({ x, y }: Direction, rim: number) {
  const isMiddle = Math.abs(x) < 0.1;
  const textAnchor = isMiddle ? ('middle' as const) : x > 0 ? ('start' as const) : ('end' as const);
  if (isMiddle) return { x: 0, y: y < 0 ? -rim - 23 : rim + 18, textAnchor };
  return { x: rim * x + Math.sign(x) * 9, y: rim * y - 1, textAnchor };
}
