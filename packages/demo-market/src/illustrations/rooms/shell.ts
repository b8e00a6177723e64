import { darken, lighten, SHADE } from '../drawing/color.ts';
import { diagonalGradient, verticalGradient } from '../drawing/gradient.ts';
import { polygon, stroke } from '../drawing/svg.ts';
import { flooring, line, NEAR } from './flooring.ts';
import type { RoomBrush } from './interior.ts';
import type { Space } from './space.ts';

/** Floor, ceiling and all walls; the back wall may have a color of its own. */
export function shell(brush: RoomBrush, space: Space, wallFill?: string): string {
  const { interior } = brush;
  const { at, left, right, height } = space;
  const back = wallFill ?? interior.wall;
  return (
    polygon([at(left, 0, 0), at(left, 0, height), at(right, 0, height), at(right, 0, 0)], back) +
    polygon(
      [at(left, 0, 0), at(left, 0, height), at(right, 0, height), at(right, 0, 0)],
      'url(#falloff)',
    ) +
    enclosure(brush, space) +
    polygon(
      [at(left, 0, 0), at(left, 0, 9), at(right, 0, 9), at(right, 0, 0)],
      lighten(back, 0.5),
    ) +
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

export function roomGradients(brush: RoomBrush): string {
  const { floor } = brush.interior;
  const boards = [
    [0, darken(floor, 0.1)],
    [1, lighten(floor, 0.1)],
  ] as const;
  const falloff = [
    [0, '#fffaf0', 0.35],
    [0.45, '#fffaf0', 0],
    [1, SHADE, 0.1],
  ] as const;
  return verticalGradient('floor', boards) + diagonalGradient('falloff', falloff);
}
