import { darken, lighten, SHADE } from '../drawing/color.ts';
import { moved } from '../drawing/share.ts';
import { d, path, polygon, rect, repeat, ruled, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

export type WindowLook = {
  columns?: number;
  rows?: number;
  frame?: string;
  shutters?: string;
  hasSill?: boolean;
  isArched?: boolean;
};

/** A window whose top left corner is (x, y). */
export function pane(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  look: WindowLook = {},
) {
  const wings = look.shutters ? moved(x, y, shutterPair(w, h, look.shutters)) : '';
  return moved(x, y, paneAtOrigin(brush, w, h, look)) + wings;
}

function paneAtOrigin(brush: Brush, w: number, h: number, look: WindowLook): string {
  const [x, y] = [0, 0];
  const { paint, random, light } = brush;
  const frame = look.frame ?? paint.frame;
  // Drawn by day too, so that the evening picture keeps every other choice of the facade.
  const isLit = random.chance(0.74) && light.isEvening;
  const hasCurtain = random.chance(0.4) && w > 26;
  const glass = isLit ? 'url(#lit)' : 'url(#glass)';
  const outline = look.isArched ? arched(x, y, w, h) : d`M${x} ${y}h${w}v${h}h${-w}Z`;
  const parts = [path(outline, glass, `stroke="${frame}" stroke-width="5"`)];
  if (hasCurtain) {
    const cloth = lighten(paint.wall, 0.5);
    const top = look.isArched ? y + w / 2 : y;
    const drop = y + h - top;
    parts.push(
      path(
        d`M${x} ${top}h${w * 0.2}q${-w * 0.03} ${drop * 0.6} ${-w * 0.06} ${drop}h${-w * 0.14}ZM${x + w} ${top}h${-w * 0.2}q${w * 0.03} ${drop * 0.6} ${w * 0.06} ${drop}h${w * 0.14}Z`,
        cloth,
        'opacity=".55"',
      ),
    );
  }
  if (!look.isArched) parts.push(rect(x, y, w, 4, SHADE, 'opacity=".28"'));
  if (!isLit) parts.push(glint(x, y, w, h));
  parts.push(bars(x, y, w, h, look, frame));
  if (look.hasSill) parts.push(rect(x - 6, y + h + 2, w + 12, 4.5, darken(paint.trim, 0.1)));
  return parts.join('');
}

/** A wide glazed front, floor to lintel. */
export function glassWall(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
) {
  return pane(brush, x, y, w, h, { columns });
}

export const arched = (x: number, y: number, w: number, h: number) =>
  d`M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`;

function glint(x: number, y: number, w: number, h: number): string {
  const points = [
    [x + w * 0.1, y + h],
    [x + w * 0.46, y + h * 0.14],
    [x + w * 0.68, y + h * 0.14],
    [x + w * 0.32, y + h],
  ] as const;
  return polygon(points, '#fdf9f1', 'opacity=".13"');
}

function bars(x: number, y: number, w: number, h: number, look: WindowLook, frame: string) {
  const top = look.isArched ? y + w * 0.04 : y;
  const columns = look.columns ?? 2;
  const rows = look.rows ?? 1;
  const upright = repeat(columns - 1, (i) => d`M${x + (w * (i + 1)) / columns} ${top}V${y + h}`);
  const across = repeat(rows - 1, (i) => d`M${x} ${y + (h * (i + 1)) / rows}h${w}`);
  return upright + across === '' ? '' : stroke(upright + across, frame, 2);
}

const shutterPair = (w: number, h: number, fill: string) =>
  shutter(-w * 0.34 - 4, -2, w * 0.34, h + 4, fill) + shutter(w + 4, -2, w * 0.34, h + 4, fill);

function shutter(x: number, y: number, w: number, h: number, fill: string): string {
  return (
    rect(x, y, w, h, fill) + ruled([x + 2, y + 4, w - 4, h - 6], 'across', 6, 1, darken(fill, 0.2))
  );
}
