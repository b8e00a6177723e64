import { lighten, mix } from '../drawing/color.ts';
import { group, rect, round } from '../drawing/svg.ts';
import type { Home } from '../home.ts';
import { createRandom, type Random } from '../random.ts';
import { designInterior } from '../rooms/interior.ts';
import { type Dwelling, dwellingsOf } from './dwellings.ts';
import { entrance } from './entrance.ts';
import { furnish } from './furnish.ts';
import { layOut, type PlanLayout, type PlanUse } from './layout.ts';
import { openings, PAPER } from './openings.ts';
import { outside } from './outside.ts';
import { scaleBar } from './scale-bar.ts';
import { walls } from './walls.ts';

const PARTS: Record<PlanUse, string> = {
  bed: 'bed-room',
  bath: 'bath-room',
  utility: 'utility-room',
  hall: 'hall',
  living: 'living-room',
  kitchen: 'kitchen-room',
};

/** A floor plan in ink: no words, so it reads the same in every language. One for each dwelling. */
export function plan(home: Home): string {
  const random = createRandom(home.traits.seed, 'plan');
  const dwellings = dwellingsOf(home.traits);
  const flips = [random.chance(0.5) ? -1 : 1, random.chance(0.5) ? -1 : 1] as const;
  const shift = `${flips[0] === -1 ? 960 : 0} ${flips[1] === -1 ? 640 : 0}`;
  const drawing = dwellings.length > 1 ? several(home, random, dwellings) : alone(home, random);
  const flipped = group(drawing, `transform="matrix(${flips[0]} 0 0 ${flips[1]} ${shift})"`);
  return rect(0, 0, 960, 640, PAPER) + flipped;
}

function alone(home: Home, random: Random): string {
  const layout = layOut(random, home.traits);
  return outside(home, random, layout) + floorOf(home, random, layout, home.traits.sqft);
}

/** Homes with the same rooms are drawn once. */
function several(home: Home, random: Random, dwellings: readonly Dwelling[]): string {
  const drawn = new Map<number, string>();
  for (const { beds, baths, sqft } of dwellings)
    if (!drawn.has(beds))
      drawn.set(beds, floorOf(home, random, layOut(random, { beds, baths, sqft }), sqft));
  const stored = [...drawn].map(([beds, art]) => group(art, `id="home-${beds}"`));
  const placed = dwellings.map(
    ({ beds }, i) =>
      `<use href="#home-${beds}" transform="${cell(i, dwellings.length)}" data-part="dwelling"/>`,
  );
  return `<defs>${stored.join('')}</defs>${placed.join('')}`;
}

/** Two side by side, three or four in two rows. */
function cell(index: number, count: number): string {
  const hasTwoRows = count > 2;
  const isAlone = index === count - 1 && count % 2 === 1;
  const scale = hasTwoRows ? 0.5 : 0.62;
  const x = isAlone ? 480 : 240 + (index % 2) * 480;
  const y = hasTwoRows ? 160 + Math.floor(index / 2) * 320 : 320;
  return `translate(${round(x - 480 * scale)} ${round(y - 320 * scale)}) scale(${scale})`;
}

function floorOf(home: Home, random: Random, layout: PlanLayout, sqft: number): string {
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
  return (
    rooms.join('') +
    walls(layout) +
    layout.rooms.map((room) => openings(room, layout)).join('') +
    entrance(layout) +
    scaleBar(layout, sqft)
  );
}
