import { darken, lighten } from '../drawing/color.ts';
import { box, d, polygon, rect, repeat, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { topShown } from '../rooms/space.ts';
import { ground } from './footprint.ts';

/** A desk with drawers on one side. */
export function desk(brush: RoomBrush, width: number): string {
  const { interior } = brush;
  const half = width / 2;
  const wood = interior.wood;
  const top = topShown(74, 60);
  return (
    ground(width) +
    rect(half - 46, -70, 42, 66, darken(wood, 0.06)) +
    repeat(
      3,
      (i) =>
        rect(half - 43, -67 + i * 21, 36, 18, lighten(wood, 0.08)) +
        box(half - 29, -59 + i * 21, 8, 2, 1, interior.metal),
    ) +
    stroke(d`M${-half + 8} -72L${-half + 5} 0`, darken(wood, 0.14), 5) +
    rect(-half, -74, width, 5, darken(wood, 0.1)) +
    polygon(
      [
        [-half, -74],
        [half, -74],
        [half * 0.93, -74 - top],
        [-half * 0.93, -74 - top],
      ],
      lighten(wood, 0.14),
    )
  );
}
