import { darken, lighten } from '../drawing/color.ts';
import { box, d, path, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';

/** A dining chair from the front or the back; the slim outline keeps a row of them light. */
export function diningChair(brush: RoomBrush, isBack: boolean, fill?: string): string {
  const { interior } = brush;
  const seat = fill ?? interior.fabric;
  const wood = interior.wood;
  const legs = stroke(
    d`M-18 -44L-20 0M18 -44L20 0M-12 -42L-13 -8M12 -42L13 -8`,
    darken(wood, 0.1),
    3.5,
  );
  const back = box(-20, -88, 40, 30, 8, isBack ? darken(seat, 0.08) : seat);
  const posts = stroke(d`M-18 -46V-80M18 -46V-80`, wood, 3.5);
  return isBack
    ? legs + box(-21, -50, 42, 9, 4, darken(seat, 0.15)) + posts + back
    : posts + back + legs + box(-21, -51, 42, 10, 4, lighten(seat, 0.08));
}

export function stool(brush: RoomBrush): string {
  const { interior } = brush;
  return (
    stroke(d`M-13 -64L-17 0M13 -64L17 0M-15.5 -24H15.5`, darken(interior.wood, 0.42), 3.5) +
    box(-18, -72, 36, 9, 4, interior.fabric) +
    path(d`M-18 -72Q-20 -90 -14 -92H14Q20 -90 18 -72Z`, darken(interior.fabric, 0.08))
  );
}
