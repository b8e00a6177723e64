import { darken, lighten } from '../drawing/color.ts';
import { circle, d, path, rect, repeat } from '../drawing/svg.ts';
import { door } from './door.ts';
import { type Facade, type FacadeDrawing, STORY_HEIGHT } from './facade.ts';
import { hipRoof } from './hip-roof.ts';
import { arched, pane } from './pane.ts';
import { castShadow } from './shadow.ts';

/** Spanish mission of the twenties: a curved parapet, a small tiled porch, deep openings. */
export const mission: FacadeDrawing = (brush): Facade => {
  const { paint, random, home } = brush;
  const isTall = home.style.stories > 1;
  const h = isTall ? STORY_HEIGHT * 2 : 132;
  const shutters = random.chance(0.6) ? paint.accent : '';
  const look = { columns: 2, rows: 2, hasSill: true, ...(shutters ? { shutters } : {}) };
  const crest = d`M-220 ${-h}V${-h - 22}h46q10 0 12 -12q4 -20 26 -20h40q26 0 34 -20q8 -16 30 -16t30 16q8 20 34 20h40q22 0 26 20q2 12 12 12h46V${-h}Z`;
  const upper = isTall
    ? [-164, -26, 112].map((x) => pane(brush, x, -h + 34, 52, 62, look)).join('')
    : '';
  const vents = repeat(3, (i) => circle(-14 + i * 14, -h - 26, 4, darken(paint.wall, 0.3)));
  const porch =
    rect(-78, -108, 156, 108, lighten(paint.wall, 0.2)) +
    hipRoof(brush, -94, 94, -108, 30, 22, 'tile') +
    path(arched(-58, -88, 36, 88) + arched(22, -88, 36, 88), darken(paint.wall, 0.34)) +
    path(arched(-20, -92, 40, 92), darken(paint.wall, 0.34)) +
    door(brush, -15, 0, 30, 76);
  const art =
    rect(-220, -h, 440, h, paint.wall) +
    path(crest, paint.wall) +
    path(crest, 'none', `stroke="${paint.trim}" stroke-width="5"`) +
    rect(-220, -h, 440, 3, paint.wall) +
    vents +
    rect(220, -96, 92, 96, darken(paint.wall, 0.08)) +
    rect(216, -102, 100, 8, paint.trim) +
    pane(brush, 244, -74, 42, 46, { columns: 2, rows: 2, hasSill: true }) +
    rect(-220, -10, 440, 10, paint.base) +
    upper +
    pane(brush, -174, -92, 58, 62, { ...look, rows: 3 }) +
    pane(brush, 116, -92, 58, 62, { ...look, rows: 3 }) +
    castShadow(-78, -76, 156, 5) +
    porch;
  return { art, width: 540, height: h + 92, doors: [0], drives: [{ x: 266, width: 70 }] };
};
