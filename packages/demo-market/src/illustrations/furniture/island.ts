import { darken, lighten, SHADE } from '../drawing/color.ts';
import { polygon, rect, ruled } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { topShown } from '../rooms/space.ts';
import { ground } from './footprint.ts';

export function island(brush: RoomBrush, width: number): string {
  const { interior, random } = brush;
  const half = width / 2;
  const front = random.chance(0.5) ? interior.accent : interior.wood;
  const top = topShown(92, 95);
  return (
    ground(width) +
    rect(-half + 6, -88, width - 12, 88, front) +
    ruled(
      [-half + 8, -84, width - 16, 78],
      'upright',
      random.pick([12, 44]),
      1.2,
      darken(front, 0.18),
    ) +
    rect(-half + 6, -88, width - 12, 9, SHADE, 'opacity=".18"') +
    rect(-half, -93, width, 6, darken(interior.counter, 0.06)) +
    polygon(
      [
        [-half, -93],
        [half, -93],
        [half * 0.88, -93 - top],
        [-half * 0.88, -93 - top],
      ],
      lighten(interior.counter, 0.16),
    )
  );
}
