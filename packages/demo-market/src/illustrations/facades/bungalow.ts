import { darken, lighten } from '../drawing/color.ts';
import { d, polygon, rect, repeat, stroke } from '../drawing/svg.ts';
import { boards } from './cladding.ts';
import { door } from './door.ts';
import type { Facade, FacadeDrawing } from './facade.ts';
import { gable } from './gable.ts';
import { hipRoof } from './hip-roof.ts';
import { pane } from './pane.ts';
import { railing, steps } from './porch.ts';
import { castShadow } from './shadow.ts';

/** Craftsman: a deep porch under its own gable, tapered posts on piers, brackets in the eaves. */
export const bungalow: FacadeDrawing = (brush): Facade => {
  const { paint, random, home } = brush;
  const isTall = home.style.stories > 1;
  const floor = -24;
  const eave = -138;
  const shingles = darken(paint.wall, 0.1);
  const dormer = isTall
    ? boards(-62, -232, 124, 62, lighten(paint.wall, 0.1), 8) +
      gable(brush, -62, 62, -228, 34, shingles) +
      pane(brush, -46, -220, 26, 34, { columns: 1, rows: 2 }) +
      pane(brush, -13, -220, 26, 34, { columns: 1, rows: 2 }) +
      pane(brush, 20, -220, 26, 34, { columns: 1, rows: 2 })
    : '';
  const main =
    boards(-236, eave, 472, -eave - 14, paint.wall) +
    rect(-236, -16, 472, 16, darken(paint.base, 0.1)) +
    hipRoof(brush, -266, 266, eave, isTall ? 96 : 78, 54, 'shingle') +
    dormer;
  const porchX = random.pick([-210, -150, -96]);
  const w = 270;
  const post = (x: number) =>
    polygon(
      [
        [x - 9, -112],
        [x + 9, -112],
        [x + 14, -62],
        [x - 14, -62],
      ],
      paint.trim,
    ) +
    rect(x - 19, -62, 38, 62, darken(paint.base, 0.16)) +
    rect(x - 22, -66, 44, 6, paint.trim);
  const doorX = porchX + w / 2 - 21;
  const brackets = repeat(3, (i) => d`M${porchX + 40 + i * 95} ${-112 - (i === 1 ? 61 : 14)}v12`);
  const porch =
    rect(porchX, -112, w, 112, darken(paint.wall, 0.2)) +
    door(brush, doorX, floor, 42, 82) +
    pane(brush, porchX + 34, -96, 44, 58, { columns: 2, rows: 2 }) +
    pane(brush, porchX + w - 78, -96, 44, 58, { columns: 2, rows: 2 }) +
    rect(porchX - 6, floor, w + 12, 24, paint.base) +
    castShadow(porchX, -112, w, 22) +
    railing(porchX + 18, doorX - 12, floor, 30, paint.trim) +
    railing(doorX + 54, porchX + w - 18, floor, 30, paint.trim) +
    steps(doorX - 10, 62, 24, 3, paint.base) +
    post(porchX + 8) +
    post(porchX + w - 8) +
    rect(porchX - 10, -122, w + 20, 12, paint.trim) +
    gable(brush, porchX - 6, porchX + w + 6, -122, 66, shingles) +
    pane(brush, porchX + w / 2 - 26, -158, 52, 22, { columns: 4 }) +
    stroke(brackets, paint.trim, 4);
  const side = porchX > -130 ? -214 : 92;
  const far = porchX + w + 26 < 200 ? porchX + w + 30 : side;
  const art =
    main +
    pane(brush, Math.max(far, side), -104, 56, 62, { columns: 2, rows: 2, hasSill: true }) +
    porch;
  return { art, width: 540, height: isTall ? 272 : 218, doors: [doorX + 21], drives: [] };
};
