import { HORIZON_YEARS } from '../assumptions.ts';
import { exp } from '../exact-math/exp.ts';
import { log1p } from '../exact-math/log.ts';
import { LONG_RUN_LOG_GROWTH, type MarketParameters, resolveMarket } from './market-parameters.ts';

/** Effects on the log price after 1, 2, … 10 years. */
export type PriceResponse = {
  /** Of a unit of unusual growth in the year before the start: M. */
  momentum: Float64Array;
  /** Of a unit of gap at the start, with its sign turned: K. */
  gap: Float64Array;
  /** Of a unit shock in the first year; one of year t acts in year h as this does in h − t + 1. */
  shock: Float64Array;
  /** Variance of unit shocks in every year: V. */
  variance: Float64Array;
};

/** The area's log price change after 1, 2, … 10 years is normal with these. */
export type PriceOutlook = { mean: number[]; stdDev: number[] };

/** Pull toward the usual level as offered to readers. */
export const PULL_CHOICES = { on: 0.05, weaker: 0.025, off: 0 } as const;
export type PullChoice = keyof typeof PULL_CHOICES;

/** Bounds of the planned growth, whatever the history. */
export const PLANNED_GROWTH_BOUNDS = { min: -0.03, max: 0.06 } as const;

/** The recursion of docs/formulas/planned-growth.md, run once for each of its starts. */
export function priceResponse({
  phi,
  pull,
}: Pick<MarketParameters, 'phi' | 'pull'>): PriceResponse {
  const run = (unusual: number, away: number, firstShock: number) => {
    let [growth, gap, level] = [unusual, away, 0];
    return new Float64Array(HORIZON_YEARS).map((_, year) => {
      growth = phi * growth - pull * gap + (year === 0 ? firstShock : 0);
      gap += growth;
      level += growth;
      return level;
    });
  };
  const shock = run(0, 0, 1);
  let sum = 0;
  return {
    momentum: run(1, 0, 0),
    gap: run(0, 1, 0).map((effect) => -effect),
    shock,
    variance: shock.map((effect) => {
      sum += effect * effect;
      return sum;
    }),
  };
}

/**
 * What the price model expects of an area in a given state. With a planned growth, the outlook is
 * the one that a fan with this growth draws until the sale after `years`; without, the model's own,
 * before the bounds of `plannedGrowth`. Formula page: docs/formulas/price-outlook.md
 */
export function priceOutlook(
  market: Partial<MarketParameters>,
  growth: number | null = null,
  years = HORIZON_YEARS,
): PriceOutlook {
  const resolved = resolveMarket(market);
  const { volatility, shockScale, driftVolatility } = resolved;
  const { variance } = priceResponse(resolved);
  const size = shockScale * volatility;
  const stdDev = Array.from(variance, (shocks, i) => {
    const drift = (i + 1) * driftVolatility;
    return Math.sqrt(size * size * shocks + drift * drift);
  });
  if (growth === null) {
    const effects = startEffects(resolved);
    return { mean: effects.map((effect, i) => (i + 1) * LONG_RUN_LOG_GROWTH + effect), stdDev };
  }
  const held = stdDev.slice(0, years);
  const course = plannedCourse(resolved, years);
  const mean = held.map(
    (spread, i) => (i + 1) * log1p(growth) + (course[i + 1] as number) - (spread * spread) / 2,
  );
  return { mean, stdDev: held };
}

/**
 * Appreciation to plan with, a fraction a year: the mean of the ten-year outlook, within
 * `PLANNED_GROWTH_BOUNDS`. Formula page: docs/formulas/planned-growth.md
 */
export function plannedGrowth(market: Partial<MarketParameters>): number {
  const { mean, stdDev } = priceOutlook(market);
  const [middle, spread] = [mean.at(-1) as number, stdDev.at(-1) as number];
  const growth = exp((middle + (spread * spread) / 2) / HORIZON_YEARS) - 1;
  return Math.min(PLANNED_GROWTH_BOUNDS.max, Math.max(PLANNED_GROWTH_BOUNDS.min, growth));
}

/**
 * How the planned log price differs from even growth in years 0 to 10, or until an earlier sale:
 * momentum first, pull later. 0 at both ends, so that the last year is the plan also where a reader
 * chose another growth.
 */
export function plannedCourse(market: MarketParameters, years = HORIZON_YEARS): number[] {
  const effects = [0, ...startEffects(market)].slice(0, years + 1);
  const last = effects.at(-1) as number;
  return effects.map((effect, year) => effect - (year / years) * last);
}

/**
 * The yearly growth of a plan for ten years until an earlier sale: momentum comes first, pull later.
 * Formula page: docs/formulas/growth-until.md
 */
export function growthUntil(
  years: number,
  growth: number,
  market: Partial<MarketParameters> = {},
): number {
  if (years === HORIZON_YEARS) return growth;
  const course = plannedCourse(resolveMarket(market));
  return (1 + growth) * exp((course[years] as number) / years) - 1;
}

/** Of last year's growth and of the gap, on the log price after 1, 2, … 10 years. */
function startEffects(market: MarketParameters): number[] {
  const { momentum, gap } = priceResponse(market);
  const unusual = market.lastYearGrowth - LONG_RUN_LOG_GROWTH;
  return Array.from(momentum, (m, i) => m * unusual - (gap[i] as number) * market.gap);
}
