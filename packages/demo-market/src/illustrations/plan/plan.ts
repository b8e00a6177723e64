import { lighten, mix } from '../drawing/color.ts';
import { group, rect } from '../drawing/svg.ts';
import type { Home } from '../home.ts';
import { createRandom } from '../random.ts';
import { designInterior } from '../rooms/interior.ts';
import { entrance } from './entrance.ts';
import { furnish } from './furnish.ts';
import { layOut, type PlanUse } from './layout.ts';
import { openings, PAPER } from './openings.ts';
import { outside } from './outside.ts';
import { walls } from './walls.ts';

const PARTS: Record<PlanUse, string> = {
  bed: 'bed-room',
  bath: 'bath-room',
  utility: 'utility-room',
  hall: 'hall',
  living: 'living-room',
  kitchen: 'kitchen-room',
};

/** A floor plan in ink: no words, so it reads the same in every language. */
export function plan(home: Home): string {
  const random = createRandom(home.traits.seed, 'plan');
  const layout = layOut(random, home.traits);
  const interior = designInterior(home);
  const tint = lighten(interior.accent, 0.62);
  const floors: Record<PlanUse, string> = {
    bed: mix(PAPER, interior.floor, 0.22),
    bath: mix(PAPER, interior.second, 0.2),
    utility: mix(PAPER, interior.second, 0.12),
    hall: mix(PAPER, interior.floor, 0.14),
    living: mix(PAPER, interior.floor, 0.14),
    kitchen: mix(PAPER, interior.floor, 0.14),
  };
  const rooms = layout.rooms.map((room) =>
    group(
      rect(room.x, room.y, room.w, room.h, floors[room.use]) + furnish(random, room, tint),
      `data-part="${PARTS[room.use]}"`,
    ),
  );
  const sheet = rect(0, 0, 960, 640, PAPER) + outside(home, random, layout);
  const drawing =
    rooms.join('') +
    walls(layout) +
    layout.rooms.map((room) => openings(room, layout)).join('') +
    entrance(layout);
  const flips = `${random.chance(0.5) ? -1 : 1} 0 0 ${random.chance(0.5) ? -1 : 1}`;
  const [sx, , , sy] = flips.split(' ').map(Number);
  const shift = `${sx === -1 ? 960 : 0} ${sy === -1 ? 640 : 0}`;
  return group(sheet + drawing, `transform="matrix(${flips} ${shift})"`);
}
