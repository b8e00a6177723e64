import { darken, lighten } from '../drawing/color.ts';
import { rect } from '../drawing/svg.ts';
import { door } from './door.ts';
import { type FacadeDrawing, STORY_HEIGHT } from './facade.ts';
import { garageDoor } from './garage-door.ts';
import { hipRoof } from './hip-roof.ts';
import { pane } from './pane.ts';
import { railing } from './porch.ts';
import { layRow } from './rows.ts';
import { castShadow } from './shadow.ts';

/** Stuccoed row with tiled roofs, arched doors and a small balcony each. */
export const stuccoRow: FacadeDrawing = (brush) => {
  const { paint, random, home } = brush;
  const floors = Math.min(3, Math.max(2, home.style.stories));
  const h = STORY_HEIGHT * floors - 6;
  const count = random.pick([2, 3, 3]);
  const width = count === 2 ? 250 : 190;
  return layRow(brush, { count, width, height: h, doorShare: 0.25, driveShare: 0.68 }, (unit) => {
    const { x, wall } = unit;
    const upper = Array.from({ length: floors - 1 }, (_, i) => {
      const floor = -STORY_HEIGHT * (i + 1);
      return (
        pane(brush, x + width * 0.53, floor - 92, width * 0.3, 86, {
          columns: 2,
          rows: 3,
          isArched: i === floors - 2,
        }) +
        railing(
          x + width * 0.46,
          x + width * 0.9,
          floor,
          30,
          paint.frame === paint.trim ? darken(paint.roof, 0.3) : paint.frame,
        ) +
        rect(x + width * 0.44, floor - 3, width * 0.48, 7, paint.trim) +
        castShadow(x + width * 0.46, floor + 4, width * 0.44, 8) +
        pane(brush, x + width * 0.14, floor - 82, width * 0.22, 56, {
          columns: 2,
          rows: 2,
          hasSill: true,
        })
      );
    });
    return (
      rect(x, -h, width, h, wall) +
      upper.join('') +
      pane(brush, x + width * 0.13, -104, width * 0.24, 104, { columns: 1, isArched: true }) +
      door(brush, x + width * 0.16, 0, width * 0.18, 78, unit.door) +
      garageDoor(brush, x + width * 0.46, width * 0.44, 82, lighten(paint.accent, 0.3)) +
      hipRoof(brush, x - 5, x + width + 5, -h, unit.index % 2 === 0 ? 50 : 38, 34, 'tile')
    );
  });
};
