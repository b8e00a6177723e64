import { polygon, rect } from '../drawing/svg.ts';

export const castShadow = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, '#2c2a3c', 'opacity=".15"');

/** The shadow a projecting volume throws on the wall to its right. */
export const sideShadow = (x: number, y: number, w: number, h: number) =>
  polygon(
    [
      [x, y],
      [x + w, y + w * 1.2],
      [x + w, y + h],
      [x, y + h],
    ],
    '#2c2a3c',
    'opacity=".12"',
  );
