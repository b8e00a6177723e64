import type { Random } from '../../random.ts';
import type { PropertyKind } from '../market.types.ts';
import type { Home } from './home.types.ts';

/** Rent against the city's typical rent, by bedrooms. */
const bedFactors: Record<PropertyKind, Record<number, number>> = {
  single_family: { 2: 1.04, 3: 1.25, 4: 1.46, 5: 1.75 },
  condo: { 1: 0.76, 2: 0.96, 3: 1.2 },
  townhouse: { 2: 1.06, 3: 1.21, 4: 1.36 },
  multi_family: {},
};

export type RentEstimate = {
  rentEstimate: number;
  rentPercentile25: number;
  rentPercentile75: number;
  rentComparables: number;
};

/** Monthly market rent in USD; of a multi-family home the sum over its units. */
export function drawRent(random: Random, home: Home, typicalRent: number): number {
  const has = (code: Home['features'][number]) => home.features.includes(code);
  const age = home.yearBuilt >= 2010 ? 1.06 : home.yearBuilt < 1965 ? 0.96 : 1;
  const extras =
    (has('pool') ? 1.04 : 1) *
    (has('waterfront') ? 1.08 : home.nearWater ? 1.03 : 1) *
    (has('renovated_kitchen') ? 1.03 : 1);
  return (
    typicalRent *
    home.neighborhood.rent *
    dwellings(home) *
    home.roominess ** 0.45 *
    age *
    extras *
    random.factor(0.05)
  );
}

/** The estimate with the spread of the comparables it rests on. */
export function drawEstimate(random: Random, rent: number): RentEstimate {
  const round = (value: number) => Math.round(value / 5) * 5;
  return {
    rentEstimate: round(rent),
    rentPercentile25: round(rent * random.range(0.87, 0.95)),
    rentPercentile75: round(rent * random.range(1.06, 1.15)),
    rentComparables: random.int(6, 42),
  };
}

function dwellings(home: Home): number {
  if (home.kind !== 'multi_family') return bedFactors[home.kind][home.beds] ?? 1;
  // A unit of a small building rents for a little less than a condo of its size.
  return 0.56 * home.units + 0.17 * home.beds;
}
