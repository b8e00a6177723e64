import { darken } from '../drawing/color.ts';
import { d, ellipse, path, rect, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { ground } from './footprint.ts';

export function floorLamp(brush: RoomBrush): string {
  const { interior, random } = brush;
  const shade = '#f1e4c8';
  if (random.chance(0.4)) {
    return (
      ground(34) +
      stroke(d`M0 0V-150Q4 -182 44 -176`, interior.metal, 2.6) +
      ellipse(0, -1, 14, 3, interior.metal) +
      path(d`M28 -160Q30 -180 46 -178Q60 -176 62 -156Z`, darken(shade, 0.06))
    );
  }
  return (
    ground(34) +
    ellipse(0, -1, 14, 3, interior.metal) +
    rect(-1.2, -140, 2.4, 140, interior.metal) +
    path(d`M-18 -132L-12 -164H12L18 -132Z`, shade) +
    path(d`M6 -132L4 -164H12L18 -132Z`, darken(shade, 0.1))
  );
}

export function tableLamp(brush: RoomBrush, x: number, y: number): string {
  const { interior } = brush;
  return (
    path(
      d`M${x - 6} ${y}Q${x - 11} ${y - 12} ${x - 3} ${y - 22}H${x + 3}Q${x + 11} ${y - 12} ${x + 6} ${y}Z`,
      interior.second,
    ) + path(d`M${x - 15} ${y - 22}L${x - 10} ${y - 44}H${x + 10}L${x + 15} ${y - 22}Z`, '#f3e7cd')
  );
}
