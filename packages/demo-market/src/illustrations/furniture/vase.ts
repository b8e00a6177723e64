import { lighten } from '../drawing/color.ts';
import { circle, d, path, repeat, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';

export function vase(brush: RoomBrush, x: number, y: number, size: number): string {
  const { interior, home, random } = brush;
  const pot = random.pick([interior.second, '#e9e1d2', interior.accent]);
  const s = size;
  const stems = [-14, -5, 4, 13].map(
    (lean, i) =>
      d`M${x} ${y - 16 * s}Q${x + lean * 0.4 * s} ${y - 30 * s} ${x + lean * s} ${y - (40 + (i % 2) * 8) * s}`,
  );
  const heads = [-14, -5, 4, 13].map((lean, i) =>
    circle(
      x + lean * s,
      y - (41 + (i % 2) * 8) * s,
      4.5 * s,
      i % 2 === 0 ? home.garden.flower : home.garden.leaf,
    ),
  );
  return (
    stroke(stems.join(''), home.garden.leaf, 1.4) +
    heads.join('') +
    path(
      d`M${x - 5 * s} ${y - 20 * s}Q${x - 11 * s} ${y - 8 * s} ${x - 6 * s} ${y}H${x + 6 * s}Q${x + 11 * s} ${y - 8 * s} ${x + 5 * s} ${y - 20 * s}Z`,
      pot,
    )
  );
}

export function bowl(x: number, y: number, fill: string, fruit: string): string {
  return (
    repeat(3, (i) =>
      circle(x - 9 + i * 9, y - 13 - (i % 2) * 3, 6, i === 1 ? lighten(fruit, 0.2) : fruit),
    ) + path(d`M${x - 20} ${y - 13}Q${x - 14} ${y} ${x} ${y}T${x + 20} ${y - 13}Z`, fill)
  );
}
