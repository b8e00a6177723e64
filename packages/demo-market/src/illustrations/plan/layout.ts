import type { Random } from '../random.ts';
import type { Dwelling } from './dwellings.ts';
import { balance, type Unit, unitsFor } from './units.ts';

export type PlanUse = 'bed' | 'bath' | 'utility' | 'hall' | 'living' | 'kitchen';

export type PlanRoom = {
  use: PlanUse;
  x: number;
  y: number;
  w: number;
  h: number;
  /** The side that faces the hall, where the door goes; the opposite side is the outer wall. */
  doorSide?: 'top' | 'bottom';
};

export type PlanLayout = { x: number; y: number; w: number; h: number; rooms: PlanRoom[] };

const HALL = 46;

/** Rooms that add up: every bedroom and bath asked for, a kitchen, a living room and a hall. */
export function layOut(random: Random, traits: Dwelling): PlanLayout {
  const units = unitsFor(traits);
  const isSmall = units.length <= 5 && traits.beds > 0;
  return isSmall && random.chance(0.5) ? banded(random, units) : winged(random, units);
}

// Bedrooms and baths along both sides of a hall, the living space as a wing of its own.
function winged(random: Random, units: Unit[]): PlanLayout {
  const w = Math.min(820, 560 + units.length * 26);
  const h = Math.round(random.between(410, 450));
  const [x, y] = [480 - w / 2, 320 - h / 2];
  const share = Math.min(0.72, 0.3 + units.length * 0.052);
  const publicW = Math.round(w * (1 - share));
  const rows = balance(units);
  const rowH = (h - HALL) / 2;
  const top = row(rows[0], x + publicW, y, w - publicW, rowH, 'bottom');
  const bottom = row(rows[1], x + publicW, y + rowH + HALL, w - publicW, rowH, 'top');
  const kitchenH = Math.round(h * random.between(0.38, 0.44));
  const rooms: PlanRoom[] = [
    { use: 'kitchen', x, y, w: publicW, h: kitchenH },
    { use: 'living', x, y: y + kitchenH, w: publicW, h: h - kitchenH },
    { use: 'hall', x: x + publicW, y: y + rowH, w: w - publicW, h: HALL },
    ...top,
    ...bottom,
  ];
  return { x, y, w, h, rooms };
}

// One row of private rooms above the hall, one open space below it.
function banded(random: Random, units: Unit[]): PlanLayout {
  const w = Math.min(780, 470 + units.length * 56);
  const h = Math.round(random.between(400, 440));
  const [x, y] = [480 - w / 2, 320 - h / 2];
  const rowH = Math.round(h * 0.4);
  const low = y + rowH + HALL;
  const kitchenW = Math.round(w * random.between(0.36, 0.42));
  const rooms: PlanRoom[] = [
    { use: 'living', x, y: low, w: w - kitchenW, h: y + h - low },
    { use: 'kitchen', x: x + w - kitchenW, y: low, w: kitchenW, h: y + h - low },
    { use: 'hall', x, y: y + rowH, w, h: HALL },
    ...row(units, x, y, w, rowH, 'bottom'),
  ];
  return { x, y, w, h, rooms };
}

function row(
  units: Unit[],
  x: number,
  y: number,
  w: number,
  h: number,
  doorSide: 'top' | 'bottom',
) {
  const total = units.reduce((sum, unit) => sum + unit.weight, 0);
  let left = x;
  return units.map((unit): PlanRoom => {
    const width = (unit.weight / total) * w;
    const room = { use: unit.use, x: left, y, w: width, h, doorSide };
    left += width;
    return room;
  });
}
