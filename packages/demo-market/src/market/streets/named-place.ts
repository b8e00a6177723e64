import type { Random } from '../../random.ts';
import type { NamedStreets } from '../geo/geo.types.ts';
import { type Bounds, metersEast, metersNorth } from '../geo/ring.ts';
import type { Place } from './place.types.ts';

/** Names that nearly every Florida city has: the same street line then occurs in several. */
const sharedStreets = {
  ns: ['Orange Ave', 'Magnolia Ave', 'Palmetto Ave', 'Citrus Ave'],
  ew: ['Oak St', 'Palm St', 'Pine St', 'Lemon St'],
} as const satisfies NamedStreets;

const SHARED_CHANCE = 0.14;

export type Numbering = {
  from: readonly [latitude: number, longitude: number];
  /** Meters per hundred house numbers. */
  blockMeters: number;
};

/** A spot on one of the neighborhood's named streets, which are spread evenly over it. */
export function drawNamedPlace(
  random: Random,
  streets: NamedStreets,
  bounds: Bounds,
  numbering: Numbering,
): Place {
  const isNorthSouth = random.chance(streets.ns.length / (streets.ns.length + streets.ew.length));
  const axis = isNorthSouth ? 'ns' : 'ew';
  const names = streets[axis];
  const line = random.int(0, names.length - 1);
  // Real streets bend: a home lies off the straight line by up to a third of a block.
  const across = (line + 0.5 + random.range(-0.34, 0.34)) / names.length;
  const along = random.next();

  const latitude = bounds.south + (bounds.north - bounds.south) * (isNorthSouth ? along : across);
  const longitude = bounds.west + (bounds.east - bounds.west) * (isNorthSouth ? across : along);
  const meters = isNorthSouth
    ? metersNorth(numbering.from[0], latitude)
    : metersEast(numbering.from[1], longitude, latitude);

  const isShared = random.chance(SHARED_CHANCE);
  const name = isShared ? random.pick(sharedStreets[axis]) : (names[line] ?? names[0]);
  const number = 100 + Math.round((Math.abs(meters) / numbering.blockMeters) * 100);
  const parity = random.chance(0.5) ? 0 : 1;
  return { street: `${number - (number % 2) + parity} ${name}`, latitude, longitude, isShared };
}
