import { darken } from '../drawing/color.ts';
import { rect, repeat } from '../drawing/svg.ts';
import { door } from './door.ts';
import type { FacadeDrawing } from './facade.ts';
import { hipRoof } from './hip-roof.ts';
import { pane } from './pane.ts';
import { columns, railing } from './porch.ts';
import { castShadow } from './shadow.ts';

/** Garden apartments: two or three floors round a breezeway, hip roofs, screened balconies. */
export const gardenCondo: FacadeDrawing = (brush) => {
  const { paint, random, home } = brush;
  const floors = Math.min(4, Math.max(2, home.style.stories));
  const storyHeight = 92;
  const h = floors * storyHeight;
  const wing = random.pick([210, 236]);
  const total = wing * 2 + 90;
  const left = -total / 2;
  const hasTile = random.chance(0.6) ? 'tile' : 'shingle';
  const block = (x: number, wall: string) => {
    const levels = Array.from({ length: floors }, (_, i) => {
      const floor = -i * storyHeight;
      return (
        rect(x + 18, floor - storyHeight + 12, wing * 0.42, storyHeight - 16, darken(wall, 0.28)) +
        pane(brush, x + 28, floor - storyHeight + 22, wing * 0.42 - 20, storyHeight - 28, {
          columns: 3,
        }) +
        castShadow(x + 18, floor - storyHeight + 12, wing * 0.42, 12) +
        railing(x + 18, x + 18 + wing * 0.42, floor - 2, 26, paint.trim) +
        pane(brush, x + wing * 0.62, floor - storyHeight + 26, wing * 0.24, 44, {
          columns: 2,
          rows: 2,
          hasSill: true,
        })
      );
    });
    return (
      rect(x, -h, wing, h, wall) +
      levels.join('') +
      repeat(floors - 1, (i) => rect(x, -(i + 1) * storyHeight - 2, wing, 5, paint.trim)) +
      hipRoof(brush, x - 16, x + wing + 16, -h, 52, 58, hasTile)
    );
  };
  const middle =
    rect(left + wing - 4, -h + 8, 98, h - 8, darken(paint.wall, 0.34)) +
    repeat(
      floors - 1,
      (i) =>
        railing(left + wing, left + wing + 90, -(i + 1) * storyHeight, 28, paint.trim) +
        rect(left + wing, -(i + 1) * storyHeight, 90, 6, paint.trim),
    ) +
    door(brush, left + wing + 28, 0, 34, 72) +
    columns(brush, [left + wing + 8, left + wing + 82], -storyHeight + 6, 0, 8);
  const art =
    middle +
    block(left, paint.wall) +
    block(left + wing + 90, random.chance(0.5) ? paint.second : paint.wall);
  return { art, width: total + 40, height: h + 54, doors: [left + wing + 45], drives: [] };
};
