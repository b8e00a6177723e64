import { SHADE } from '../drawing/color.ts';
import { d, polygon, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

/** A gable end: wall up to the ridge, bargeboards over it, shadow under them. */
export function gable(brush: Brush, x1: number, x2: number, y: number, rise: number, wall: string) {
  const { paint } = brush;
  const middle = (x1 + x2) / 2;
  const over = 14;
  const fall = (over / ((x2 - x1) / 2)) * rise;
  const edge = d`M${x1 - over} ${y + fall}L${middle} ${y - rise}L${x2 + over} ${y + fall}`;
  return (
    polygon(
      [
        [x1, y],
        [middle, y - rise],
        [x2, y],
      ],
      wall,
    ) +
    stroke(
      d`M${x1 + 2} ${y + 6}L${middle} ${y - rise + 13}L${x2 - 2} ${y + 6}`,
      SHADE,
      11,
      'opacity=".13"',
    ) +
    stroke(edge, paint.trim, 9, 'stroke-linejoin="miter"') +
    stroke(
      d`M${x1 - over} ${y + fall - 6}L${middle} ${y - rise - 7}L${x2 + over} ${y + fall - 6}`,
      paint.roof,
      6,
    )
  );
}
