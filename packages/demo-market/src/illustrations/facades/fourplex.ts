import { darken, lighten } from '../drawing/color.ts';
import { rect } from '../drawing/svg.ts';
import { wallOf } from './cladding.ts';
import { door } from './door.ts';
import { type Facade, type FacadeDrawing, STORY_HEIGHT } from './facade.ts';
import { hipRoof } from './hip-roof.ts';
import { pane } from './pane.ts';
import { columns, railing } from './porch.ts';
import { castShadow } from './shadow.ts';

/** Four flats around one stair: galleries in the middle, windows stacked at the sides. */
export const fourplex: FacadeDrawing = (brush): Facade => {
  const { paint, random, home } = brush;
  const floors = Math.max(2, home.style.stories);
  const h = STORY_HEIGHT * floors - 4;
  const half = 270;
  const shutters = random.chance(0.4) ? paint.accent : '';
  const look = { columns: 2, rows: 2, hasSill: true, ...(shutters ? { shutters } : {}) };
  const levels = Array.from({ length: floors }, (_, i) => {
    const floor = -i * (STORY_HEIGHT - 2);
    const y = floor - STORY_HEIGHT + 34;
    const windows = [-236, -156, 112, 192].map((x) => pane(brush, x, y, 44, 56, look)).join('');
    const doors = door(brush, -66, floor, 34, 82) + door(brush, 32, floor, 34, 82, paint.accent);
    const gallery =
      i === 0
        ? ''
        : rect(-96, floor, 192, 9, paint.trim) +
          castShadow(-90, floor + 9, 180, 14) +
          railing(-86, 86, floor, 34, paint.trim);
    return windows + doors + gallery;
  });
  const art =
    wallOf(brush, -half, -h, half * 2, h) +
    rect(-half, -h, half * 2, STORY_HEIGHT * 0.9, lighten(paint.wall, 0.2), 'opacity=".5"') +
    rect(-90, -h, 180, h, darken(paint.wall, 0.22)) +
    rect(-half, -14, half * 2, 14, paint.base) +
    levels.join('') +
    castShadow(-90, -h, 180, 20) +
    columns(brush, [-90, 0, 90], -h, 0, 12, paint.trim) +
    hipRoof(brush, -half - 22, half + 22, -h, 58, 84, random.pick(['tile', 'shingle'])) +
    sign(lighten(paint.accent, 0.2));
  return {
    art,
    width: half * 2 + 44,
    height: h + 60,
    doors: [0],
    drives: [],
    dwellings: 2 * floors,
  };
};

// A bank of mailboxes shows that several households live here.
const sign = (fill: string) =>
  rect(-13, -64, 26, 30, fill) + rect(-10, -60, 9, 10, '#fffaf0') + rect(1, -60, 9, 10, '#fffaf0');
