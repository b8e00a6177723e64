import { darken, lighten, SHADE } from '../drawing/color.ts';
import { circle, d, polygon, rect, stroke } from '../drawing/svg.ts';
import { boards } from './cladding.ts';
import { door } from './door.ts';
import { type Facade, type FacadeDrawing, STORY_HEIGHT } from './facade.ts';
import { gable } from './gable.ts';
import { hipRoof } from './hip-roof.ts';
import { pane } from './pane.ts';
import { columns, railing, steps } from './porch.ts';
import { castShadow } from './shadow.ts';

/** Conch cottage: raised on piers, metal roof, a porch across the whole front. */
export const cottage: FacadeDrawing = (brush): Facade => {
  const { paint, random, home } = brush;
  const isTall = home.style.stories > 1;
  const isFrontGable = random.chance(0.55);
  const floor = -30;
  const eave = floor - 104;
  const half = isTall ? 190 : 200;
  const shutters = darken(paint.accent, 0.05);
  const look = { columns: 2, rows: 3, shutters };
  const upperTop = eave - STORY_HEIGHT + 14;
  const upper = isTall
    ? boards(-half, upperTop, half * 2, STORY_HEIGHT, paint.wall) +
      [-130, -22, 86]
        .map((x) => pane(brush, x, upperTop + 22, 44, 58, { ...look, rows: 2 }))
        .join('')
    : '';
  const top = isTall ? upperTop : eave;
  const vent = circle(0, top - 44, 13, paint.trim) + circle(0, top - 44, 9, 'url(#glass)');
  const crown = isFrontGable
    ? gable(brush, -half, half, top, isTall ? 84 : 104, lighten(paint.wall, 0.1)) + vent
    : hipRoof(brush, -half - 26, half + 26, top, 84, 70, 'metal');
  const posts = [-half + 6, -half * 0.36, half * 0.36, half - 6];
  const trimwork = posts.slice(0, -1).map((x, i) => {
    const next = posts[i + 1] ?? x;
    return d`M${x + 5} ${eave + 34}q3 -22 24 -24M${next - 5} ${eave + 34}q-3 -22 -24 -24`;
  });
  const piers = [-half + 8, -half / 2, 0, half / 2, half - 8].map((x) =>
    rect(x - 12, -30, 24, 30, darken(paint.base, 0.2)),
  );
  const art =
    rect(-half, -24, half * 2, 24, darken(paint.base, 0.45)) +
    piers.join('') +
    boards(-half, eave, half * 2, 104, paint.wall) +
    upper +
    crown +
    rect(-half, eave, half * 2, 104, SHADE, 'opacity=".1"') +
    door(brush, -20, floor, 40, 84) +
    pane(brush, -half + 52, eave + 26, 42, 66, look) +
    pane(brush, half - 94, eave + 26, 42, 66, look) +
    castShadow(-half, eave, half * 2, 20) +
    rect(-half - 8, floor, half * 2 + 16, 9, paint.trim) +
    polygon(
      [
        [-half - 22, eave + 8],
        [-half - 2, eave - 22],
        [half + 2, eave - 22],
        [half + 22, eave + 8],
      ],
      paint.roof,
    ) +
    rect(-half - 24, eave + 5, half * 2 + 48, 6, paint.trim) +
    stroke(trimwork.join(''), paint.trim, 4) +
    columns(brush, posts, eave + 10, floor, 9) +
    railing(-half + 10, -half * 0.36 - 4, floor, 32, paint.trim) +
    railing(half * 0.36 + 4, half - 10, floor, 32, paint.trim) +
    steps(-38, 76, 30, 4, lighten(paint.base, 0.2));
  const height = -top + (isFrontGable ? (isTall ? 84 : 104) : 84);
  return { art, width: half * 2 + 52, height, doors: [0], drives: [] };
};
