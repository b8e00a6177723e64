import { lighten } from '../drawing/color.ts';
import { rect } from '../drawing/svg.ts';
import { wallOf } from './cladding.ts';
import { door } from './door.ts';
import { type FacadeDrawing, STORY_HEIGHT } from './facade.ts';
import { gable } from './gable.ts';
import { garageDoor } from './garage-door.ts';
import { hipRoof } from './hip-roof.ts';
import { pane } from './pane.ts';
import { layRow } from './rows.ts';
import { castShadow } from './shadow.ts';

/** Gabled row: steep fronts in turn with dormered eaves, a garage under each living room. */
export const gableRow: FacadeDrawing = (brush) => {
  const { paint, random, home } = brush;
  const floors = Math.min(3, Math.max(2, home.style.stories));
  const h = STORY_HEIGHT * floors - 14;
  const alternate = random.chance(0.6);
  const count = random.pick([3, 3, 4]);
  const width = count === 4 ? 152 : 184;
  return layRow(brush, { count, width, height: h, doorShare: 0.2, driveShare: 0.66 }, (unit) => {
    const { x, wall, index } = unit;
    const hasGable = !alternate || index % 2 === 0;
    const upper = Array.from({ length: floors - 1 }, (_, i) => {
      const y = -STORY_HEIGHT * (i + 2) + 40;
      return [0.14, 0.58]
        .map((at) =>
          pane(brush, x + width * at, y, width * 0.27, 58, { columns: 2, rows: 2, hasSill: true }),
        )
        .join('');
    });
    const crown = hasGable
      ? gable(brush, x + 8, x + width - 8, -h, 74, lighten(wall, 0.2)) +
        pane(brush, x + width / 2 - 14, -h - 38, 28, 28, { columns: 2, rows: 2 })
      : hipRoof(brush, x - 2, x + width + 2, -h, 50, 6, 'shingle');
    return (
      wallOf(brush, x, -h, width, h, wall) +
      rect(x, -STORY_HEIGHT + 8, width, 6, paint.trim) +
      upper.join('') +
      crown +
      door(brush, x + width * 0.1, 0, width * 0.2, 84, unit.door) +
      garageDoor(brush, x + width * 0.42, width * 0.48, 80) +
      castShadow(x, -STORY_HEIGHT + 14, width, 7)
    );
  });
};
