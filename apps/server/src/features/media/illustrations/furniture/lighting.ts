import { darken, lighten } from '../drawing/colour.ts';
import { circle, d, ellipse, path, rect, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import type { Space } from '../rooms/space.ts';
import { place } from '../drawing/svg.ts';
import { ground } from './seating.ts';

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
    path(d`M${x - 6} ${y}Q${x - 11} ${y - 12} ${x - 3} ${y - 22}H${x + 3}Q${x + 11} ${y - 12} ${x + 6} ${y}Z`, interior.second) +
    path(d`M${x - 15} ${y - 22}L${x - 10} ${y - 44}H${x + 10}L${x + 15} ${y - 22}Z`, '#f3e7cd')
  );
}

export type PendantForm = 'dome' | 'globe' | 'drum' | 'cone' | 'basket';

/** A lamp hanging from the ceiling at depth z; `drop` is the height of its rim above the floor. */
export function pendant(brush: RoomBrush, space: Space, x: number, z: number, drop: number, form: PendantForm, size = 1) {
  const { interior } = brush;
  const [px, py] = space.at(x, z, drop);
  const scale = space.scaleAt(z);
  const [, ceiling] = space.at(x, z, space.height);
  const cord = stroke(d`M0 ${(ceiling - py) / scale}V-24`, darken(interior.metal, 0.2), 1.4);
  const s = size;
  const shade = {
    dome: path(d`M${-24 * s} 0Q${-22 * s} ${-24 * s} 0 ${-25 * s}T${24 * s} 0Z`, interior.accent) + ellipse(0, 0, 24 * s, 3, '#f8e7bd'),
    globe: circle(0, -14 * s, 14 * s, '#f7ead0') + circle(-4 * s, -18 * s, 5 * s, '#fffaf0', 'opacity=".7"') + rect(-3, -30 * s, 6, 5, interior.metal),
    drum: rect(-30 * s, -24 * s, 60 * s, 24 * s, '#f0e4cb') + rect(12 * s, -24 * s, 18 * s, 24 * s, '#e2d3b5'),
    cone: path(d`M${-20 * s} 0L-4 ${-26 * s}H4L${20 * s} 0Z`, interior.metal) + ellipse(0, 0, 20 * s, 2.4, '#f8e7bd'),
    basket: path(d`M${-30 * s} ${-6 * s}Q0 ${12 * s} ${30 * s} ${-6 * s}Q${18 * s} ${-28 * s} 0 ${-28 * s}T${-30 * s} ${-6 * s}Z`, lighten(interior.wood, 0.3)) + stroke(d`M${-28 * s} -10H${28 * s}M${-22 * s} -18H${22 * s}`, interior.wood, 1.2),
  }[form];
  return place(px, py, scale, cord + shade);
}
