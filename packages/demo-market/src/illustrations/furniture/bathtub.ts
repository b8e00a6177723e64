import { darken, lighten } from '../drawing/color.ts';
import { d, ellipse, path, polygon, rect, ruled, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { topShown } from '../rooms/space.ts';
import { ground } from './footprint.ts';

export const PORCELAIN = '#fbf7ef';

export function freestandingTub(brush: RoomBrush): string {
  const { interior } = brush;
  const rim = topShown(58, 76);
  return (
    ground(170) +
    path(d`M-86 -58Q-84 -6 -62 -3H62Q84 -6 86 -58Z`, PORCELAIN) +
    path(d`M30 -58Q34 -8 20 -3H62Q84 -6 86 -58Z`, darken(PORCELAIN, 0.08)) +
    ellipse(0, -58 - rim / 2 + 4, 88, rim / 2 + 5, PORCELAIN) +
    ellipse(0, -58 - rim / 2 + 5, 80, rim / 2 + 1, darken('#c6d4d4', 0.04)) +
    stroke(d`M98 0V-92Q98 -104 88 -104T74 -92`, interior.metal, 4, 'stroke-linecap="round"') +
    rect(-58, -60, 34, 26, interior.accent) +
    ruled([-58, -34, 34, 5], 'upright', 3, 1.2, interior.accent)
  );
}

/** A tub set between walls with a tiled apron. */
export function builtInTub(brush: RoomBrush, width: number): string {
  const { interior } = brush;
  const half = width / 2;
  const apron = lighten(interior.second, 0.5);
  const top = topShown(56, 75);
  return (
    rect(-half, -56, width, 56, apron) +
    ruled([-half, -50, width, 50], 'across', 14, 1, darken(apron, 0.14)) +
    ruled([-half, -50, width, 50], 'upright', 28, 1, darken(apron, 0.14)) +
    rect(-half - 2, -60, width + 4, 7, PORCELAIN) +
    polygon(
      [
        [-half - 2, -60],
        [half + 2, -60],
        [half - 6, -60 - top],
        [-half + 6, -60 - top],
      ],
      darken(PORCELAIN, 0.05),
    ) +
    polygon(
      [
        [-half + 12, -61],
        [half - 12, -61],
        [half - 18, -59 - top],
        [-half + 18, -59 - top],
      ],
      '#c9d6d6',
    )
  );
}
