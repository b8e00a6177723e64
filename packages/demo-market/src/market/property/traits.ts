import type { Random } from '../../random.ts';
import type { Neighborhood } from '../geo/geo.types.ts';
import type { PropertyKind } from '../market.types.ts';
import type { FeatureCode } from './feature-codes.ts';
import { featureCodes } from './feature-codes.ts';
import type { Shape, Traits } from './home.types.ts';

type Chances = Partial<Record<FeatureCode, number>>;

const everywhere: Chances = {
  impact_windows: 0.28,
  renovated_kitchen: 0.3,
  updated_baths: 0.24,
  tile_floors: 0.42,
  hardwood_floors: 0.18,
  central_air: 0.6,
  near_transit: 0.16,
};

const byKind: Record<PropertyKind, Chances> = {
  single_family: {
    ...everywhere,
    pool: 0.22,
    garage: 0.42,
    carport: 0.2,
    new_roof: 0.26,
    fenced_yard: 0.5,
    corner_lot: 0.12,
    patio: 0.35,
    in_unit_laundry: 0.45,
    solar_panels: 0.05,
    tenant_occupied: 0.08,
  },
  condo: {
    ...everywhere,
    community_pool: 0.62,
    balcony: 0.55,
    in_unit_laundry: 0.42,
    tenant_occupied: 0.18,
    gated_community: 0.2,
  },
  townhouse: {
    ...everywhere,
    community_pool: 0.5,
    garage: 0.4,
    patio: 0.45,
    in_unit_laundry: 0.7,
    gated_community: 0.35,
    tenant_occupied: 0.12,
  },
  multi_family: {
    ...everywhere,
    separate_meters: 0.65,
    new_roof: 0.28,
    carport: 0.15,
    fenced_yard: 0.3,
    corner_lot: 0.15,
    tenant_occupied: 0.55,
    in_unit_laundry: 0.18,
  },
};

const MAX_FEATURES = 8;

export function drawTraits(
  random: Random,
  shape: Shape,
  area: Neighborhood,
  currentYear: number,
): Traits {
  const nearWater = random.chance(area.water ?? 0);
  const typeOfSale = drawTypeOfSale(random, shape, currentYear);
  const chances = { ...byKind[shape.kind] };
  if (nearWater) Object.assign(chances, { waterfront: 0.35, water_view: 0.45 });
  if (shape.kind === 'condo' && shape.stories > 7)
    Object.assign(chances, { gym: 0.6, front_desk: 0.6 });
  if (area.isPlanned) chances.gated_community = 0.6;
  if (shape.yearBuilt >= currentYear - 6) {
    // Built to today's code: nothing to renovate, hurricane glass.
    Object.assign(chances, {
      renovated_kitchen: 0,
      updated_baths: 0,
      new_roof: 0,
      impact_windows: 0.8,
    });
  }
  if (typeOfSale === 'new_construction') chances.tenant_occupied = 0;
  // Houses before 1950 have no bay for a car, nor do buildings with more than two homes.
  const hasBay = shape.kind === 'multi_family' ? shape.units === 2 : shape.yearBuilt >= 1950;
  if (!hasBay && shape.kind !== 'townhouse') Object.assign(chances, { garage: 0, carport: 0 });

  const drawn = featureCodes.filter((code) => random.chance(chances[code] ?? 0));
  const known = drawn.length > 1 ? drawn : (['central_air', 'tile_floors'] as const);
  // Its pictures show the water.
  const isSilent = nearWater && !drawn.includes('waterfront') && !drawn.includes('water_view');
  const features = withoutDoubles(isSilent ? ['water_view', ...known] : known);
  return { typeOfSale, nearWater, features: features.slice(0, MAX_FEATURES) };
}

function drawTypeOfSale(random: Random, shape: Shape, currentYear: number): Traits['typeOfSale'] {
  if (shape.yearBuilt >= currentYear - 2 && random.chance(0.7)) return 'new_construction';
  return random.weighted([
    ['standard', 0.955],
    ['foreclosure', 0.028],
    ['short_sale', 0.017],
  ] as const);
}

/** Of two codes that say nearly the same, the stronger one stays. */
function withoutDoubles(features: readonly FeatureCode[]): FeatureCode[] {
  const doubles: readonly (readonly [FeatureCode, FeatureCode])[] = [
    ['waterfront', 'water_view'],
    ['garage', 'carport'],
    ['pool', 'community_pool'],
    ['hardwood_floors', 'tile_floors'],
  ];
  return features.filter(
    (code) => !doubles.some(([kept, dropped]) => code === dropped && features.includes(kept)),
  );
}
