import { darken } from '../drawing/color.ts';
import { d, polygon, repeat, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from './interior.ts';
import type { Space } from './space.ts';

export const NEAR = 420;

/** A patch on the floor: rugs and daylight. */
export function floorPatch(
  space: Space,
  x1: number,
  x2: number,
  z1: number,
  z2: number,
  fill: string,
  more = '',
) {
  return polygon(
    [space.at(x1, z1, 0), space.at(x2, z1, 0), space.at(x2, z2, 0), space.at(x1, z2, 0)],
    fill,
    more,
  );
}

export const line = (from: readonly [number, number], to: readonly [number, number]) =>
  d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;

export function flooring(brush: RoomBrush, space: Space): string {
  const { interior } = brush;
  const ink = darken(interior.floor, 0.16);
  const from = Math.max(space.left, -460);
  const to = Math.min(space.right, 460);
  const step = interior.floorKind === 'tiles' ? 62 : 34;
  const count = Math.floor((to - from) / step);
  const runs = repeat(count, (i) =>
    line(space.at(from + i * step, 0, 0), space.at(from + i * step, NEAR, 0)),
  );
  if (interior.floorKind === 'tiles') {
    const rows = repeat(6, (i) => line(space.at(from, i * 62, 0), space.at(to, i * 62, 0)));
    return stroke(runs + rows, ink, 1, 'opacity=".4"');
  }
  const butts = repeat(count, (i) => {
    const z = ((i * 137) % 300) + 20;
    return line(space.at(from + i * step, z, 0), space.at(from + (i + 1) * step, z, 0));
  });
  return stroke(runs + butts, ink, 1, 'opacity=".45"');
}
