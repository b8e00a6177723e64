import type { Random } from '../../random.ts';
import type { City, Neighborhood } from '../geo/geo.types.ts';
import { drawPlace, drawUnitPlace } from '../streets/place.ts';
import type { Place } from '../streets/place.types.ts';

export type Building = {
  place: Place;
  yearBuilt: number;
  stories: number;
  /** Dues against the usual for such a building: some associations are simply dear. */
  dues: number;
  /** Yield against the neighborhood's, shared by all its units. */
  yieldFactor: number;
  units: Set<string>;
};

const MAX_UNITS_FOR_SALE = 9;

/** Units for sale cluster in buildings: two out of three are in one that has others for sale. */
export function drawBuilding(
  random: Random,
  city: City,
  neighborhood: Neighborhood,
  buildings: Building[],
  taken: Set<string>,
): Building {
  const open = buildings.filter((building) => building.units.size < MAX_UNITS_FOR_SALE);
  if (open.length > 0 && random.chance(0.66)) return random.pick(open);
  const tallest = neighborhood.stories ?? 4;
  const yearBuilt = random.int(...neighborhood.built);
  const building = {
    place: drawPlace(random, city, neighborhood, taken),
    yearBuilt,
    // High-rises came late: before 1965 hardly any Florida building passed eight floors.
    stories: Math.max(
      2,
      Math.min(yearBuilt < 1965 ? 6 : 60, Math.round(tallest * random.range(0.35, 1))),
    ),
    dues: random.factor(0.14),
    yieldFactor: random.factor(0.14),
    units: new Set<string>(),
  };
  buildings.push(building);
  return building;
}

/** A free unit: letters in walk-ups, floor and number in taller buildings. */
export function drawUnit(random: Random, building: Building, neighborhood: Neighborhood): Place {
  for (;;) {
    const floor = random.int(1, building.stories);
    const unit =
      building.stories <= 2
        ? `${floor}${random.pick(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])}`
        : `${floor}${String(random.int(1, 14)).padStart(2, '0')}`;
    if (building.units.has(unit)) continue;
    building.units.add(unit);
    return drawUnitPlace(random, building.place, neighborhood, unit);
  }
}
