import { darken, lighten } from '../drawing/color.ts';
import { circle, d, path, rect, repeat } from '../drawing/svg.ts';
import { door } from './door.ts';
import { type Facade, type FacadeDrawing, STORY_HEIGHT } from './facade.ts';
import { pane } from './pane.ts';
import { castShadow } from './shadow.ts';

/** Streamline: rounded corner, eyebrows over the windows, three racing stripes, a porthole. */
export const deco: FacadeDrawing = (brush): Facade => {
  const { paint, random, home } = brush;
  const floors = Math.min(2, home.style.stories);
  const h = STORY_HEIGHT * floors + 22;
  const stripe = lighten(paint.accent, 0.25);
  const hasFin = random.chance(0.6);
  const rows = Array.from({ length: floors }, (_, level) => {
    const y = -STORY_HEIGHT * (level + 1) + 30;
    const left = pane(brush, -236, y, 96, 54, { columns: 4, rows: 3 });
    const right = pane(brush, 104, y, 74, 54, { columns: 3, rows: 3 });
    const brow = (x: number, w: number) =>
      rect(x, y - 14, w, 7, paint.trim) + castShadow(x + 4, y - 7, w - 8, 6);
    return left + right + brow(-252, 128) + brow(94, 102);
  });
  const stripes = repeat(3, (i) => rect(-252, -h + 12 + i * 9, 512, 3.5, stripe));
  const upper =
    floors > 1
      ? repeat(
          2,
          (i) =>
            circle(12 + i * 44, -STORY_HEIGHT - 50, 15, paint.trim) +
            circle(12 + i * 44, -STORY_HEIGHT - 50, 11, 'url(#glass)'),
        )
      : '';
  const body = d`M-262 0V${-h + 34}Q-262 ${-h} -228 ${-h}H260V0Z`;
  const curve = d`M-262 0V${-h + 34}Q-262 ${-h} -228 ${-h}H-222Q-250 ${-h + 8} -250 ${-h + 40}V0Z`;
  const fin = hasFin
    ? rect(-44, -h - 54, 22, h + 54, paint.trim) +
      rect(-28, -h - 54, 6, h + 54, darken(paint.trim, 0.12)) +
      rect(-37, -h - 40, 5, h - 70, stripe)
    : '';
  const entry =
    rect(-18, -116, 102, 116, paint.second) +
    rect(-26, -124, 122, 10, paint.trim) +
    castShadow(-18, -114, 102, 10) +
    door(brush, 0, 0, 42, 90) +
    circle(66, -62, 10, paint.trim) +
    circle(66, -62, 7, 'url(#glass)');
  const art =
    rect(260, -92, 62, 92, darken(paint.wall, 0.1)) +
    rect(256, -98, 70, 8, paint.trim) +
    path(body, paint.wall) +
    path(curve, lighten(paint.wall, 0.4), 'opacity=".6"') +
    stripes +
    rect(-232, -h - 7, 494, 8, paint.trim) +
    rect(-262, -10, 522, 10, paint.base) +
    rows.join('') +
    upper +
    entry +
    fin +
    rect(196, -h + 46, 46, h - 56, paint.second, 'opacity=".55"');
  return {
    art,
    width: 590,
    height: h + (hasFin ? 54 : 8),
    doors: [21],
    drives: [{ x: 292, width: 66 }],
  };
};
