import { assertInside, type Bound, bound } from '../input-bounds.ts';

/** How far outcomes may differ from the plan. Fractions per year unless noted. */
export type MarketParameters = {
  /** Standard deviation of the area's yearly log price change. */
  volatility: number;
  /** Minimum volatility of every area, because an index hides most of the noise. */
  volatilityFloor: number;
  /** Autocorrelation of yearly price shocks: booms and busts last. */
  phi: number;
  /**
   * Standard deviation of the one shock at the sale: a single property is riskier than its index.
   */
  saleVolatility: number;
  /** Standard deviation of yearly rent-growth shocks. */
  rentVolatility: number;
  /** Correlation of a year's rent shock with its price shock. */
  rentPriceCorrelation: number;
  /** 0: always the mean; 1: a year's vacancy is between none and three times its mean. */
  occupancyNoise: number;
  /** Standard deviation of yearly shocks to cost inflation. */
  expenseVolatility: number;
  /** Probability of a large repair per year. */
  repairChance: number;
  /** Share of the maintenance line that comes as large repairs; 0 turns them off. */
  repairShare: number;
};

/**
 * Volatility of a typical coastal metro. With phi 0.3, a fall by half, as in Miami from 2006 to its
 * trough, happens on about one path in 700; see docs/formulas/simulate.md.
 */
export const DEFAULT_MARKET: MarketParameters = {
  volatility: 0.08,
  volatilityFloor: 0.04,
  phi: 0.3,
  saleVolatility: 0.1,
  rentVolatility: 0.03,
  rentPriceCorrelation: 0.3,
  occupancyNoise: 1,
  expenseVolatility: 0.02,
  repairChance: 0.05,
  repairShare: 0.15,
};

export const MARKET_BOUNDS: Readonly<Record<keyof MarketParameters, Bound>> = {
  volatility: bound(0, 0.5, 0.005),
  volatilityFloor: bound(0, 0.5, 0.005),
  phi: bound(-0.95, 0.95, 0.05),
  saleVolatility: bound(0, 0.5, 0.01),
  rentVolatility: bound(0, 0.3, 0.005),
  rentPriceCorrelation: bound(-1, 1, 0.05),
  occupancyNoise: bound(0, 1, 0.05),
  expenseVolatility: bound(0, 0.3, 0.005),
  repairChance: bound(0.001, 1, 0.005),
  repairShare: bound(0, 1, 0.05),
};

/** Missing values filled with defaults, checked, with the floor applied. */
export function resolveMarket(market: Partial<MarketParameters>): MarketParameters {
  const resolved = { ...DEFAULT_MARKET, ...market };
  assertInside(resolved, MARKET_BOUNDS);
  return { ...resolved, volatility: Math.max(resolved.volatility, resolved.volatilityFloor) };
}
