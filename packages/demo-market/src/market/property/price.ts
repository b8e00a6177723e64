import type { Random } from '../../random.ts';
import type { DemoProperty, PropertyKind } from '../market.types.ts';
import type { Building } from './building.ts';
import type { Home } from './home.types.ts';

/**
 * Gross yield against the neighborhood's ordinary house. Buyers of condos bear the association's
 * dues and buyers of small buildings the work, so both pay less per dollar of rent.
 */
const kindFactors: Record<PropertyKind, number> = {
  single_family: 1.06,
  condo: 1.26,
  townhouse: 1.14,
  multi_family: 1.25,
};

const saleFactors: Record<DemoProperty['typeOfSale'], number> = {
  standard: 1,
  new_construction: 0.97,
  short_sale: 1.06,
  foreclosure: 1.1,
};

/**
 * How much of what a home yields beyond its neighbors is in its rent; the rest is in its price. All
 * of it in the price would put asking prices far from what sales nearby say.
 */
const RENT_SHARE = 0.4;

export type YieldDraw = {
  /** Monthly rent in percent of price that the market asks for this home. */
  yieldPercent: number;
  /** Its rent against that of homes like it. */
  rentFactor: number;
};

export function drawYield(random: Random, home: Home, building: Building | null): YieldDraw {
  // Units of one building are priced alike; houses differ far more from each other.
  const own = building
    ? building.yieldFactor * random.factor(0.07)
    : random.factor(home.kind === 'multi_family' ? 0.1 : 0.16);
  const yieldPercent =
    home.neighborhood.yieldPercent *
    kindFactors[home.kind] *
    saleFactors[home.typeOfSale] *
    home.roominess ** -0.25 *
    (home.kind === 'single_family' && home.beds === 5 ? 0.95 : 1) *
    (home.features.includes('waterfront') ? 0.82 : home.nearWater ? 0.95 : 1) *
    (home.yearBuilt >= 2015 ? 0.96 : 1) *
    own;
  return { yieldPercent: keepPlausible(yieldPercent), rentFactor: own ** RENT_SHARE };
}

/** Asked prices are round, or just under a round number. */
export function roundPrice(random: Random, price: number): number {
  const step = price >= 1_000_000 ? 5000 : 1000;
  const rounded = Math.round(price / step) * step;
  return random.chance(0.35) ? rounded - 100 : rounded;
}

/** Bends values outside the plausible band of 0.45 to 1.1 % a month back into it. */
function keepPlausible(yieldPercent: number): number {
  const [low, high] = [0.5, 0.98];
  if (yieldPercent > high) return high + 0.11 * Math.tanh((yieldPercent - high) / 0.11);
  if (yieldPercent < low) return low - 0.045 * Math.tanh((low - yieldPercent) / 0.045);
  return yieldPercent;
}
