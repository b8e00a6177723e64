import type { Random } from '../../random.ts';
import type { Grid } from '../geo/grids.ts';
import { type Bounds, degreesEast, degreesNorth } from '../geo/ring.ts';
import type { Place } from './place.types.ts';

/**
 * A spot on a numbered grid. The street's number comes from the position and the house number
 * from the cross street, so an address says where it is, as the real ones do.
 */
export function drawGridPlace(random: Random, grid: Grid, bounds: Bounds): Place {
  const latitude = random.range(bounds.south, bounds.north);
  const longitude = random.range(bounds.west, bounds.east);
  // Between two numbered streets there is often a terrace, between two avenues a court.
  const isBetween = random.chance(0.22);
  const step = isBetween ? 0.5 : 0;
  const side = random.chance(0.5) ? 1 : -1;

  const middle = (grid.northZero + grid.southZero) / 2;
  const isNorth = latitude >= middle;
  const zero = isNorth ? grid.northZero : grid.southZero;
  const latitudeStep = isNorth ? grid.northStep : -grid.southStep;
  const avenueStep = longitude >= grid.longitude ? grid.avenueStep : -grid.avenueStep;
  const streetIndex = Math.max(0, (latitude - zero) / latitudeStep);
  const avenueIndex = (longitude - grid.longitude) / avenueStep;
  const quarter = { isNorth, isEast: avenueStep > 0 };

  if (random.chance(0.6)) {
    const line = Math.max(1, Math.floor(streetIndex)) + step;
    return {
      street: `${houseNumber(avenueIndex, side)} ${eastWestName(grid, line, quarter)}`,
      latitude: zero + line * latitudeStep + degreesNorth(side * random.range(16, 30)),
      longitude,
      isShared: false,
    };
  }
  const line = Math.max(1, Math.floor(avenueIndex)) + step;
  return {
    street: `${houseNumber(streetIndex, side)} ${northSouthName(grid, line, quarter)}`,
    latitude,
    longitude:
      grid.longitude + line * avenueStep + degreesEast(side * random.range(16, 30), latitude),
    isShared: false,
  };
}

type Quarter = { isNorth: boolean; isEast: boolean };

function eastWestName(grid: Grid, line: number, { isNorth, isEast }: Quarter): string {
  const number = ordinal(Math.floor(line));
  const isHalf = !Number.isInteger(line);
  if (grid.style === 'suffix') return `${number} Ave ${isNorth ? 'N' : 'S'}`;
  const kind = isHalf ? (grid.style === 'side' ? 'Pl' : 'Ter') : 'St';
  if (grid.style === 'side') return `${isEast ? 'E' : 'W'} ${number} ${kind}`;
  return `${isNorth ? 'N' : 'S'}${isEast ? 'E' : 'W'} ${number} ${kind}`;
}

function northSouthName(grid: Grid, line: number, { isNorth, isEast }: Quarter): string {
  const number = ordinal(Math.floor(line));
  const isHalf = !Number.isInteger(line);
  if (grid.style === 'suffix') return `${number} St ${isNorth ? 'N' : 'S'}`;
  const kind = isHalf ? 'Ct' : 'Ave';
  if (grid.style === 'side') return `${isEast ? 'E' : 'W'} ${number} ${kind}`;
  return `${isNorth ? 'N' : 'S'}${isEast ? 'E' : 'W'} ${number} ${kind}`;
}

/** A hundred numbers from one cross street to the next, even on one side and odd on the other. */
function houseNumber(crossIndex: number, side: number): number {
  const number = Math.max(100, Math.round(crossIndex * 100));
  return number - (number % 2) + (side > 0 ? 0 : 1);
}

export function ordinal(value: number): string {
  const tens = value % 100;
  if (tens >= 11 && tens <= 13) return `${value}th`;
  return `${value}${['th', 'st', 'nd', 'rd'][value % 10] ?? 'th'}`;
}
