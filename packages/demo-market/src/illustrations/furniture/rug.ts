import { darken, lighten } from '../drawing/color.ts';
import { ellipse, repeat } from '../drawing/svg.ts';
import { floorPatch } from '../rooms/flooring.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import type { Space } from '../rooms/space.ts';

export function rug(
  brush: RoomBrush,
  space: Space,
  x: number,
  z: number,
  width: number,
  depth: number,
) {
  const { interior, random } = brush;
  const base = random.pick([
    lighten(interior.accent, 0.62),
    '#e8dfd0',
    lighten(interior.second, 0.55),
  ]);
  const x1 = x - width / 2;
  const x2 = x + width / 2;
  if (random.chance(0.3)) {
    const [cx, cy] = space.at(x, z, 0);
    const rx = (width / 2) * space.scaleAt(z);
    return (
      ellipse(cx, cy, rx, rx * 0.2, base) +
      ellipse(cx, cy, rx * 0.86, rx * 0.17, lighten(base, 0.3), 'opacity=".7"')
    );
  }
  const inner = random.chance(0.5)
    ? floorPatch(
        space,
        x1 + 14,
        x2 - 14,
        z - depth / 2 + 12,
        z + depth / 2 - 12,
        lighten(base, 0.35),
        'opacity=".8"',
      )
    : repeat(4, (i) =>
        floorPatch(
          space,
          x1,
          x2,
          z - depth / 2 + (i + 0.5) * (depth / 4.4),
          z - depth / 2 + (i + 0.72) * (depth / 4.4),
          darken(base, 0.1),
        ),
      );
  return floorPatch(space, x1, x2, z - depth / 2, z + depth / 2, base) + inner;
}
