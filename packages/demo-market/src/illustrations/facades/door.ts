import { darken, SHADE } from '../drawing/color.ts';
import { moved } from '../drawing/share.ts';
import { circle, rect } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

/** An entrance door standing on the ground, x is its left edge. */
export function door(brush: Brush, x: number, base: number, w: number, h: number, fill?: string) {
  const { paint, light } = brush;
  const leaf = fill ?? paint.door;
  const upper = light.isEvening ? 'url(#lit)' : darken(leaf, 0.22);
  const art =
    rect(-5, -h - 5, w + 10, h + 5, paint.trim) +
    rect(0, -h, w, h, leaf) +
    rect(0, -h, w, 4, SHADE, 'opacity=".25"') +
    rect(w * 0.17, -h * 0.88, w * 0.66, h * 0.3, upper) +
    rect(w * 0.17, -h * 0.48, w * 0.66, h * 0.38, darken(leaf, 0.12)) +
    circle(w * 0.88, -h * 0.5, 1.8, light.tone('#dcbf82'));
  return moved(x, base, art);
}
