import { darken, lighten } from '../drawing/color.ts';
import { rect, repeat } from '../drawing/svg.ts';
import { battens, wallOf } from './cladding.ts';
import { door } from './door.ts';
import type { Facade, FacadeDrawing } from './facade.ts';
import { gable } from './gable.ts';
import { garageDoor } from './garage-door.ts';
import { hipRoof } from './hip-roof.ts';
import { pane } from './pane.ts';
import { columns } from './porch.ts';
import { castShadow, sideShadow } from './shadow.ts';

/** Long and low: one story, a cross gable over the bedrooms, the garage under the same ridge. */
export const ranch: FacadeDrawing = (brush): Facade => {
  const { paint, random } = brush;
  const shutters = random.chance(0.6) ? paint.accent : '';
  const look = { columns: 2, rows: 2, hasSill: true, ...(shutters ? { shutters } : {}) };
  const isWide = random.chance(0.5);
  const gableWall = lighten(paint.wall, 0.35);
  const posts = random.pick([2, 3]);
  const chimney = random.chance(0.5)
    ? rect(-6, -216, 34, 70, darken(paint.wall, 0.22)) + rect(-10, -220, 42, 8, paint.base)
    : '';
  const bedroom =
    wallOf(brush, -296, -108, 176, 108) +
    battens(-296, -112, 176, 6, gableWall) +
    gable(brush, -296, -120, -108, 72, gableWall) +
    rect(-221, -152, 26, 26, darken(gableWall, 0.3)) +
    (isWide
      ? pane(brush, -256, -86, 96, 54, { ...look, columns: 3 })
      : pane(brush, -262, -88, 38, 58, look) + pane(brush, -192, -88, 38, 58, look));
  const art =
    chimney +
    wallOf(brush, -130, -108, 430, 108) +
    hipRoof(brush, -330, 326, -108, 74, 46, 'shingle') +
    rect(-120, -14, 230, 14, paint.base) +
    castShadow(-120, -98, 230, 14) +
    door(brush, -62, 0, 40, 86) +
    pane(brush, 0, -88, 92, 60, { columns: 3, rows: 2, hasSill: true }) +
    columns(
      brush,
      Array.from({ length: posts }, (_, i) => -100 + (i * 200) / (posts - 1)),
      -102,
      0,
      9,
    ) +
    garageDoor(brush, 136, 140, 84) +
    repeat(2, (i) => rect(122 + i * 162, -82, 6, 12, paint.trim)) +
    sideShadow(-120, -104, 20, 104) +
    bedroom;
  return { art, width: 660, height: 196, doors: [-42], drives: [{ x: 206, width: 146 }] };
};
