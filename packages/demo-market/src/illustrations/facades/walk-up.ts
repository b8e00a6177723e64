import { darken, lighten } from '../drawing/color.ts';
import { rect, repeat } from '../drawing/svg.ts';
import { door } from './door.ts';
import { type Facade, type FacadeDrawing, STORY_HEIGHT } from './facade.ts';
import { pane } from './pane.ts';
import { parapet } from './parapet.ts';
import { railing } from './porch.ts';
import { castShadow } from './shadow.ts';

/** A flat-roofed walk-up: loggias in two stacks, a glazed stair between them. */
export const walkUp: FacadeDrawing = (brush): Facade => {
  const { paint, random, home } = brush;
  const floors = Math.max(2, home.style.stories);
  const step = STORY_HEIGHT - 10;
  const h = step * floors + 16;
  const half = 220;
  const isWide = random.chance(0.5);
  const stairX = random.pick([-36, -120]);
  const stackW = isWide ? 124 : 104;
  const stacks = stairX === -36 ? [-198, 198 - stackW] : [-20, 198 - stackW + 4];
  const levels = Array.from({ length: floors }, (_, i) => {
    const floor = -i * step;
    const loggias = stacks.map((x) => {
      const w = stackW - (stairX === -36 ? 0 : 16);
      return (
        rect(x, floor - step + 14, w, step - 18, darken(paint.wall, 0.3)) +
        pane(brush, x + 12, floor - step + 28, w - 24, step - 38, { columns: 3 }) +
        castShadow(x, floor - step + 14, w, 14) +
        railing(x, x + w, floor - 3, 30, paint.frame) +
        rect(x - 6, floor - 5, w + 12, 8, paint.trim)
      );
    });
    const side =
      stairX === -36
        ? ''
        : pane(brush, -196, floor - step + 34, 52, 46, { columns: 2, hasSill: true });
    return loggias.join('') + side;
  });
  const stair =
    rect(stairX, -h - 22, 72, h + 22, lighten(paint.accent, 0.3)) +
    repeat(floors - 1, (i) =>
      pane(brush, stairX + 16, -step * (i + 2) + 30, 40, step - 34, { columns: 2, rows: 3 }),
    ) +
    rect(stairX - 6, -h - 30, 84, 9, paint.trim) +
    door(brush, stairX + 15, 0, 42, 86) +
    rect(stairX - 14, -106, 100, 8, paint.trim) +
    castShadow(stairX, -98, 72, 8);
  const art =
    rect(-half, -h, half * 2, h, paint.wall) +
    rect(-half, -12, half * 2, 12, paint.base) +
    levels.join('') +
    parapet(-half - 10, half + 10, -h, paint.trim, 10) +
    stair;
  return {
    art,
    width: half * 2 + 20,
    height: h + 30,
    doors: [stairX + 36],
    drives: [],
    dwellings: 2 * floors,
  };
};
