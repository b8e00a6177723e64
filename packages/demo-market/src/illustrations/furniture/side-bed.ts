import { darken, lighten } from '../drawing/color.ts';
import { box, d, path, rect, repeat } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { ground } from './footprint.ts';

/** A bed along the wall, seen from its side. */
export function sideBed(brush: RoomBrush): string {
  const { interior } = brush;
  return (
    ground(216) +
    rect(-112, -104, 10, 100, interior.wood) +
    rect(-104, -28, 210, 16, interior.wood) +
    repeat(2, (i) => rect(-100 + i * 196, -12, 7, 12, darken(interior.wood, 0.25))) +
    box(-103, -52, 208, 26, 8, '#faf6ee') +
    path(d`M-40 -56Q40 -62 104 -54Q110 -40 106 -18H-36Z`, lighten(interior.accent, 0.5)) +
    path(d`M40 -58Q80 -60 104 -54Q110 -40 106 -14H44Z`, interior.second) +
    box(-100, -78, 46, 30, 12, darken(interior.linen, 0.06)) +
    box(-88, -72, 42, 26, 12, '#fffaf0') +
    box(-64, -70, 30, 26, 8, interior.accent)
  );
}
