import { darken, lighten } from '../drawing/colour.ts';
import { circle, rect, repeat } from '../drawing/svg.ts';
import type { FacadeDrawing } from './facade.ts';
import { door, glassWall, pane } from './opening.ts';
import { bricks, columns, railing } from './porch.ts';
import { castShadow, hipRoof } from './roof.ts';
import { lobby } from './tower-grid.ts';

/** Garden apartments: two or three floors round a breezeway, hip roofs, screened balconies. */
export const gardenCondo: FacadeDrawing = (brush) => {
  const { paint, random, home } = brush;
  const floors = Math.min(4, Math.max(2, home.style.storeys));
  const storey = 92;
  const h = floors * storey;
  const wing = random.pick([210, 236]);
  const total = wing * 2 + 90;
  const left = -total / 2;
  const hasTile = random.chance(0.6) ? 'tile' : 'shingle';
  const block = (x: number, wall: string) => {
    const levels = Array.from({ length: floors }, (_, i) => {
      const floor = -i * storey;
      return (
        rect(x + 18, floor - storey + 12, wing * 0.42, storey - 16, darken(wall, 0.28)) +
        pane(brush, x + 28, floor - storey + 22, wing * 0.42 - 20, storey - 28, { columns: 3 }) +
        castShadow(x + 18, floor - storey + 12, wing * 0.42, 12) +
        railing(x + 18, x + 18 + wing * 0.42, floor - 2, 26, paint.trim) +
        pane(brush, x + wing * 0.62, floor - storey + 26, wing * 0.24, 44, { columns: 2, rows: 2, hasSill: true })
      );
    });
    return (
      rect(x, -h, wing, h, wall) +
      levels.join('') +
      repeat(floors - 1, (i) => rect(x, -(i + 1) * storey - 2, wing, 5, paint.trim)) +
      hipRoof(brush, x - 16, x + wing + 16, -h, 52, 58, hasTile)
    );
  };
  const middle =
    rect(left + wing - 4, -h + 8, 98, h - 8, darken(paint.wall, 0.34)) +
    repeat(floors - 1, (i) => railing(left + wing, left + wing + 90, -(i + 1) * storey, 28, paint.trim) + rect(left + wing, -(i + 1) * storey, 90, 6, paint.trim)) +
    door(brush, left + wing + 28, 0, 34, 72) +
    columns(brush, [left + wing + 8, left + wing + 82], -storey + 6, 0, 8);
  const art = middle + block(left, paint.wall) + block(left + wing + 90, random.chance(0.5) ? paint.second : paint.wall);
  return { art, width: total + 40, height: h + 54, doors: [left + wing + 45], drives: [] };
};

/** Ocean Drive: stepped centre, fins, eyebrows, pastel bands. */
export const decoCondo: FacadeDrawing = (brush) => {
  const { paint, random, home } = brush;
  const floors = Math.min(6, Math.max(3, home.style.storeys));
  const storey = 80;
  const h = floors * storey + 16;
  const half = random.pick([190, 220]);
  const band = lighten(paint.accent, 0.3);
  const rows = Array.from({ length: floors - 1 }, (_, i) => {
    const y = -(i + 2) * storey + 22;
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
  const steps = [0, 1, 2].map((i) => rect(-48 + i * 12, -h - 26 - i * 18, 96 - i * 24, 30, i % 2 ? lighten(paint.wall, 0.2) : paint.second));
  const spire =
    rect(-48, -h, 96, h, paint.second) +
    repeat(3, (i) => rect(-26 + i * 22, -h - 50, 8, h - 46, band)) +
    repeat(floors - 2, (i) => circle(0, -(i + 2) * storey - 34, 13, paint.trim) + circle(0, -(i + 2) * storey - 34, 9, 'url(#glass)'));
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

/** Brick warehouse turned into lofts: big gridded windows, a cornice, a water tank. */
export const loft: FacadeDrawing = (brush) => {
  const { paint, random, home, light } = brush;
  const floors = Math.min(7, Math.max(3, home.style.storeys));
  const storey = 84;
  const h = floors * storey + 14;
  const bays = random.pick([4, 5]);
  const bayW = 98;
  const half = (bays * bayW) / 2;
  const levels = Array.from({ length: floors - 1 }, (_, i) =>
    repeat(bays, (k) => {
      const x = -half + k * bayW + 15;
      const y = -(i + 2) * storey + 16;
      return rect(x - 4, y - 9, bayW - 22, 7, paint.base) + pane(brush, x, y, bayW - 30, 54, { columns: 4, rows: 3, hasSill: true, frame: light.tone('#3d4248') });
    }),
  );
  const tank = random.chance(0.6)
    ? rect(half * 0.3, -h - 62, 4, 34, darken(paint.base, 0.4)) +
      rect(half * 0.3 + 44, -h - 62, 4, 34, darken(paint.base, 0.4)) +
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
