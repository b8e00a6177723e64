import { darken, lighten } from '../drawing/color.ts';
import { d, path, polygon, rect, repeat, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import { door } from './door.ts';
import type { Facade, FacadeDrawing } from './facade.ts';
import { garageDoor } from './garage-door.ts';
import { hipRoof } from './hip-roof.ts';
import { pane } from './pane.ts';
import { castShadow } from './shadow.ts';

/** The concrete block home of post-war Florida: low hip roof, awning windows, a bay under a flat roof. */
export const block: FacadeDrawing = (brush): Facade => {
  const { paint, random } = brush;
  const hasAwnings = random.chance(0.5);
  const stripes = (x: number, y: number, w: number) => (hasAwnings ? awning(brush, x, y, w) : '');
  const bay =
    rect(150, -100, 150, 100, lighten(paint.wall, 0.12)) +
    garageDoor(brush, 162, 126, 86) +
    rect(142, -106, 166, 9, paint.trim);
  const planter = polygon(
    [
      [-98, 0],
      [-98, -20],
      [-18, -20],
      [-18, 0],
    ],
    darken(paint.base, 0.08),
  );
  const art =
    rect(-270, -104, 420, 104, paint.wall) +
    rect(-270, -10, 420, 10, paint.base) +
    rect(-104, -104, 132, 104, paint.second) +
    hipRoof(brush, -300, 180, -104, 54, 96, random.pick(['tile', 'shingle'])) +
    pane(brush, -236, -84, 86, 52, { columns: 2, rows: 4, hasSill: true }) +
    stripes(-242, -90, 98) +
    pane(brush, -84, -86, 62, 56, { columns: 3, rows: 4, hasSill: true }) +
    door(brush, -6, 0, 38, 84) +
    screen(50, -70, 34, 70, paint.trim) +
    pane(brush, 100, -82, 34, 46, { columns: 1, rows: 4, hasSill: true }) +
    stripes(96, -88, 42) +
    castShadow(-16, -92, 60, 5) +
    planter +
    bay;
  return { art, width: 600, height: 160, doors: [13], drives: [{ x: 225, width: 130 }] };
};

function awning(brush: Brush, x: number, y: number, w: number): string {
  const { accent, trim } = brush.paint;
  const bands = repeat(Math.floor(w / 14), (i) => d`M${x + i * 14 + 4} ${y}l-4 24h7l3 -24Z`);
  return (
    polygon(
      [
        [x + 4, y],
        [x + w - 4, y],
        [x + w + 4, y + 24],
        [x - 4, y + 24],
      ],
      lighten(accent, 0.25),
    ) + path(bands, trim, 'opacity=".85"')
  );
}

// Breeze blocks: a screen of rings beside the door.
function screen(x: number, y: number, w: number, h: number, color: string): string {
  const cell = w / 2;
  const rings = repeat(8, (i) => {
    const cx = x + cell * ((i % 2) + 0.5);
    const cy = y + cell * (Math.floor(i / 2) + 0.5);
    return d`M${cx - 6} ${cy}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0`;
  });
  return rect(x, y, w, h, darken(color, 0.32)) + stroke(rings, color, 3);
}
