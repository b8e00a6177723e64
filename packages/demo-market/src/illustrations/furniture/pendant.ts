import { darken, lighten } from '../drawing/color.ts';
import { circle, d, ellipse, path, place, rect, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import type { Space } from '../rooms/space.ts';

export type PendantForm = 'dome' | 'globe' | 'drum' | 'cone' | 'basket';

/** A lamp hanging from the ceiling at depth z; `drop` is the height of its rim above the floor. */
export function pendant(
  brush: RoomBrush,
  space: Space,
  x: number,
  z: number,
  drop: number,
  form: PendantForm,
  size = 1,
) {
  const { interior } = brush;
  const [px, py] = space.at(x, z, drop);
  const scale = space.scaleAt(z);
  const [, ceiling] = space.at(x, z, space.height);
  const cord = stroke(
    d`M0 ${(ceiling - py) / scale}V${-20 * size}`,
    darken(interior.metal, 0.2),
    1.4,
  );
  const s = size;
  const shade = {
    dome:
      path(d`M${-24 * s} 0Q${-22 * s} ${-24 * s} 0 ${-25 * s}T${24 * s} 0Z`, interior.accent) +
      ellipse(0, 0, 24 * s, 3, '#f8e7bd'),
    globe:
      circle(0, -14 * s, 14 * s, '#f7ead0') +
      circle(-4 * s, -18 * s, 5 * s, '#fffaf0', 'opacity=".7"') +
      rect(-3, -30 * s, 6, 5, interior.metal),
    drum:
      rect(-30 * s, -24 * s, 60 * s, 24 * s, '#f0e4cb') +
      rect(12 * s, -24 * s, 18 * s, 24 * s, '#e2d3b5'),
    cone:
      path(d`M${-20 * s} 0L-4 ${-26 * s}H4L${20 * s} 0Z`, interior.metal) +
      ellipse(0, 0, 20 * s, 2.4, '#f8e7bd'),
    basket:
      path(
        d`M${-30 * s} ${-6 * s}Q0 ${12 * s} ${30 * s} ${-6 * s}Q${18 * s} ${-28 * s} 0 ${-28 * s}T${-30 * s} ${-6 * s}Z`,
        lighten(interior.wood, 0.3),
      ) + stroke(d`M${-28 * s} -10H${28 * s}M${-22 * s} -18H${22 * s}`, interior.wood, 1.2),
  }[form];
  return place(px, py, scale, cord + shade);
}
