import { darken, lighten } from '../drawing/color.ts';
import { box, d, path, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { ground } from './footprint.ts';

/** A lounge chair turned a little; mirror it to face the other way. */
export function armchair(brush: RoomBrush, fill: string): string {
  const { interior, random } = brush;
  const isShell = random.chance(0.5);
  const legs = stroke(d`M-30 -22L-36 0M28 -22L34 0M-8 -20L-10 -4M14 -20L16 -4`, interior.wood, 4);
  if (isShell) {
    return (
      ground(84) +
      legs +
      path(d`M-38 -46Q-42 -92 -12 -96Q34 -100 38 -60L40 -34Q0 -20 -36 -30Z`, darken(fill, 0.08)) +
      path(
        d`M-38 -46Q-44 -26 -30 -22H30Q44 -26 41 -48Q36 -54 32 -44Q10 -36 -26 -38Q-34 -54 -38 -46Z`,
        fill,
      ) +
      box(-24, -46, 50, 13, 6, lighten(fill, 0.14))
    );
  }
  return (
    ground(84) +
    legs +
    box(-32, -88, 62, 58, 12, darken(fill, 0.1)) +
    box(-36, -42, 70, 22, 7, lighten(fill, 0.08)) +
    stroke(d`M-40 -20V-56H-24M36 -20V-56H22`, interior.wood, 5, 'stroke-linejoin="round"')
  );
}
