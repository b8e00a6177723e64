import { lighten } from '../drawing/color.ts';
import { box, d, ellipse, polygon, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { ground } from './footprint.ts';

export function bench(brush: RoomBrush, width: number): string {
  const { interior } = brush;
  const half = width / 2;
  return (
    ground(width) +
    stroke(d`M${-half + 10} -34L${-half + 6} 0M${half - 10} -34L${half - 6} 0`, interior.wood, 5) +
    box(-half, -48, width, 15, 5, interior.fabric) +
    polygon(
      [
        [-half + 4, -48],
        [half - 4, -48],
        [half - 8, -53],
        [-half + 8, -53],
      ],
      lighten(interior.fabric, 0.16),
    )
  );
}

export function pouf(fill: string): string {
  return ground(54) + box(-26, -36, 52, 36, 12, fill) + ellipse(0, -34, 25, 6, lighten(fill, 0.16));
}
