import { SHADE } from '../drawing/color.ts';
import { polygon, rect } from '../drawing/svg.ts';

export const castShadow = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, SHADE, 'opacity=".15"');

/** The shadow a projecting volume throws on the wall to its right. */
export const sideShadow = (x: number, y: number, w: number, h: number) =>
  polygon(
    [
      [x, y],
      [x + w, y + w * 1.2],
      [x + w, y + h],
      [x, y + h],
    ],
    SHADE,
    'opacity=".12"',
  );
