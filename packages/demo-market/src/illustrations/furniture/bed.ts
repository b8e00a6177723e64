import { darken, lighten } from '../drawing/color.ts';
import { box, polygon, rect, repeat, ruled } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { ground } from './footprint.ts';
import { headboard } from './headboard.ts';

export type Headboard = 'panel' | 'channels' | 'slats' | 'arch';

/** A double bed seen from its foot, width in cm. */
export function bed(brush: RoomBrush, width = 168): string {
  const { interior, random } = brush;
  const half = width / 2;
  const cover = random.pick([interior.linen, lighten(interior.accent, 0.55), interior.linen]);
  const throwColor = random.pick([interior.accent, interior.second]);
  const pillow = (x: number, y: number, w: number, fill: string) =>
    box(x - w / 2, y - 34, w, 34, 12, fill);
  return (
    ground(width * 1.06) +
    headboard(brush, half, random.pick(['panel', 'channels', 'slats', 'arch'])) +
    repeat(2, (i) =>
      pillow((i === 0 ? -1 : 1) * half * 0.46, -62, half * 0.82, darken(interior.linen, 0.05)),
    ) +
    repeat(2, (i) => pillow((i === 0 ? -1 : 1) * half * 0.42, -56, half * 0.7, '#faf6ee')) +
    pillow(0, -54, half * 0.62, interior.accent) +
    // The mattress top falls away toward the pillows; the front edge hangs to the frame.
    polygon(
      [
        [-half * 0.9, -66],
        [half * 0.9, -66],
        [half + 2, -42],
        [-half - 2, -42],
      ],
      lighten(cover, 0.3),
    ) +
    polygon(
      [
        [-half * 0.94, -58],
        [half * 0.94, -58],
        [half + 2, -42],
        [-half - 2, -42],
      ],
      throwColor,
    ) +
    box(-half - 3, -44, width + 6, 34, 6, darken(cover, 0.05)) +
    rect(-half - 3, -44, width + 6, 20, throwColor) +
    ruled([-half, -24, width, 4], 'upright', 4, 1.6, throwColor) +
    rect(-half - 2, -12, width + 4, 7, interior.wood) +
    repeat(2, (i) => rect(i === 0 ? -half + 4 : half - 10, -6, 6, 6, darken(interior.wood, 0.3)))
  );
}
