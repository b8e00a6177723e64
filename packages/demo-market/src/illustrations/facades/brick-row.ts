import { darken, lighten } from '../drawing/color.ts';
import { rect } from '../drawing/svg.ts';
import { bricks } from './cladding.ts';
import { door } from './door.ts';
import { type FacadeDrawing, STORY_HEIGHT } from './facade.ts';
import { pane } from './pane.ts';
import { steps } from './porch.ts';
import { layRow } from './rows.ts';
import { castShadow } from './shadow.ts';

/** Brick row with stoops: flat cornices, tall sashes, every door its own color. */
export const brickRow: FacadeDrawing = (brush) => {
  const { paint, random, home } = brush;
  const floors = Math.min(4, Math.max(2, home.style.stories));
  const count = random.pick([3, 4]);
  const width = count === 4 ? 146 : 176;
  const h = STORY_HEIGHT * floors + 8;
  return layRow(brush, { count, width, height: h, doorShare: 0.24 }, (unit) => {
    const { x } = unit;
    const lift = [0, 16, 6, 22][unit.index % 4] ?? 0;
    const tops = Array.from({ length: floors }, (_, i) => {
      const y = -STORY_HEIGHT * (i + 1) + 10;
      const places = i === 0 ? [0.58] : [0.13, 0.58];
      return places
        .map(
          (at) =>
            rect(x + width * at - 5, y - 9, width * 0.28 + 10, 8, paint.base) +
            pane(brush, x + width * at, y, width * 0.28, 70, {
              columns: 2,
              rows: 2,
              hasSill: true,
            }),
        )
        .join('');
    });
    return (
      bricks(x, -h - lift, width, h + lift, unit.wall) +
      rect(x - 3, -h - lift - 14, width + 6, 16, darken(paint.base, 0.1)) +
      castShadow(x, -h - lift + 2, width, 8) +
      rect(x, -26, width, 26, darken(paint.base, 0.14)) +
      tops.join('') +
      door(brush, x + width * 0.12, -26, width * 0.24, 88, unit.door) +
      steps(x + width * 0.08, width * 0.32, 26, 4, lighten(paint.base, 0.2))
    );
  });
};
