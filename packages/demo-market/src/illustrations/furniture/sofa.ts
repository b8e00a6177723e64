import { darken, lighten } from '../drawing/color.ts';
import { box, rect, repeat } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { ground } from './footprint.ts';

/** A sofa seen from the front, width in cm. */
export function sofa(brush: RoomBrush, width: number, fill?: string): string {
  const { interior, random } = brush;
  const cloth = fill ?? interior.fabric;
  const half = width / 2;
  const seats = Math.max(2, Math.round((width - 40) / 75));
  const seatW = (width - 40) / seats;
  const arm = random.pick([6, 16, 10]);
  const backH = random.pick([76, 82, 70]);
  const hasLegs = random.chance(0.7);
  const cushion = (x: number, turn: number, color: string) =>
    box(x - 21, -78, 42, 38, 9, color, `transform="rotate(${turn} ${x} -60)"`);
  return (
    ground(width) +
    (hasLegs
      ? repeat(2, (i) => rect(-half + 14 + i * (width - 34), -14, 6, 14, interior.wood))
      : '') +
    box(-half + 6, -backH, width - 12, 60, 12, darken(cloth, 0.1)) +
    repeat(seats, (i) =>
      box(-half + 20 + i * seatW + 1, -backH + 4, seatW - 2, 44, 9, darken(cloth, 0.03)),
    ) +
    cushion(-half + 46, -7, interior.accent) +
    cushion(half - 48, 8, random.chance(0.5) ? interior.second : lighten(interior.accent, 0.35)) +
    box(-half + 4, -34, width - 8, hasLegs ? 24 : 34, 6, darken(cloth, 0.14)) +
    repeat(seats, (i) =>
      box(-half + 20 + i * seatW + 1, -46, seatW - 2, 20, 7, lighten(cloth, 0.1)),
    ) +
    repeat(2, (i) =>
      box(
        i === 0 ? -half : half - 22,
        -60,
        22,
        hasLegs ? 50 : 60,
        arm,
        i === 0 ? cloth : darken(cloth, 0.08),
      ),
    )
  );
}
