import type { Random } from '../../random.ts';
import type { City, Neighbourhood } from '../geo/geo.types.ts';
import { grids } from '../geo/grids.ts';
import { isInside } from '../geo/ring.ts';
import { drawGridPlace } from './grid-place.ts';
import { drawNamedPlace } from './named-place.ts';
import type { Place } from './place.types.ts';

/** About a metre: more digits would claim a precision nobody has. */
const COORDINATE_DIGITS = 5;
const MAX_TRIES = 2000;

/** A spot inside the neighbourhood whose street line the city does not have yet. */
export function drawPlace(
  random: Random,
  city: City,
  neighbourhood: Neighbourhood,
  taken: Set<string>,
): Place {
  const { ring, streets } = neighbourhood;
  const numbering = {
    from: neighbourhood.numbersFrom ?? city.numbersFrom,
    blockMetres: city.blockMetres ?? 160,
  };
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const drawn =
      typeof streets === 'string'
        ? drawGridPlace(random, grids[streets], ring)
        : drawNamedPlace(random, streets, ring, numbering);
    const place = {
      ...drawn,
      latitude: round(drawn.latitude),
      longitude: round(drawn.longitude),
    };
    const key = place.street.toLowerCase();
    if (taken.has(key) || !isInside(ring, place.latitude, place.longitude)) continue;
    taken.add(key);
    return place;
  }
  throw new Error(`no room left in ${neighbourhood.name}, ${city.city}`);
}

/** A unit's own marker a few metres from its building's, so that markers do not hide each other. */
export function drawUnitPlace(
  random: Random,
  building: Place,
  neighbourhood: Neighbourhood,
  unit: string,
): Place {
  const latitude = round(building.latitude + random.range(-0.0001, 0.0001));
  const longitude = round(building.longitude + random.range(-0.0001, 0.0001));
  const spot = isInside(neighbourhood.ring, latitude, longitude) ? { latitude, longitude } : {};
  return { ...building, ...spot, street: `${building.street} #${unit}` };
}

function round(degrees: number): number {
  return Number(degrees.toFixed(COORDINATE_DIGITS));
}
