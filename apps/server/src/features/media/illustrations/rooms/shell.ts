import { darken, lighten } from '../drawing/colour.ts';
import { verticalGradient } from '../drawing/gradient.ts';
import { d, polygon, repeat, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from './interior.ts';
import { openSpace, type Space } from './space.ts';

export type ShellKind = 'both' | 'left' | 'flat';

const NEAR = 420;

export function spaceFor(kind: ShellKind): Space {
  if (kind === 'both') return openSpace(480, -285, 285);
  if (kind === 'left') return openSpace(540, -320, 600);
  return openSpace(480, -700, 700);
}

/** Floor, ceiling and all walls; the back wall may have a colour of its own. */
export function shell(brush: RoomBrush, space: Space, wallFill?: string): string {
  const { interior } = brush;
  const { at, left, right, height } = space;
  const back = wallFill ?? interior.wall;
  return (
    polygon([at(left, 0, 0), at(left, 0, height), at(right, 0, height), at(right, 0, 0)], back) +
    enclosure(brush, space) +
    polygon([at(left, 0, 0), at(left, 0, 9), at(right, 0, 9), at(right, 0, 0)], lighten(back, 0.5)) +
    stroke(line(at(left, 0, height), at(right, 0, height)), darken(interior.wall, 0.12), 1.5)
  );
}

/** Everything but the back wall: a balcony is open there. */
export function enclosure(brush: RoomBrush, space: Space): string {
  const { interior } = brush;
  const { at, left, right, height } = space;
  const quad = (x: number, top: number, fill: string) =>
    polygon([at(x, 0, 0), at(x, 0, top), at(x, NEAR, top), at(x, NEAR, 0)], fill);
  const level = (h: number, fill: string) =>
    polygon([at(left, 0, h), at(right, 0, h), at(right, NEAR, h), at(left, NEAR, h)], fill);
  const skirting = lighten(interior.wall, 0.5);
  return (
    level(height, interior.ceiling) +
    level(0, 'url(#floor)') +
    flooring(brush, space) +
    quad(left, height, interior.side) +
    quad(right, height, darken(interior.side, 0.05)) +
    quad(left, 9, skirting) +
    quad(right, 9, skirting)
  );
}

export function floorGradient(brush: RoomBrush): string {
  const { floor } = brush.interior;
  return verticalGradient('floor', [
    [0, darken(floor, 0.1)],
    [1, lighten(floor, 0.1)],
  ]);
}

/** A patch on the floor: rugs and daylight. */
export function floorPatch(space: Space, x1: number, x2: number, z1: number, z2: number, fill: string, more = '') {
  return polygon([space.at(x1, z1, 0), space.at(x2, z1, 0), space.at(x2, z2, 0), space.at(x1, z2, 0)], fill, more);
}

export const line = (from: readonly [number, number], to: readonly [number, number]) =>
  d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;

function flooring(brush: RoomBrush, space: Space): string {
  const { interior } = brush;
  const ink = darken(interior.floor, 0.16);
  const from = Math.max(space.left, -460);
  const to = Math.min(space.right, 460);
  const step = interior.floorKind === 'tiles' ? 62 : 34;
  const count = Math.floor((to - from) / step);
  const runs = repeat(count, (i) => line(space.at(from + i * step, 0, 0), space.at(from + i * step, NEAR, 0)));
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
