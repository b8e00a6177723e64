import { darken, SHADE } from '../drawing/color.ts';
import { moved } from '../drawing/share.ts';
import { group, rect, repeat, ruled } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import { pane } from './pane.ts';

/**
 * The bay of a facade: a closed garage door, an open carport, or a window where the listing has neither. The
 * picture stays free of cars.
 */
export function garageDoor(brush: Brush, x: number, w: number, h: number, fill?: string): string {
  const { parking } = brush.home.traits;
  if (parking === 'garage') return group(closedDoor(brush, x, w, h, fill), 'data-part="garage"');
  if (parking === 'carport') return group(openBay(brush, x, w, h), 'data-part="carport"');
  const look = { columns: 3, rows: 2, hasSill: true };
  return pane(brush, x + w * 0.14, -h * 0.92, w * 0.72, h * 0.6, look);
}

function openBay(brush: Brush, x: number, w: number, h: number): string {
  const { paint } = brush;
  return moved(
    x,
    0,
    rect(-4, -h - 4, w + 8, h + 4, darken(paint.wall, 0.45)) +
      rect(w * 0.18, -h * 0.74, w * 0.26, h * 0.34, 'url(#glass)', 'opacity=".6"') +
      rect(-4, -h - 4, w + 8, h * 0.2, SHADE, 'opacity=".25"') +
      rect(-6, -h - 8, w + 12, 8, paint.trim) +
      rect(-4, -h, 7, h, paint.trim) +
      rect(w - 3, -h, 7, h, paint.trim),
  );
}

function closedDoor(brush: Brush, x: number, w: number, h: number, fill?: string): string {
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
