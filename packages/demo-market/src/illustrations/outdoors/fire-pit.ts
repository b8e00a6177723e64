import { darken } from '../drawing/color.ts';
import { d, ellipse, path, place, rect } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

export function firePit(brush: Brush, x: number, y: number): string {
  const { light } = brush;
  const stone = light.tone('#b3aaa0');
  const chair = (at: number, turned: boolean) =>
    place(
      at,
      6,
      1,
      path(
        d`M-22 0L-16 -26H16L30 -60L38 -56L24 -18L26 0H18L14 -14H-10L-14 0Z`,
        light.tone('#c9a57e'),
      ),
      turned,
    );
  return place(
    x,
    y,
    1,
    ellipse(0, 6, 150, 15, light.tone('#d9cfbd')) +
      chair(-96, true) +
      chair(96, false) +
      ellipse(0, 0, 44, 9, darken(stone, 0.1)) +
      rect(-44, -20, 88, 20, stone) +
      ellipse(0, -20, 44, 8, darken(stone, 0.35)) +
      path(d`M-16 -18Q-20 -34 -4 -46Q-4 -34 6 -40Q18 -28 14 -18Z`, '#dd9a55'),
  );
}
