import { lighten } from '../drawing/color.ts';
import { circle, rect, repeat } from '../drawing/svg.ts';
import type { FacadeDrawing } from './facade.ts';
import { glassWall, pane } from './pane.ts';
import { castShadow } from './shadow.ts';
import { lobby } from './tower-grid.ts';

/** Ocean Drive: stepped center, fins, eyebrows, pastel bands. */
export const decoCondo: FacadeDrawing = (brush) => {
  const { paint, random, home } = brush;
  const floors = Math.min(6, Math.max(3, home.style.stories));
  const storyHeight = 80;
  const h = floors * storyHeight + 16;
  const half = random.pick([190, 220]);
  const band = lighten(paint.accent, 0.3);
  const rows = Array.from({ length: floors - 1 }, (_, i) => {
    const y = -(i + 2) * storyHeight + 22;
    const sides = [-1, 1].map((side) => {
      const x = side < 0 ? -half + 20 : 62;
      const w = half - 82;
      return (
        pane(brush, x, y, w * 0.44, 40, { columns: 3, rows: 2 }) +
        pane(brush, x + w * 0.56, y, w * 0.44, 40, { columns: 3, rows: 2 }) +
        rect(x - 12, y - 12, w + 24, 6, paint.trim) +
        castShadow(x - 8, y - 6, w + 16, 5)
      );
    });
    return sides.join('') + rect(-half, y + 50, half * 2, 4, band);
  });
  const steps = [0, 1, 2].map((i) =>
    rect(
      -48 + i * 12,
      -h - 26 - i * 18,
      96 - i * 24,
      30,
      i % 2 ? lighten(paint.wall, 0.2) : paint.second,
    ),
  );
  const spire =
    rect(-48, -h, 96, h, paint.second) +
    repeat(3, (i) => rect(-26 + i * 22, -h - 50, 8, h - 46, band)) +
    repeat(
      floors - 2,
      (i) =>
        circle(0, -(i + 2) * storyHeight - 34, 13, paint.trim) +
        circle(0, -(i + 2) * storyHeight - 34, 9, 'url(#glass)'),
    );
  const art =
    rect(-half, -h, half * 2, h, paint.wall) +
    rect(-half - 4, -h - 8, half * 2 + 8, 9, paint.trim) +
    rows.join('') +
    steps.join('') +
    spire +
    rect(-half, -12, half * 2, 12, paint.base) +
    glassWall(brush, -half + 20, -58, half - 92, 46, 4) +
    glassWall(brush, 72, -58, half - 92, 46, 4) +
    rect(-70, -78, 140, 10, paint.trim) +
    lobby(brush, -44, 88, 64);
  return { art, width: half * 2 + 20, height: h + 66, doors: [0], drives: [] };
};
