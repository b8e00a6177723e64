import { circle, rect } from '../drawing/svg.ts';
import type { Random } from '../random.ts';
import type { PlanRoom } from './layout.ts';
import { at } from './private-rooms.ts';
import {
  hobSymbol,
  INK,
  plantSymbol,
  roundTableSymbol,
  sinkSymbol,
  sofaSymbol,
  tableSymbol,
} from './symbols.ts';

export function kitchenPlan(random: Random, room: PlanRoom): string {
  const depth = 26;
  const counter = rect(6, 6, room.w - 12, depth, '#fbf8f1', `stroke="${INK}" stroke-width="1.4"`);
  const isWide = room.w > 210;
  const tableY = room.h * 0.5;
  const middle = isWide
    ? at(room.w * 0.5 - 55, tableY, tableSymbol(110, 44, 3))
    : random.chance(0.5)
      ? at(room.w * 0.5 - 26, tableY - 4, roundTableSymbol(26))
      : at(room.w * 0.5 - 38, tableY, tableSymbol(76, 40, 2));
  return (
    counter +
    at(room.w * 0.2, 7, hobSymbol()) +
    at(room.w * 0.56, 10, sinkSymbol()) +
    rect(room.w - 38, 6, 32, 30, '#fbf8f1', `stroke="${INK}" stroke-width="1.4"`) +
    middle
  );
}

export function livingPlan(random: Random, room: PlanRoom, tint: string): string {
  const w = Math.min(130, room.w * 0.56);
  const x = (room.w - w) / 2;
  const y = room.h * 0.3;
  const rug = rect(x - 16, y + 18, w + 32, Math.min(96, room.h * 0.42), tint, 'opacity=".35"');
  const low = random.chance(0.5)
    ? circle(x + w / 2, y + 70, 17, '#fbf8f1', `stroke="${INK}" stroke-width="1.4"`)
    : rect(x + w / 2 - 26, y + 56, 52, 26, '#fbf8f1', `stroke="${INK}" stroke-width="1.4"`);
  const media = rect(
    room.w * 0.3,
    room.h - 18,
    room.w * 0.4,
    11,
    '#fbf8f1',
    `stroke="${INK}" stroke-width="1.4"`,
  );
  const chair = (cx: number) =>
    circle(cx, y + 68, 14, tint, `stroke="${INK}" stroke-width="1.4"`) +
    circle(cx, y + 68, 8, '#fbf8f1', `stroke="${INK}" stroke-width="1.1"`);
  const chairs = room.w > 150 ? chair(x + 2) + chair(x + w - 2) : '';
  return (
    rug +
    chairs +
    at(x, y, sofaSymbol(w, tint)) +
    low +
    media +
    at(26, room.h - 28, plantSymbol(13)) +
    at(room.w - 28, room.h - 28, plantSymbol(11))
  );
}
