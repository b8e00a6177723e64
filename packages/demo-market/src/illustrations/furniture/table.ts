import { darken, lighten } from '../drawing/color.ts';
import { d, ellipse, path, polygon, rect, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { topShown } from '../rooms/space.ts';
import { ground } from './footprint.ts';
import { vase } from './vase.ts';

/** A slab on legs; the visible top follows from its height and depth. */
export function table(
  width: number,
  height: number,
  depth: number,
  wood: string,
  isRound = false,
): string {
  const half = width / 2;
  const top = topShown(height, depth);
  if (isRound) {
    return (
      ground(width * 0.6) +
      path(
        d`M-5 ${-height}L-4 -8Q-6 -3 ${-half * 0.42} 0H${half * 0.42}Q6 -3 4 -8L5 ${-height}Z`,
        darken(wood, 0.2),
      ) +
      ellipse(0, -height - top / 2 + 3, half, top / 2 + 2, darken(wood, 0.16)) +
      ellipse(0, -height - top / 2, half, top / 2 + 2, lighten(wood, 0.12))
    );
  }
  return (
    ground(width) +
    stroke(
      d`M${-half + 8} ${-height}L${-half + 5} 0M${half - 8} ${-height}L${half - 5} 0`,
      darken(wood, 0.14),
      5,
    ) +
    rect(-half, -height, width, 5, darken(wood, 0.08)) +
    polygon(
      [
        [-half, -height],
        [half, -height],
        [half * 0.92, -height - top],
        [-half * 0.92, -height - top],
      ],
      lighten(wood, 0.14),
    )
  );
}

export function coffeeTable(brush: RoomBrush): string {
  const { interior, random } = brush;
  const isRound = random.chance(0.5);
  const top = random.chance(0.3) ? lighten(interior.counter, 0.1) : interior.wood;
  const books = rect(-26, -45, 30, 4, interior.second) + rect(-24, -49, 26, 4, interior.accent);
  return table(random.pick([100, 116]), 38, 60, top, isRound) + books + vase(brush, 22, -43, 0.8);
}
