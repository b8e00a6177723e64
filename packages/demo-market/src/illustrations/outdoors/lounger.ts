import { darken, lighten, SHADE } from '../drawing/color.ts';
import { d, ellipse, path, place, rect, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

export function lounger(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  isMirrored: boolean,
): string {
  const { light, home } = brush;
  const cloth = light.tone('#f5efe2');
  const frame = light.tone('#a98c6a');
  const art =
    ellipse(4, 2, 62, 5, SHADE, 'opacity=".16"') +
    stroke(d`M-40 -16V0M40 -16V0M-52 -17H46`, frame, 4) +
    path(d`M-52 -20H22L50 -50L56 -46L30 -13H-52Z`, cloth) +
    path(d`M-52 -15H28L32 -13H-52Z`, darken(cloth, 0.12)) +
    path(d`M-20 -21H6L7 -14H-20Z`, light.tone(home.garden.flower));
  return place(x, y, size, art, isMirrored);
}

export function umbrella(brush: Brush, x: number, y: number, size: number): string {
  const { paint, light } = brush;
  const cloth = lighten(paint.accent, 0.35);
  const art =
    ellipse(10, 0, 60, 6, SHADE, 'opacity=".12"') +
    rect(-2, -128, 4, 128, light.tone('#b79a78')) +
    path(
      d`M-76 -104Q-40 -146 0 -148T76 -104Q57 -111 38 -104Q19 -111 0 -104Q-19 -111 -38 -104Q-57 -111 -76 -104Z`,
      cloth,
    ) +
    path(d`M0 -148Q40 -146 76 -104Q57 -111 38 -104Q30 -136 0 -148Z`, darken(cloth, 0.12)) +
    path(d`M0 -148Q-30 -130 -38 -104Q-19 -111 0 -104Z`, lighten(cloth, 0.25), 'opacity=".6"');
  return place(x, y, size, art);
}
