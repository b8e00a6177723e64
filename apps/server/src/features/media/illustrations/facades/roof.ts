import { darken, lighten } from '../drawing/colour.ts';
import { d, polygon, rect, repeat, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

export type RoofTexture = 'tile' | 'shingle' | 'metal';

/** A roof plane seen from the front: eaves at y from x1 to x2, drawn in by `inset` at the ridge. */
export function hipRoof(
  brush: Brush,
  x1: number,
  x2: number,
  y: number,
  rise: number,
  inset: number,
  texture: RoofTexture,
): string {
  const { roof } = brush.paint;
  const plane = [
    [x1, y],
    [x1 + inset, y - rise],
    [x2 - inset, y - rise],
    [x2, y],
  ] as const;
  const lit = [
    [x1, y],
    [x1 + inset, y - rise],
    [x1 + inset + (x2 - x1) * 0.06, y - rise],
    [x1 + (x2 - x1) * 0.02, y],
  ] as const;
  return (
    polygon(plane, roof) +
    surface(x1, x2, y, rise, inset, texture, darken(roof, 0.2)) +
    polygon(lit, lighten(roof, 0.3), 'opacity=".35"') +
    stroke(d`M${x1 + inset - 1} ${y - rise}H${x2 - inset + 1}`, lighten(roof, 0.2), 3) +
    fascia(brush, x1, x2, y)
  );
}

/** A gable end: wall up to the ridge, bargeboards over it, shadow under them. */
export function gable(brush: Brush, x1: number, x2: number, y: number, rise: number, wall: string) {
  const { paint } = brush;
  const middle = (x1 + x2) / 2;
  const over = 14;
  const fall = (over / ((x2 - x1) / 2)) * rise;
  const edge = d`M${x1 - over} ${y + fall}L${middle} ${y - rise}L${x2 + over} ${y + fall}`;
  return (
    polygon([[x1, y], [middle, y - rise], [x2, y]], wall) +
    stroke(d`M${x1 + 2} ${y + 6}L${middle} ${y - rise + 13}L${x2 - 2} ${y + 6}`, '#2c2a3c', 11, 'opacity=".13"') +
    stroke(edge, paint.trim, 9, 'stroke-linejoin="miter"') +
    stroke(d`M${x1 - over} ${y + fall - 6}L${middle} ${y - rise - 7}L${x2 + over} ${y + fall - 6}`, paint.roof, 6)
  );
}

/** A flat roof edge with its shadow on the wall below. */
export function parapet(x1: number, x2: number, y: number, fill: string, thick = 12) {
  return rect(x1, y - thick, x2 - x1, thick, fill) + castShadow(x1 + 4, y, x2 - x1 - 8, 8);
}

export const castShadow = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, '#2c2a3c', 'opacity=".15"');

/** The shadow a projecting volume throws on the wall to its right. */
export const sideShadow = (x: number, y: number, w: number, h: number) =>
  polygon([[x, y], [x + w, y + w * 1.2], [x + w, y + h], [x, y + h]], '#2c2a3c', 'opacity=".12"');

function fascia(brush: Brush, x1: number, x2: number, y: number): string {
  const { paint } = brush;
  return rect(x1 - 3, y - 2, x2 - x1 + 6, 7, paint.trim) + castShadow(x1 + 12, y + 5, x2 - x1 - 24, 10);
}

function surface(
  x1: number,
  x2: number,
  y: number,
  rise: number,
  inset: number,
  texture: RoofTexture,
  ink: string,
): string {
  if (texture === 'metal') {
    const seams = Math.round((x2 - x1) / 26);
    const data = repeat(seams - 1, (i) => {
      const t = (i + 1) / seams;
      return d`M${x1 + (x2 - x1) * t} ${y}L${x1 + inset + (x2 - x1 - inset * 2) * t} ${y - rise}`;
    });
    return stroke(data, ink, 1.4, 'opacity=".55"');
  }
  const step = texture === 'tile' ? 11 : 9;
  const rows = Math.floor(rise / step);
  const data = repeat(rows - 1, (i) => {
    const t = (i + 1) / rows;
    return d`M${x1 + inset * t} ${y - rise * t}H${x2 - inset * t}`;
  });
  const look = texture === 'tile' ? 'stroke-dasharray="8 3" opacity=".6"' : 'opacity=".32"';
  return stroke(data, ink, texture === 'tile' ? 2.2 : 1.2, look);
}
