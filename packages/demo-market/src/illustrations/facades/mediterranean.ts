import { darken, lighten } from '../drawing/color.ts';
import { path, rect, repeat } from '../drawing/svg.ts';
import { door } from './door.ts';
import { type Facade, type FacadeDrawing, STORY_HEIGHT } from './facade.ts';
import { garageDoor } from './garage-door.ts';
import { hipRoof } from './hip-roof.ts';
import { arched, pane } from './pane.ts';
import { castShadow, sideShadow } from './shadow.ts';

/** Barrel tile, arches and an entry tower; the upper floor sits back over the living wing. */
export const mediterranean: FacadeDrawing = (brush): Facade => {
  const { paint, random, home } = brush;
  const upper = Math.max(0, home.style.stories - 1);
  const shutters = random.chance(0.5) ? darken(paint.accent, 0.1) : '';
  const arches = random.pick([2, 3]);
  const top = -STORY_HEIGHT * (upper + 1);
  const look = { columns: 2, rows: 2, hasSill: true, ...(shutters ? { shutters } : {}) };
  const floors = repeat(upper, (i) => {
    const y = -STORY_HEIGHT * (i + 2);
    // The entry roof reaches into the first upper floor: only a low window fits above it.
    const isFirst = i === 0;
    const windows = [-205, -105].map((x) => pane(brush, x, y + 22, 42, isFirst ? 46 : 58, look));
    const last = isFirst
      ? pane(brush, 6, y + 13, 42, 20, { columns: 3 })
      : pane(brush, 18, y + 22, 42, 58, look);
    return (
      rect(-250, y, 340, STORY_HEIGHT + 10, lighten(paint.wall, 0.12)) + windows.join('') + last
    );
  });
  const roofTop = upper > 0 ? hipRoof(brush, -276, 116, top, 62, 74, 'tile') : '';
  const bay = 250 / arches;
  const windows = repeat(arches, (i) =>
    pane(brush, -272 + i * bay + bay * 0.2, -94, bay * 0.56, 72, {
      columns: 2,
      rows: 3,
      isArched: true,
      hasSill: true,
    }),
  );
  const entry =
    rect(-26, -150, 104, 150, lighten(paint.wall, 0.2)) +
    hipRoof(brush, -40, 92, -150, 40, 36, 'tile') +
    path(arched(-6, -120, 64, 120), darken(paint.wall, 0.32)) +
    door(brush, 6, 0, 40, 88) +
    castShadow(-6, -92, 64, 6);
  const wing =
    rect(106, -122, 194, 122, paint.second) +
    hipRoof(brush, 88, 318, -122, 54, 62, 'tile') +
    garageDoor(brush, 130, 146, 88, lighten(paint.accent, 0.35));
  const art =
    floors +
    roofTop +
    rect(-290, -116, 400, 116, paint.wall) +
    rect(-290, -12, 400, 12, paint.base) +
    hipRoof(brush, -312, 130, -116, upper > 0 ? 34 : 68, upper > 0 ? 40 : 84, 'tile') +
    windows +
    sideShadow(78, -140, 18, 140) +
    entry +
    wing;
  const height = upper > 0 ? -top + 62 : 190;
  return { art, width: 630, height, doors: [26], drives: [{ x: 203, width: 150 }] };
};
