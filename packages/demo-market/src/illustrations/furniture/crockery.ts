import { darken, lighten } from '../drawing/color.ts';
import { box, circle, d, path, rect, repeat, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';

export const tap = (x: number, y: number, metal: string) =>
  stroke(
    d`M${x} ${y}V${y - 24}Q${x} ${y - 34} ${x + 9} ${y - 34}T${x + 18} ${y - 25}`,
    metal,
    3,
    'stroke-linecap="round"',
  );

export const pots = (x: number, y: number, fill: string) =>
  box(x - 15, y - 17, 30, 16, 3, fill) +
  rect(x - 17, y - 19, 34, 3, darken(fill, 0.2)) +
  circle(x, y - 21, 2.4, darken(fill, 0.3));

/** Plates, jars and bowls along an open shelf. */
export function crockery(brush: RoomBrush, width: number): string {
  const { interior, random } = brush;
  const glazes = ['#f3ede1', interior.second, lighten(interior.accent, 0.2), '#d9cfbf'] as const;
  return repeat(width / 24, (i) => {
    const x = -width / 2 + 14 + i * 24;
    const glaze = random.pick(glazes);
    const thing = random.pick(['plates', 'jar', 'bowl', 'gap'] as const);
    if (thing === 'plates') return repeat(4, (k) => box(x - 9, -4 - k * 3.4, 18, 2.6, 1, glaze));
    if (thing === 'jar')
      return box(x - 6, -20, 12, 20, 2, glaze) + rect(x - 4, -23, 8, 4, interior.wood);
    if (thing === 'bowl') return path(d`M${x - 10} -10Q${x - 7} 0 ${x} 0T${x + 10} -10Z`, glaze);
    return '';
  });
}
