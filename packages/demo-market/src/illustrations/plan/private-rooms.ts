import { group, place, rect } from '../drawing/svg.ts';
import type { Random } from '../random.ts';
import type { PlanRoom } from './layout.ts';
import {
  basinSymbol,
  bedSymbol,
  INK,
  showerSymbol,
  toiletSymbol,
  tubSymbol,
  wardrobeSymbol,
} from './symbols.ts';

export const at = (x: number, y: number, art: string) =>
  group(art, `transform="translate(${Math.round(x)} ${Math.round(y)})"`);

export function bedroomPlan(room: PlanRoom, tint: string): string {
  const w = Math.min(70, room.w * 0.52);
  const x = (room.w - w) / 2 + Math.min(12, room.w * 0.05);
  const side = Math.min(18, x - 14);
  const stands =
    side > 9
      ? rect(x - side - 2, 8, side, 16, 'none', `stroke="${INK}" stroke-width="1.4"`) +
        rect(x + w + 2, 8, side, 16, 'none', `stroke="${INK}" stroke-width="1.4"`)
      : '';
  const closet = room.w > 90 ? at(7, room.h * 0.46, wardrobeSymbol(18, room.h * 0.42)) : '';
  return stands + at(x, 7, bedSymbol(w, Math.min(86, room.h * 0.52), tint)) + closet;
}

export function bathPlan(random: Random, room: PlanRoom): string {
  const isNarrow = room.w < 64;
  const size = Math.min(44, room.w * 0.46);
  const wet =
    random.chance(0.6) || isNarrow
      ? at(7, 7, tubSymbol(room.w - 14, Math.min(34, room.h * 0.24)))
      : at(room.w - size - 7, 7, showerSymbol(size));
  const toilet = place(
    8,
    room.h * 0.4,
    1,
    `<g transform="rotate(-90) translate(-24 0)">${toiletSymbol()}</g>`,
  );
  const basin = at(
    8,
    room.h * 0.6,
    `<g transform="rotate(-90) translate(-34 0)">${basinSymbol(34)}</g>`,
  );
  return wet + toilet + basin;
}
