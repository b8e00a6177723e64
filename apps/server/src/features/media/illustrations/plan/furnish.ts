import { circle, group, place, rect } from '../drawing/svg.ts';
import type { Random } from '../random.ts';
import type { PlanRoom } from './layout.ts';
import {
  INK,
  basinSymbol,
  bedSymbol,
  hobSymbol,
  plantSymbol,
  roundTableSymbol,
  showerSymbol,
  sinkSymbol,
  sofaSymbol,
  tableSymbol,
  toiletSymbol,
  tubSymbol,
  wardrobeSymbol,
  washerSymbol,
} from './symbols.ts';

const at = (x: number, y: number, art: string) => group(art, `transform="translate(${Math.round(x)} ${Math.round(y)})"`);

/** Furniture for one room; private rooms are drawn with the outer wall on top and then turned. */
export function furnish(random: Random, room: PlanRoom, tint: string): string {
  switch (room.use) {
    case 'bed':
      return turned(room, bedroomPlan(room, tint));
    case 'bath':
      return turned(room, bathPlan(random, room));
    case 'utility':
      return turned(room, at(10, 10, washerSymbol()) + (room.w > 74 ? at(40, 10, washerSymbol()) : ''));
    case 'kitchen':
      return at(room.x, room.y, kitchenPlan(random, room));
    case 'living':
      return at(room.x, room.y, livingPlan(random, room, tint));
    case 'hall':
      return '';
  }
}

// Rooms below the hall are the same rooms upside down.
function turned(room: PlanRoom, art: string): string {
  const isBelow = room.doorSide === 'top';
  return isBelow ? group(art, `transform="translate(${Math.round(room.x)} ${Math.round(room.y + room.h)}) scale(1 -1)"`) : at(room.x, room.y, art);
}

function bedroomPlan(room: PlanRoom, tint: string): string {
  const w = Math.min(70, room.w * 0.52);
  const x = (room.w - w) / 2 + Math.min(12, room.w * 0.05);
  const side = Math.min(18, x - 14);
  const stands = side > 9 ? rect(x - side - 2, 8, side, 16, 'none', `stroke="${INK}" stroke-width="1.4"`) + rect(x + w + 2, 8, side, 16, 'none', `stroke="${INK}" stroke-width="1.4"`) : '';
  const closet = room.w > 90 ? at(7, room.h * 0.46, wardrobeSymbol(18, room.h * 0.42)) : '';
  return stands + at(x, 7, bedSymbol(w, Math.min(86, room.h * 0.52), tint)) + closet;
}

function bathPlan(random: Random, room: PlanRoom): string {
  const isNarrow = room.w < 64;
  const size = Math.min(44, room.w * 0.46);
  const wet = random.chance(0.6) || isNarrow
    ? at(7, 7, tubSymbol(room.w - 14, Math.min(34, room.h * 0.24)))
    : at(room.w - size - 7, 7, showerSymbol(size));
  const toilet = place(8, room.h * 0.4, 1, `<g transform="rotate(-90) translate(-24 0)">${toiletSymbol()}</g>`);
  const basin = at(8, room.h * 0.6, `<g transform="rotate(-90) translate(-34 0)">${basinSymbol(34)}</g>`);
  return wet + toilet + basin;
}

function kitchenPlan(random: Random, room: PlanRoom): string {
  const depth = 26;
  const counter = rect(6, 6, room.w - 12, depth, '#fbf8f1', `stroke="${INK}" stroke-width="1.4"`);
  const isWide = room.w > 210;
  const tableY = room.h * 0.5;
  const middle = isWide
    ? at(room.w * 0.5 - 55, tableY, tableSymbol(110, 44, 3))
    : random.chance(0.5)
      ? at(room.w * 0.5 - 26, tableY - 4, roundTableSymbol(26))
      : at(room.w * 0.5 - 38, tableY, tableSymbol(76, 40, 2));
  return counter + at(room.w * 0.2, 7, hobSymbol()) + at(room.w * 0.56, 10, sinkSymbol()) + rect(room.w - 38, 6, 32, 30, '#fbf8f1', `stroke="${INK}" stroke-width="1.4"`) + middle;
}

function livingPlan(random: Random, room: PlanRoom, tint: string): string {
  const w = Math.min(130, room.w * 0.56);
  const x = (room.w - w) / 2;
  const y = room.h * 0.3;
  const rug = rect(x - 16, y + 18, w + 32, Math.min(96, room.h * 0.42), tint, 'opacity=".35"');
  const low = random.chance(0.5)
    ? circle(x + w / 2, y + 70, 17, '#fbf8f1', `stroke="${INK}" stroke-width="1.4"`)
    : rect(x + w / 2 - 26, y + 56, 52, 26, '#fbf8f1', `stroke="${INK}" stroke-width="1.4"`);
  const media = rect(room.w * 0.3, room.h - 18, room.w * 0.4, 11, '#fbf8f1', `stroke="${INK}" stroke-width="1.4"`);
  return rug + at(x, y, sofaSymbol(w, tint)) + low + media + at(26, room.h - 28, plantSymbol(13)) + at(room.w - 28, room.h - 28, plantSymbol(11));
}
