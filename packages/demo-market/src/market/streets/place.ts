import type { Random } from '../../random.ts';
import type { City, Neighborhood } from '../geo/geo.types.ts';
import { grids } from '../geo/grids.ts';
import { type Bounds, boundsOf, isInside } from '../geo/ring.ts';
import { drawGridPlace } from './grid-place.ts';
import { drawNamedPlace } from './named-place.ts';
import type { Place } from './place.types.ts';

/** About a meter: more digits would claim a precision nobody has. */
const COORDINATE_DIGITS = 5;
const MAX_TRIES = 2000;

/** A spot inside the neighborhood whose street line the city does not have yet. */
export function drawPlace(
  random: Random,
  city: City,
  neighborhood: Neighborhood,
  taken: Set<string>,
): Place {
  const { ring, streets } = neighborhood;
  const numbering = {
    from: neighborhood.numbersFrom ?? city.numbersFrom,
    blockMeters: city.blockMeters ?? 160,
  };
  const bounds = boundsOf(ring);
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const drawn =
      typeof streets === 'string'
        ? drawGridPlace(random, grids[streets], bounds)
        : drawNamedPlace(random, streets, bounds, numbering);
    const place = {
      ...drawn,
      latitude: round(drawn.latitude),
      longitude: round(drawn.longitude),
    };
    const key = place.street.toLowerCase();
    if (taken.has(key) || !isInside(ring, place.latitude, place.longitude)) continue;
    if (!random.chance(density(bounds, place))) continue;
    taken.add(key);
    return place;
  }
  throw new Error(`no room left in ${neighborhood.name}, ${city.city}`);
}

/** A unit's own marker a few meters from its building's, so that markers do not hide each other. */
export function drawUnitPlace(
  random: Random,
  building: Place,
  neighborhood: Neighborhood,
  unit: string,
): Place {
  const latitude = round(building.latitude + random.range(-0.0001, 0.0001));
  const longitude = round(building.longitude + random.range(-0.0001, 0.0001));
  const spot = isInside(neighborhood.ring, latitude, longitude) ? { latitude, longitude } : {};
  return { ...building, ...spot, street: `${building.street} #${unit}` };
}

/** Listings thin out toward the edge, so that a map shows places and not rectangles. */
function density({ south, west, north, east }: Bounds, place: Place): number {
  const up = (2 * (place.latitude - south)) / (north - south) - 1;
  const right = (2 * (place.longitude - west)) / (east - west) - 1;
  return Math.exp(-1.1 * (up ** 2 + right ** 2));
}

function round(degrees: number): number {
  return Number(degrees.toFixed(COORDINATE_DIGITS));
}
