import { darken, lighten, mix } from '../drawing/color.ts';
import { verticalGradient } from '../drawing/gradient.ts';
import { coarse, rect, repeat, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

export function lawnGradient(brush: Brush): string {
  const lawn = brush.light.tone(brush.home.garden.lawn);
  return verticalGradient('lawn', [
    [0, darken(lawn, 0.06)],
    [0.3, lawn],
    [1, mix(lawn, brush.light.tone('#7f9666'), 0.4)],
  ]);
}

export function lawn(brush: Brush, y: number): string {
  const { random, light, home } = brush;
  const tufts = repeat(16, () => {
    const x = random.between(0, 960);
    const tuftY = random.between(y + 14, 636);
    return coarse`M${x} ${tuftY}l2 -6l2 6l3 -4l2 4`;
  });
  const ink = lighten(light.tone(home.garden.lawn), 0.3);
  return rect(0, y, 960, 640 - y, 'url(#lawn)') + stroke(tufts, ink, 1.2, 'opacity=".5"');
}
