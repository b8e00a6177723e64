import { darken, SHADE } from '../drawing/color.ts';
import { moved } from '../drawing/share.ts';
import { rect, repeat, ruled } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

/** A closed garage door; the picture stays free of cars. */
export function garageDoor(brush: Brush, x: number, w: number, h: number, fill?: string): string {
  const { paint, random } = brush;
  const leaf = fill ?? paint.trim;
  const hasLights = random.chance(0.55);
  const lights = hasLights
    ? repeat(4, (i) => rect(w * (0.05 + i * 0.235), -h + 6, w * 0.195, h * 0.15, 'url(#glass)'))
    : '';
  const art =
    rect(-4, -h - 4, w + 8, h + 4, darken(paint.wall, 0.16)) +
    rect(0, -h, w, h, leaf) +
    ruled([0, -h + h / 5, w, h * 0.8], 'across', h / 5, 1.5, darken(leaf, 0.16)) +
    lights +
    rect(0, -h, w, 6, SHADE, 'opacity=".22"');
  return moved(x, 0, art);
}
