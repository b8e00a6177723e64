import { darken, lighten } from '../drawing/color.ts';
import { circle, d, polygon, rect, ruled, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { PORCELAIN } from './bathtub.ts';

/** Tiled shower behind a glass screen; origin at the middle of its sill. */
export function shower(brush: RoomBrush, width: number): string {
  const { interior } = brush;
  const half = width / 2;
  const tile = lighten(interior.second, 0.42);
  return (
    rect(-half, -232, width, 232, tile) +
    ruled([-half, -232, width, 232], 'across', 16, 1, darken(tile, 0.12)) +
    ruled([-half, -232, width, 232], 'upright', 16, 1, darken(tile, 0.1)) +
    rect(-half + 16, -150, 36, 30, darken(tile, 0.2)) +
    rect(-half + 22, -140, 7, 20, interior.accent) +
    rect(-half + 34, -136, 7, 16, PORCELAIN) +
    stroke(
      d`M${half * 0.3} -206H${half * 0.3 + 26}V-196M${half * 0.3 + 26} -100V-190`,
      interior.metal,
      3,
    ) +
    rect(half * 0.3 + 12, -198, 28, 4, interior.metal) +
    circle(half * 0.3 + 26, -104, 5, interior.metal) +
    rect(-half, -6, width, 6, PORCELAIN) +
    rect(-half - 4, -214, width * 0.56, 212, '#e6f0ef', 'opacity=".34"') +
    polygon(
      [
        [-half + 8, -20],
        [-half + 40, -200],
        [-half + 56, -200],
        [-half + 24, -20],
      ],
      '#ffffff',
      'opacity=".3"',
    ) +
    stroke(d`M${-half - 4} -214H${-half + width * 0.52}V-2`, interior.metal, 2)
  );
}

export const towels = (brush: RoomBrush) =>
  rect(-32, -58, 64, 3, brush.interior.metal) +
  rect(-24, -58, 26, 56, brush.interior.accent) +
  rect(6, -58, 20, 44, brush.interior.linen) +
  rect(-24, -14, 26, 3, darken(brush.interior.accent, 0.2));
