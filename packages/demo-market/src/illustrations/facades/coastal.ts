import { darken, lighten } from '../drawing/color.ts';
import { d, rect, ruled, stroke } from '../drawing/svg.ts';
import { wallOf } from './cladding.ts';
import { door } from './door.ts';
import { type Facade, type FacadeDrawing, STORY_HEIGHT } from './facade.ts';
import { gable } from './gable.ts';
import { garageDoor } from './garage-door.ts';
import { hipRoof } from './hip-roof.ts';
import { pane } from './pane.ts';
import { columns, railing, steps } from './porch.ts';
import { castShadow } from './shadow.ts';

/** Raised coastal house: parking below, two verandas above, a metal roof, stairs in the middle. */
export const coastal: FacadeDrawing = (brush): Facade => {
  const { paint, random, home } = brush;
  const living = Math.max(1, Math.min(2, home.style.stories - 1));
  const base = -92;
  const half = 196;
  const look = { columns: 2, rows: 2 };
  const floors = Array.from({ length: living }, (_, i) => {
    const floor = base - i * (STORY_HEIGHT - 4);
    const top = floor - STORY_HEIGHT + 4;
    const openings =
      i === 0
        ? door(brush, -22, floor, 44, 88) +
          pane(brush, -150, top + 22, 74, 80, { columns: 3 }) +
          pane(brush, 76, top + 22, 74, 80, { columns: 3 })
        : [-152, -28, 96].map((x) => pane(brush, x, top + 22, 56, 80, look)).join('');
    const rails =
      i === 0
        ? railing(-half, -52, floor, 32, paint.trim) + railing(52, half, floor, 32, paint.trim)
        : railing(-half, half, floor, 32, paint.trim);
    return (
      wallOf(brush, -half, top, half * 2, STORY_HEIGHT - 4) +
      openings +
      castShadow(-half, top, half * 2, 24) +
      columns(brush, [-half + 5, -62, 62, half - 5], top, floor, 9) +
      rails +
      rect(-half - 10, floor, half * 2 + 20, 9, paint.trim)
    );
  });
  const top = base - living * (STORY_HEIGHT - 4);
  const dormer = random.chance(0.55)
    ? wallOf(brush, -36, top - 62, 72, 46) +
      pane(brush, -16, top - 54, 32, 32, look) +
      gable(brush, -36, 36, top - 60, 30, lighten(paint.wall, 0.1))
    : '';
  const under =
    rect(-half, base, half * 2, -base, darken(paint.wall, 0.34)) +
    ruled([-half + 6, -84, 168, 80], 'upright', 7, 3, lighten(paint.base, 0.25)) +
    garageDoor(brush, 66, 112, 76) +
    castShadow(-half, base + 9, half * 2, 12) +
    columns(brush, [-half + 5, 54, half - 5], base, 0, 11);
  const art =
    under +
    floors.join('') +
    hipRoof(brush, -half - 26, half + 26, top, 84, 86, 'metal') +
    dormer +
    steps(-44, 88, -base, 9, lighten(paint.base, 0.3)) +
    stroke(d`M-46 ${base - 30}L-74 -30V0M46 ${base - 30}L74 -30V0`, paint.trim, 5);
  return {
    art,
    width: half * 2 + 60,
    height: -top + 92,
    doors: [0],
    drives: [{ x: 122, width: 116 }],
  };
};
