import { darken, lighten } from '../drawing/color.ts';
import { box, polygon, rect, repeat } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { topShown } from '../rooms/space.ts';
import { ground } from './footprint.ts';

/** A low cabinet: sideboard, media bench, dresser. */
export function sideboard(
  brush: RoomBrush,
  width: number,
  height: number,
  doors: number,
  fill?: string,
) {
  const { interior } = brush;
  const wood = fill ?? interior.wood;
  const half = width / 2;
  const top = topShown(height, 42);
  const leaf = (width - 6) / doors;
  return (
    ground(width) +
    repeat(2, (i) => rect(-half + 10 + i * (width - 25), -12, 5, 12, darken(wood, 0.3))) +
    rect(-half, -height, width, height - 10, wood) +
    repeat(
      doors,
      (i) =>
        rect(-half + 4 + i * leaf, -height + 4, leaf - 2, height - 18, lighten(wood, 0.1)) +
        box(-half + leaf * (i + 0.5) - 4, -height + 9, 12, 2, 1, interior.metal),
    ) +
    polygon(
      [
        [-half, -height],
        [half, -height],
        [half * 0.95, -height - top],
        [-half * 0.95, -height - top],
      ],
      lighten(wood, 0.22),
    )
  );
}

export function nightstand(brush: RoomBrush): string {
  return sideboard(brush, 46, 52, 1);
}
