import { darken } from '../drawing/color.ts';
import { circle, polygon, rect, repeat } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

export function pergola(brush: Brush, x: number, y: number, width: number): string {
  const { light, home } = brush;
  const wood = light.tone('#b59672');
  const h = 116;
  return (
    repeat(4, (i) =>
      rect(
        x + (i % 2) * (width - 12) + (i > 1 ? (i === 2 ? 24 : -24) : 0),
        y - h,
        i > 1 ? 7 : 10,
        h - (i > 1 ? 10 : 0),
        i > 1 ? darken(wood, 0.2) : wood,
      ),
    ) +
    rect(x - 14, y - h - 8, width + 28, 10, wood) +
    repeat(Math.floor(width / 22), (i) =>
      polygon(
        [
          [x - 4 + i * 22, y - h - 8],
          [x + 4 + i * 22, y - h - 8],
          [x + 10 + i * 22, y - h - 20],
          [x + 3 + i * 22, y - h - 20],
        ],
        darken(wood, 0.1),
      ),
    ) +
    repeat(6, (i) =>
      circle(
        x + 8 + i * (width / 6),
        y - h - 12 - (i % 2) * 6,
        7 + (i % 3) * 2,
        light.tone(i % 2 === 0 ? home.garden.flower : home.garden.leaf),
      ),
    )
  );
}
