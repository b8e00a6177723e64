import { darken, lighten, SHADE } from '../drawing/color.ts';
import { box, circle, d, ellipse, place, polygon, rect, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

export function gardenTable(brush: Brush, x: number, y: number, size: number): string {
  const { light, home } = brush;
  const wood = light.tone('#a98763');
  const chair = (at: number, turned: boolean) =>
    place(
      at,
      0,
      1,
      stroke(d`M-14 -24L-16 0M14 -24L16 0M14 -24L19 -52`, darken(wood, 0.15), 3.5) +
        box(-17, -28, 34, 7, 3, light.tone('#efe6d6')),
      turned,
    );
  const art =
    ellipse(0, 2, 96, 7, SHADE, 'opacity=".14"') +
    chair(-72, true) +
    chair(72, false) +
    stroke(d`M-38 -40L-42 0M38 -40L42 0`, darken(wood, 0.2), 5) +
    polygon(
      [
        [-58, -42],
        [58, -42],
        [48, -54],
        [-48, -54],
      ],
      lighten(wood, 0.12),
    ) +
    rect(-58, -42, 116, 5, darken(wood, 0.08)) +
    circle(-8, -58, 5, light.tone(home.garden.flower)) +
    circle(2, -62, 5, light.tone(home.garden.flower)) +
    rect(-7, -56, 12, 10, light.tone('#efe6d6'));
  return place(x, y, size, art);
}
