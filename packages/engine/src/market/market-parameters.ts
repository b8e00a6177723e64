import { DEFAULT_ASSUMPTIONS } from '../assumptions.ts';
import { log } from '../exact-math/log.ts';
import { assertInside, type Bound, bound } from '../input-bounds.ts';
import type { SpecialAssessment } from './special-assessment.ts';

/** How far outcomes may differ from the plan; a special assessment only where a reader adds one. */
export type MarketParameters = MarketRisks & Partial<SpecialAssessment>;

/** Fractions per year unless noted. */
type MarketRisks = {
  /** Standard deviation of the area's yearly log price change: its prudent swing. */
  volatility: number;
  /** Minimum volatility of every area, because an index hides most of the noise. */
  volatilityFloor: number;
  /** Share of a year's unusual growth that goes on in the next: booms and busts last. */
  phi: number;
  /** Part of the gap to the area's usual real level that closes in a year; 0 is no pull. */
  pull: number;
  /** A year's fresh shock in units of `volatility`. */
  shockScale: number;
  /** Standard deviation of the long-run growth itself, which nobody knows: one draw per path. */
  driftVolatility: number;
  /** Log distance of the area's prices from their usual real level at the start. */
  gap: number;
  /** Log price change of the last twelve months before the start. */
  lastYearGrowth: number;
  /**
   * Standard deviation of the one shock at the sale: a single property is riskier than its index.
   */
  saleVolatility: number;
  /** Standard deviation of a year's fresh shock to rent growth. */
  rentVolatility: number;
  /** Share of a year's unusual rent growth that goes on in the next. */
  rentMomentum: number;
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

/** Yearly log growth that prices return to: the published assumption, 3.5 %. */
export const LONG_RUN_LOG_GROWTH = log(1 + DEFAULT_ASSUMPTIONS.appreciationRateAnnual);

/**
 * An area without a history: volatility of a typical coastal metro, prices at their usual level.
 * The price process was fitted on half of FHFA's metros and tested on the other half:
 * docs/decisions/033-price-model.md.
 */
export const DEFAULT_MARKET: MarketRisks = {
  volatility: 0.08,
  volatilityFloor: 0.04,
  phi: 0.65,
  pull: 0.05,
  shockScale: 0.6,
  driftVolatility: 0.0125,
  gap: 0,
  lastYearGrowth: LONG_RUN_LOG_GROWTH,
  saleVolatility: 0.1,
  // Fitted on half of Zillow's rent cities, 2015 to 2025: docs/decisions/036-rents-and-one-home.md.
  rentVolatility: 0.045,
  rentMomentum: 0.45,
  rentPriceCorrelation: 0.5,
  occupancyNoise: 1,
  expenseVolatility: 0.02,
  repairChance: 0.05,
  repairShare: 0.15,
};

export const MARKET_BOUNDS: Readonly<Record<keyof MarketRisks, Bound>> = {
  volatility: bound(0, 0.5, 0.005),
  volatilityFloor: bound(0, 0.5, 0.005),
  phi: bound(-0.95, 0.95, 0.05),
  pull: bound(0, 0.3, 0.005),
  shockScale: bound(0, 2, 0.05),
  driftVolatility: bound(0, 0.1, 0.0025),
  gap: bound(-3, 3, 0.01),
  lastYearGrowth: bound(-2, 2, 0.01),
  saleVolatility: bound(0, 0.5, 0.01),
  rentVolatility: bound(0, 0.3, 0.005),
  rentMomentum: bound(0, 0.95, 0.05),
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
