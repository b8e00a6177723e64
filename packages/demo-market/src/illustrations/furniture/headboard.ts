import { darken, lighten } from '../drawing/color.ts';
import { box, d, path, rect, ruled, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import type { Headboard } from './bed.ts';

export function headboard(brush: RoomBrush, half: number, form: Headboard): string {
  const { interior } = brush;
  const w = half + 6;
  const cloth = interior.fabric;
  if (form === 'arch')
    return path(d`M${-w} -10V-74Q${-w} -128 0 -128T${w} -74V-10Z`, interior.accent);
  if (form === 'slats') {
    return (
      stroke(d`M${-w} 0V-118M${w} 0V-118M${-w} -112H${w}`, interior.wood, 7) +
      ruled([-w + 8, -110, w * 2 - 16, 60], 'upright', 15, 4, interior.wood)
    );
  }
  if (form === 'channels') {
    return (
      box(-w, -116, w * 2, 110, 8, cloth) +
      ruled([-w + 22, -116, w * 2 - 22, 110], 'upright', 22, 1.6, darken(cloth, 0.16))
    );
  }
  return (
    box(-w, -112, w * 2, 106, 5, interior.wood) +
    rect(-w + 8, -104, w * 2 - 16, 50, lighten(interior.wood, 0.1))
  );
}
