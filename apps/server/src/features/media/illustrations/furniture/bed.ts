import { darken, lighten } from '../drawing/colour.ts';
import { box, d, path, polygon, rect, repeat, ruled, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { ground } from './seating.ts';

type Headboard = 'panel' | 'channels' | 'slats' | 'arch';

/** A double bed seen from its foot, width in cm. */
export function bed(brush: RoomBrush, width = 168): string {
  const { interior, random } = brush;
  const half = width / 2;
  const cover = random.pick([interior.linen, lighten(interior.accent, 0.55), interior.linen]);
  const throwColour = random.pick([interior.accent, interior.second]);
  const pillow = (x: number, y: number, w: number, fill: string) => box(x - w / 2, y - 34, w, 34, 12, fill);
  return (
    ground(width * 1.06) +
    headboard(brush, half, random.pick(['panel', 'channels', 'slats', 'arch'])) +
    repeat(2, (i) => pillow((i === 0 ? -1 : 1) * half * 0.46, -62, half * 0.82, darken(interior.linen, 0.05))) +
    repeat(2, (i) => pillow((i === 0 ? -1 : 1) * half * 0.42, -56, half * 0.7, '#faf6ee')) +
    pillow(0, -54, half * 0.62, interior.accent) +
    // The mattress top falls away toward the pillows; the front edge hangs to the frame.
    polygon([[-half * 0.9, -66], [half * 0.9, -66], [half + 2, -42], [-half - 2, -42]], lighten(cover, 0.3)) +
    polygon([[-half * 0.94, -58], [half * 0.94, -58], [half + 2, -42], [-half - 2, -42]], throwColour) +
    box(-half - 3, -44, width + 6, 34, 6, darken(cover, 0.05)) +
    rect(-half - 3, -44, width + 6, 20, throwColour) +
    ruled([-half, -24, width, 4], 'upright', 4, 1.6, throwColour) +
    rect(-half - 2, -12, width + 4, 7, interior.wood) +
    repeat(2, (i) => rect(i === 0 ? -half + 4 : half - 10, -6, 6, 6, darken(interior.wood, 0.3)))
  );
}

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

function headboard(brush: RoomBrush, half: number, form: Headboard): string {
  const { interior } = brush;
  const w = half + 6;
  const cloth = interior.fabric;
  if (form === 'arch') return path(d`M${-w} -10V-74Q${-w} -128 0 -128T${w} -74V-10Z`, interior.accent);
  if (form === 'slats') {
    return (
      stroke(d`M${-w} 0V-118M${w} 0V-118M${-w} -112H${w}`, interior.wood, 7) +
      ruled([-w + 8, -110, w * 2 - 16, 60], 'upright', 15, 4, interior.wood)
    );
  }
  if (form === 'channels') {
    return box(-w, -116, w * 2, 110, 8, cloth) + ruled([-w + 22, -116, w * 2 - 22, 110], 'upright', 22, 1.6, darken(cloth, 0.16));
  }
  return box(-w, -112, w * 2, 106, 5, interior.wood) + rect(-w + 8, -104, w * 2 - 16, 50, lighten(interior.wood, 0.1));
}
