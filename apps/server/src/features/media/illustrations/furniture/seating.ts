import { darken, lighten } from '../drawing/colour.ts';
import { box, d, ellipse, path, polygon, rect, repeat, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';

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
  const cushion = (x: number, turn: number, colour: string) =>
    box(x - 21, -78, 42, 38, 9, colour, `transform="rotate(${turn} ${x} -60)"`);
  return (
    ground(width) +
    (hasLegs ? repeat(2, (i) => rect(-half + 14 + i * (width - 34), -14, 6, 14, interior.wood)) : '') +
    box(-half + 6, -backH, width - 12, 60, 12, darken(cloth, 0.1)) +
    repeat(seats, (i) => box(-half + 20 + i * seatW + 1, -backH + 4, seatW - 2, 44, 9, darken(cloth, 0.03))) +
    cushion(-half + 46, -7, interior.accent) +
    cushion(half - 48, 8, random.chance(0.5) ? interior.second : lighten(interior.accent, 0.35)) +
    box(-half + 4, -34, width - 8, hasLegs ? 24 : 34, 6, darken(cloth, 0.14)) +
    repeat(seats, (i) => box(-half + 20 + i * seatW + 1, -46, seatW - 2, 20, 7, lighten(cloth, 0.1))) +
    repeat(2, (i) => box(i === 0 ? -half : half - 22, -60, 22, hasLegs ? 50 : 60, arm, i === 0 ? cloth : darken(cloth, 0.08)))
  );
}

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
      path(d`M-38 -46Q-44 -26 -30 -22H30Q44 -26 41 -48Q36 -54 32 -44Q10 -36 -26 -38Q-34 -54 -38 -46Z`, fill) +
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

/** A dining chair from the front or the back; the slim outline keeps a row of them light. */
export function diningChair(brush: RoomBrush, isBack: boolean, fill?: string): string {
  const { interior } = brush;
  const seat = fill ?? interior.fabric;
  const wood = interior.wood;
  const legs = stroke(d`M-18 -44L-20 0M18 -44L20 0M-12 -42L-13 -8M12 -42L13 -8`, darken(wood, 0.1), 3.5);
  const back = box(-20, -88, 40, 30, 8, isBack ? darken(seat, 0.08) : seat);
  const posts = stroke(d`M-18 -46V-80M18 -46V-80`, wood, 3.5);
  return isBack
    ? legs + box(-21, -50, 42, 9, 4, darken(seat, 0.15)) + posts + back
    : posts + back + legs + box(-21, -51, 42, 10, 4, lighten(seat, 0.08));
}

export function stool(brush: RoomBrush): string {
  const { interior } = brush;
  return (
    stroke(d`M-13 -64L-17 0M13 -64L17 0M-15.5 -24H15.5`, interior.wood, 3.5) +
    box(-18, -72, 36, 9, 4, interior.fabric) +
    path(d`M-18 -72Q-20 -90 -14 -92H14Q20 -90 18 -72Z`, darken(interior.fabric, 0.08))
  );
}

export function bench(brush: RoomBrush, width: number): string {
  const { interior } = brush;
  const half = width / 2;
  return (
    ground(width) +
    stroke(d`M${-half + 10} -34L${-half + 6} 0M${half - 10} -34L${half - 6} 0`, interior.wood, 5) +
    box(-half, -48, width, 15, 5, interior.fabric) +
    polygon([[-half + 4, -48], [half - 4, -48], [half - 8, -53], [-half + 8, -53]], lighten(interior.fabric, 0.16))
  );
}

export function pouf(fill: string): string {
  return ground(54) + box(-26, -36, 52, 36, 12, fill) + ellipse(0, -34, 25, 6, lighten(fill, 0.16));
}

export const ground = (width: number) =>
  ellipse(0, 0, width * 0.54, 5, '#2c2a3c', 'opacity=".16"');
