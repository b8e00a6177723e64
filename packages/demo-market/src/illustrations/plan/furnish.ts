import { group } from '../drawing/svg.ts';
import type { Random } from '../random.ts';
import type { PlanRoom } from './layout.ts';
import { at, bathPlan, bedroomPlan } from './private-rooms.ts';
import { kitchenPlan, livingPlan } from './shared-rooms.ts';
import { washerSymbol } from './symbols.ts';

/** Furniture for one room; private rooms are drawn with the outer wall on top and then turned. */
export function furnish(random: Random, room: PlanRoom, tint: string): string {
  switch (room.use) {
    case 'bed':
      return turned(room, bedroomPlan(room, tint));
    case 'bath':
      return turned(room, bathPlan(random, room));
    case 'utility':
      return turned(
        room,
        at(10, 10, washerSymbol()) + (room.w > 74 ? at(40, 10, washerSymbol()) : ''),
      );
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
  return isBelow
    ? group(
        art,
        `transform="translate(${Math.round(room.x)} ${Math.round(room.y + room.h)}) scale(1 -1)"`,
      )
    : at(room.x, room.y, art);
}
