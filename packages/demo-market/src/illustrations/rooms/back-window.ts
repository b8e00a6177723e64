import { darken, lighten, SHADE } from '../drawing/color.ts';
import { d, rect, repeat, round, stroke } from '../drawing/svg.ts';
import { floorPatch } from './flooring.ts';
import type { RoomBrush } from './interior.ts';
import { outside } from './outlook.ts';
import type { Space } from './space.ts';

type WindowForm = {
  x: number;
  w: number;
  sill: number;
  top: number;
  columns: number;
  rows?: number;
};

/** A window in the back wall with the view that this home really has; all in cm. */
export function backWindow(brush: RoomBrush, space: Space, form: WindowForm): string {
  const { interior } = brush;
  const [x1, y1] = space.at(form.x - form.w / 2, 0, form.top);
  const [x2, y2] = space.at(form.x + form.w / 2, 0, form.sill);
  const frame = lighten(interior.wall, 0.7);
  const rows = form.rows ?? 1;
  const bars =
    repeat(form.columns - 1, (i) => d`M${x1 + ((x2 - x1) * (i + 1)) / form.columns} ${y1}V${y2}`) +
    repeat(rows - 1, (i) => d`M${x1} ${y1 + ((y2 - y1) * (i + 1)) / rows}H${x2}`);
  const sill = form.sill > 5 ? rect(x1 - 12, y2 + 4, x2 - x1 + 24, 7, frame) : '';
  return (
    rect(x1 - 6, y1 - 6, x2 - x1 + 12, y2 - y1 + 12, darken(interior.wall, 0.1)) +
    `<clipPath id="view"><rect x="${round(x1)}" y="${round(y1)}" width="${round(x2 - x1)}" height="${round(y2 - y1)}"/></clipPath>` +
    `<g clip-path="url(#view)">${outside(brush, x1, y1, x2, y2)}</g>` +
    stroke(d`M${x1} ${y1}H${x2}V${y2}H${x1}Z` + bars, frame, 5) +
    rect(x1, y1, x2 - x1, 5, SHADE, 'opacity=".12"') +
    sill
  );
}

/** Daylight on the floor in front of a window. */
export function daylight(space: Space, x: number, w: number): string {
  return floorPatch(space, x - w / 2 + 30, x + w / 2 + 30, 20, 190, '#fff6e0', 'opacity=".26"');
}
