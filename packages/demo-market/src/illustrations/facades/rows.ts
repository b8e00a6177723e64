import { darken, lighten, mix } from '../drawing/color.ts';
import { rect } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import type { Facade } from './facade.ts';

export type RowUnit = { x: number; width: number; index: number; wall: string; door: string };

type Row = { count: number; width: number; height: number; doorShare: number; driveShare?: number };

/** Lays units side by side: same grammar, related colors, a party wall line between them. */
export function layRow(brush: Brush, row: Row, draw: (unit: RowUnit) => string): Facade {
  const { paint } = brush;
  const total = row.count * row.width;
  const walls = [
    paint.wall,
    mix(paint.wall, paint.accent, 0.22),
    lighten(paint.wall, 0.4),
    paint.second,
  ];
  const doors = [
    paint.door,
    paint.accent,
    darken(paint.accent, 0.2),
    mix(paint.door, paint.roof, 0.5),
  ];
  const units = Array.from(
    { length: row.count },
    (_, index): RowUnit => ({
      index,
      x: -total / 2 + index * row.width,
      width: row.width,
      wall: walls[index % walls.length] ?? paint.wall,
      door: doors[index % doors.length] ?? paint.door,
    }),
  );
  const joints = units
    .slice(1)
    .map(({ x }) => rect(x - 1.5, -row.height + 6, 3, row.height - 6, darken(paint.wall, 0.24)));
  const drive = row.driveShare;
  return {
    art: units.map(draw).join('') + joints.join(''),
    width: total + 24,
    height: row.height + 60,
    doors: units.map(({ x, width }) => x + width * row.doorShare),
    drives:
      drive === undefined
        ? []
        : units.map(({ x, width }) => ({ x: x + width * drive, width: width * 0.42 })),
  };
}
