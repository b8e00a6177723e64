import type { Dwelling } from './dwellings.ts';

export type Unit = { use: 'bed' | 'bath' | 'utility'; weight: number };

// A half bath is still a room with a door, so it counts as a whole one.
export function unitsFor(traits: Dwelling): Unit[] {
  const beds = Math.max(0, Math.round(traits.beds));
  const baths = Math.max(0, Math.ceil(traits.baths));
  return Array.from({ length: Math.max(beds, baths) }, (_, i): Unit[] => [
    ...(i < beds ? [{ use: 'bed', weight: i === 0 ? 1.3 : 1 } as const] : []),
    ...(i < baths ? [{ use: 'bath', weight: 0.62 } as const] : []),
  ]).flat();
}

// Both sides of the hall are equally long: the shorter one gets a laundry.
export function balance(units: Unit[]): [Unit[], Unit[]] {
  const rows: [Unit[], Unit[]] = [[], []];
  const load = (list: Unit[]) => list.reduce((sum, unit) => sum + unit.weight, 0);
  for (const unit of units) {
    const target = load(rows[0]) <= load(rows[1]) ? rows[0] : rows[1];
    target.push(unit);
  }
  const gap = load(rows[0]) - load(rows[1]);
  const short = gap > 0 ? rows[1] : rows[0];
  if (Math.abs(gap) > 0.45 || short.length === 0) {
    short.push({ use: 'utility', weight: Math.max(0.5, Math.abs(gap)) });
  }
  return rows;
}
