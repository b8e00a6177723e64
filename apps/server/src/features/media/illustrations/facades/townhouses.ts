import { darken, lighten } from '../drawing/colour.ts';
import { polygon, rect } from '../drawing/svg.ts';
import type { FacadeDrawing } from './facade.ts';
import { STOREY } from './facade.ts';
import { door, garageDoor, glassWall, pane } from './opening.ts';
import { battens, bricks, railing, steps, wallOf } from './porch.ts';
import { castShadow, gable, hipRoof, parapet } from './roof.ts';
import { layRow } from './rows.ts';

/** Gabled row: steep fronts in turn with dormered eaves, a garage under each living room. */
export const gableRow: FacadeDrawing = (brush) => {
  const { paint, random, home } = brush;
  const floors = Math.min(3, Math.max(2, home.style.storeys));
  const h = STOREY * floors - 14;
  const alternate = random.chance(0.6);
  const count = random.pick([3, 3, 4]);
  const width = count === 4 ? 152 : 184;
  return layRow(brush, { count, width, height: h, doorShare: 0.2, driveShare: 0.66 }, (unit) => {
    const { x, wall, index } = unit;
    const hasGable = !alternate || index % 2 === 0;
    const upper = Array.from({ length: floors - 1 }, (_, i) => {
      const y = -STOREY * (i + 2) + 40;
      return [0.14, 0.58].map((at) => pane(brush, x + width * at, y, width * 0.27, 58, { columns: 2, rows: 2, hasSill: true })).join('');
    });
    const crown = hasGable
      ? gable(brush, x + 8, x + width - 8, -h, 74, lighten(wall, 0.2)) + pane(brush, x + width / 2 - 14, -h - 38, 28, 28, { columns: 2, rows: 2 })
      : hipRoof(brush, x - 2, x + width + 2, -h, 50, 6, 'shingle');
    return (
      wallOf(brush, x, -h, width, h, wall) +
      rect(x, -STOREY + 8, width, 6, paint.trim) +
      upper.join('') +
      crown +
      door(brush, x + width * 0.1, 0, width * 0.2, 84, unit.door) +
      garageDoor(brush, x + width * 0.42, width * 0.48, 80) +
      castShadow(x, -STOREY + 14, width, 7)
    );
  });
};

/** Brick row with stoops: flat cornices, tall sashes, every door its own colour. */
export const brickRow: FacadeDrawing = (brush) => {
  const { paint, random, home } = brush;
  const floors = Math.min(4, Math.max(2, home.style.storeys));
  const count = random.pick([3, 4]);
  const width = count === 4 ? 146 : 176;
  const h = STOREY * floors + 8;
  return layRow(brush, { count, width, height: h, doorShare: 0.24 }, (unit) => {
    const { x } = unit;
    const lift = [0, 16, 6, 22][unit.index % 4] ?? 0;
    const tops = Array.from({ length: floors }, (_, i) => {
      const y = -STOREY * (i + 1) + 10;
      const places = i === 0 ? [0.58] : [0.13, 0.58];
      return places
        .map((at) => rect(x + width * at - 5, y - 9, width * 0.28 + 10, 8, paint.base) + pane(brush, x + width * at, y, width * 0.28, 70, { columns: 2, rows: 2, hasSill: true }))
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

/** Stuccoed row with tiled roofs, arched doors and a small balcony each. */
export const stuccoRow: FacadeDrawing = (brush) => {
  const { paint, random, home } = brush;
  const floors = Math.min(3, Math.max(2, home.style.storeys));
  const h = STOREY * floors - 6;
  const count = random.pick([2, 3, 3]);
  const width = count === 2 ? 250 : 190;
  return layRow(brush, { count, width, height: h, doorShare: 0.25, driveShare: 0.68 }, (unit) => {
    const { x, wall } = unit;
    const upper = Array.from({ length: floors - 1 }, (_, i) => {
      const floor = -STOREY * (i + 1);
      return (
        pane(brush, x + width * 0.53, floor - 92, width * 0.3, 86, { columns: 2, rows: 3, isArched: i === floors - 2 }) +
        railing(x + width * 0.46, x + width * 0.9, floor, 30, paint.frame === paint.trim ? darken(paint.roof, 0.3) : paint.frame) +
        rect(x + width * 0.44, floor - 3, width * 0.48, 7, paint.trim) +
        castShadow(x + width * 0.46, floor + 4, width * 0.44, 8) +
        pane(brush, x + width * 0.14, floor - 82, width * 0.22, 56, { columns: 2, rows: 2, hasSill: true })
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

/** New row: offset cubes, timber bays, roof terraces. */
export const modernRow: FacadeDrawing = (brush) => {
  const { paint, random, home } = brush;
  const floors = Math.min(4, Math.max(2, home.style.storeys));
  const h = STOREY * floors - 18;
  const count = random.pick([2, 3, 4]);
  const width = { 2: 236, 3: 188, 4: 150 }[count] ?? 188;
  return layRow(brush, { count, width, height: h, doorShare: 0.22, driveShare: 0.66 }, (unit) => {
    const { x } = unit;
    const lift = unit.index % 2 === 0 ? 0 : 22;
    const bayTop = -h - lift + 26;
    const bays = Array.from({ length: floors - 1 }, (_, i) => glassWall(brush, x + width * 0.42, -STOREY * (i + 2) + 44, width * 0.44, 70, 2));
    const slits = Array.from({ length: floors - 1 }, (_, i) => pane(brush, x + width * 0.12, -STOREY * (i + 2) + 44, width * 0.14, 70, { columns: 1 }));
    return (
      rect(x, -h - lift, width, h + lift, unit.wall) +
      battens(x + width * 0.36, bayTop, width * 0.56, -bayTop - 100, paint.accent, 8) +
      polygon([[x + width * 0.92, bayTop], [x + width * 0.96, bayTop + 8], [x + width * 0.96, -100], [x + width * 0.92, -100]], darken(paint.accent, 0.3)) +
      bays.join('') +
      slits.join('') +
      castShadow(x + width * 0.36, -100, width * 0.56, 10) +
      rect(x + width * 0.08, -h - lift - 30, width * 0.5, 30, '#dfe9ea', 'opacity=".45"') +
      parapet(x, x + width, -h - lift, paint.frame, 7) +
      door(brush, x + width * 0.12, 0, width * 0.2, 88, unit.door) +
      garageDoor(brush, x + width * 0.42, width * 0.46, 82, darken(paint.frame, 0))
    );
  });
};
