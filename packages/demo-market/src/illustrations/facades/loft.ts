import { darken } from '../drawing/color.ts';
import { rect, repeat } from '../drawing/svg.ts';
import { bricks } from './cladding.ts';
import type { FacadeDrawing } from './facade.ts';
import { pane } from './pane.ts';
import { castShadow } from './shadow.ts';
import { lobby } from './tower-grid.ts';

/** Brick warehouse turned into lofts: big gridded windows, a cornice, a water tank. */
export const loft: FacadeDrawing = (brush) => {
  const { paint, random, home, light } = brush;
  const floors = Math.min(7, Math.max(3, home.style.stories));
  const storyHeight = 84;
  const h = floors * storyHeight + 14;
  const bays = random.pick([4, 5]);
  const bayW = 98;
  const half = (bays * bayW) / 2;
  const levels = Array.from({ length: floors - 1 }, (_, i) =>
    repeat(bays, (k) => {
      const x = -half + k * bayW + 15;
      const y = -(i + 2) * storyHeight + 16;
      return (
        rect(x - 4, y - 9, bayW - 22, 7, paint.base) +
        pane(brush, x, y, bayW - 30, 54, {
          columns: 4,
          rows: 3,
          hasSill: true,
          frame: light.tone('#3d4248'),
        })
      );
    }),
  );
  const tank = random.chance(0.6)
    ? rect(half * 0.3, -h - 62, 4, 62, darken(paint.base, 0.4)) +
      rect(half * 0.3 + 44, -h - 62, 4, 62, darken(paint.base, 0.4)) +
      rect(half * 0.3 - 5, -h - 104, 58, 46, light.tone('#8d7561')) +
      rect(half * 0.3 - 8, -h - 110, 64, 8, light.tone('#6f6058'))
    : rect(half * 0.2, -h - 40, 90, 40, darken(paint.wall, 0.2));
  const art =
    tank +
    bricks(-half, -h, half * 2, h, paint.wall) +
    repeat(bays + 1, (k) => rect(-half + k * bayW - 6, -h, 12, h, darken(paint.wall, 0.1))) +
    levels.join('') +
    rect(-half - 10, -h - 14, half * 2 + 20, 17, darken(paint.base, 0.12)) +
    castShadow(-half, -h + 3, half * 2, 9) +
    rect(-half, -72, half * 2, 72, darken(paint.wall, 0.28)) +
    lobby(brush, -half + 14, half - 40, 56) +
    lobby(brush, 30, half - 44, 56);
  return { art, width: half * 2 + 30, height: h + 70, doors: [-half / 2], drives: [] };
};
