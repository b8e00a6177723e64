import type { Random } from '../../random.ts';
import type { Neighborhood } from '../geo/geo.types.ts';
import type { PropertyKind } from '../market.types.ts';
import type { Building } from './building.ts';
import type { Shape } from './home.types.ts';

type SingleKind = Exclude<PropertyKind, 'multi_family'>;

/** Bedrooms with their share and their usual area in square feet. */
const layouts: Record<SingleKind, readonly { beds: number; share: number; sqft: number }[]> = {
  single_family: [
    { beds: 2, share: 0.15, sqft: 1050 },
    { beds: 3, share: 0.48, sqft: 1480 },
    { beds: 4, share: 0.29, sqft: 2050 },
    { beds: 5, share: 0.08, sqft: 2780 },
  ],
  condo: [
    { beds: 1, share: 0.36, sqft: 720 },
    { beds: 2, share: 0.5, sqft: 1060 },
    { beds: 3, share: 0.14, sqft: 1420 },
  ],
  townhouse: [
    { beds: 2, share: 0.27, sqft: 1150 },
    { beds: 3, share: 0.58, sqft: 1480 },
    { beds: 4, share: 0.15, sqft: 1850 },
  ],
};

const bathChoices: Record<SingleKind, Record<number, readonly number[]>> = {
  single_family: {
    2: [1, 1, 1.5, 2],
    3: [2, 2, 2, 1.5, 2.5],
    4: [2, 2.5, 3, 3],
    5: [3, 3.5, 4, 4.5],
  },
  condo: { 1: [1, 1, 1, 1.5], 2: [2, 2, 2, 1.5, 1], 3: [2, 2, 2.5, 3] },
  townhouse: { 2: [1.5, 2, 2.5], 3: [2.5, 2.5, 2], 4: [2.5, 3, 3.5] },
};

export function drawShape(random: Random, kind: SingleKind, area: Neighborhood): Shape {
  const layout = random.weighted(layouts[kind].map((each) => [each, each.share] as const));
  const roominess = (area.size ?? 1) * random.factor(0.13);
  const yearBuilt = random.int(...area.built);
  const totalSqft = roundTo(layout.sqft * roominess, 2);
  const isTall = yearBuilt > 1985;
  return {
    kind,
    units: 1,
    beds: layout.beds,
    baths: random.pick(bathChoices[kind][layout.beds] ?? [2]),
    totalSqft,
    roominess,
    lotSqft: kind === 'townhouse' ? random.int(12, 28) * 100 : drawLot(random, totalSqft),
    yearBuilt,
    stories: random.chance(isTall ? 0.4 : 0.07) || kind === 'townhouse' ? 2 : 1,
  };
}

/** A unit shares its building's year and height. */
export function drawUnitShape(random: Random, building: Building, area: Neighborhood): Shape {
  const shape = drawShape(random, 'condo', area);
  return { ...shape, lotSqft: null, yearBuilt: building.yearBuilt, stories: building.stories };
}

/** Duplex to fourplex: the fields hold the sum over its units. */
export function drawMultiShape(random: Random, area: Neighborhood): Shape {
  const units = random.weighted([
    [2, 0.52],
    [3, 0.18],
    [4, 0.3],
  ] as const);
  const unitBeds = Array.from({ length: units }, () => random.pick([1, 2, 2, 2, 3]));
  const roominess = random.factor(0.1);
  const totalSqft = roundTo(sum(unitBeds.map((beds) => 380 + 260 * beds)) * roominess, 2);
  return {
    kind: 'multi_family',
    units,
    beds: sum(unitBeds),
    baths: sum(unitBeds.map((beds) => (beds === 3 ? 2 : 1))),
    totalSqft,
    roominess,
    lotSqft: roundTo(random.range(5200, 8200), 50),
    yearBuilt: random.int(area.built[0], Math.min(area.built[1], 1998)),
    stories: random.chance(units > 2 ? 0.65 : 0.2) ? 2 : 1,
  };
}

function drawLot(random: Random, sqft: number): number {
  return roundTo(Math.max(4200, sqft * random.range(2.8, 6.2)), 50);
}

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
