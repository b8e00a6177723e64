import { darken, lighten } from '../drawing/color.ts';
import { d, polygon, rect, repeat, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import { castShadow } from './shadow.ts';

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

function fascia(brush: Brush, x1: number, x2: number, y: number): string {
  const { paint } = brush;
  return (
    rect(x1 - 3, y - 2, x2 - x1 + 6, 7, paint.trim) + castShadow(x1 + 12, y + 5, x2 - x1 - 24, 10)
  );
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
