import { darken } from '../drawing/color.ts';
import { path, polygon, rect } from '../drawing/svg.ts';
import { wallOf } from './cladding.ts';
import { door } from './door.ts';
import { type Facade, type FacadeDrawing, STORY_HEIGHT } from './facade.ts';
import { gable } from './gable.ts';
import { hipRoof } from './hip-roof.ts';
import { arched, pane } from './pane.ts';
import { columns, steps } from './porch.ts';
import { castShadow } from './shadow.ts';

/** Colonial revival: five bays in strict order, a portico on columns, chimneys at the ends. */
export const colonial: FacadeDrawing = (brush): Facade => {
  const { paint, random, home } = brush;
  const floors = Math.min(3, Math.max(2, home.style.stories));
  const h = STORY_HEIGHT * floors - 8;
  const half = 230;
  const look = { columns: 3, rows: 4, hasSill: true, shutters: darken(paint.accent, 0.15) };
  const bays = [-186, -98, 60, 148];
  const hasGrandPortico = random.chance(0.35) && floors === 2;
  const hasWing = random.chance(0.5);
  const windows = Array.from({ length: floors }, (_, level) => {
    const y = -STORY_HEIGHT * (level + 1) + 32;
    const middle = level > 0 ? pane(brush, -19, y, 38, 62, { ...look, shutters: '' }) : '';
    return bays.map((x) => pane(brush, x, y, 38, 62, look)).join('') + middle;
  });
  const chimney = (x: number) =>
    rect(x, -h - 92, 30, 60, darken(paint.wall, 0.25)) + rect(x - 3, -h - 96, 36, 7, paint.base);
  const portico = hasGrandPortico
    ? castShadow(-84, -h + 8, 168, 18) +
      columns(brush, [-76, -36, 36, 76], -h + 14, 0, 13) +
      rect(-94, -h, 188, 16, paint.trim) +
      gable(brush, -90, 90, -h, 56, paint.trim)
    : castShadow(-44, -112, 88, 12) +
      columns(brush, [-40, 40], -112, 0, 10) +
      rect(-54, -124, 108, 13, paint.trim) +
      polygon(
        [
          [-56, -124],
          [0, -152],
          [56, -124],
        ],
        darken(paint.trim, 0.06),
      );
  const fan = path(arched(-23, -118, 46, 24), 'url(#lit)', 'opacity=".55"');
  const wing = hasWing
    ? wallOf(brush, half, -96, 104, 96, paint.second) +
      rect(half, -104, 114, 10, paint.trim) +
      castShadow(half, -94, 104, 6) +
      pane(brush, half + 30, -78, 44, 56, { columns: 3, rows: 3, hasSill: true })
    : '';
  const art =
    chimney(-half + 20) +
    chimney(half - 50) +
    wing +
    wallOf(brush, -half, -h, half * 2, h) +
    rect(-half, -12, half * 2, 12, paint.base) +
    hipRoof(brush, -half - 16, half + 16, -h, 66, 30, 'shingle') +
    windows.join('') +
    rect(-30, -100, 60, 100, paint.trim) +
    fan +
    door(brush, -20, -8, 40, 84) +
    portico +
    steps(-36, 72, 10, 2, paint.base);
  return {
    art,
    width: hasWing ? 600 : 500,
    height: h + 94,
    doors: [0],
    drives: hasWing ? [{ x: half + 52, width: 80 }] : [],
  };
};
