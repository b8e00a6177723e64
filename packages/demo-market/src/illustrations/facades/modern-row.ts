import { darken } from '../drawing/color.ts';
import { polygon, rect } from '../drawing/svg.ts';
import { battens } from './cladding.ts';
import { door } from './door.ts';
import { type FacadeDrawing, STORY_HEIGHT } from './facade.ts';
import { garageDoor } from './garage-door.ts';
import { glassWall, pane } from './pane.ts';
import { parapet } from './parapet.ts';
import { layRow } from './rows.ts';
import { castShadow } from './shadow.ts';

/** New row: offset cubes, timber bays, roof terraces. */
export const modernRow: FacadeDrawing = (brush) => {
  const { paint, random, home } = brush;
  const floors = Math.min(4, Math.max(2, home.style.stories));
  const h = STORY_HEIGHT * floors - 18;
  const count = random.pick([2, 3, 4]);
  const width = { 2: 236, 3: 188, 4: 150 }[count] ?? 188;
  return layRow(brush, { count, width, height: h, doorShare: 0.22, driveShare: 0.66 }, (unit) => {
    const { x } = unit;
    const lift = unit.index % 2 === 0 ? 0 : 22;
    const bayTop = -h - lift + 26;
    const bays = Array.from({ length: floors - 1 }, (_, i) =>
      glassWall(brush, x + width * 0.42, -STORY_HEIGHT * (i + 2) + 44, width * 0.44, 70, 2),
    );
    const slits = Array.from({ length: floors - 1 }, (_, i) =>
      pane(brush, x + width * 0.12, -STORY_HEIGHT * (i + 2) + 44, width * 0.14, 70, { columns: 1 }),
    );
    return (
      rect(x, -h - lift, width, h + lift, unit.wall) +
      battens(x + width * 0.36, bayTop, width * 0.56, -bayTop - 100, paint.accent, 8) +
      polygon(
        [
          [x + width * 0.92, bayTop],
          [x + width * 0.96, bayTop + 8],
          [x + width * 0.96, -100],
          [x + width * 0.92, -100],
        ],
        darken(paint.accent, 0.3),
      ) +
      bays.join('') +
      slits.join('') +
      castShadow(x + width * 0.36, -100, width * 0.56, 10) +
      rect(x + width * 0.06, -h - lift - 26, width * 0.5, 26, '#dfe9ea', 'opacity=".35"') +
      rect(x + width * 0.06, -h - lift - 28, width * 0.5, 3, paint.frame) +
      parapet(x, x + width, -h - lift, paint.frame, 7) +
      door(brush, x + width * 0.12, 0, width * 0.2, 88, unit.door) +
      garageDoor(brush, x + width * 0.42, width * 0.46, 82, darken(paint.frame, 0))
    );
  });
};
