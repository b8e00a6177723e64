import { exp } from '../exact-math/exp.ts';
import { powInt } from '../exact-math/power.ts';
import type { Financing } from '../financing.ts';
import type { MarketParameters } from '../market/market-parameters.ts';
import { scaleToMean } from '../market/noise.ts';
import { plannedCourse } from '../market/price-process.ts';
import { yearOf } from '../market/year-table.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { yearsHeld } from '../purchase.ts';
import type { PathKernel } from './path-kernel.ts';
import type { Summarize } from './summary.ts';

/** Percentiles at year end, USD. */
export type FanYear = {
  year: number;
  p5: number;
  p25: number;
  p50: number;
  p75: number;
  p95: number;
};

const PROBABILITIES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

/**
 * Percentiles of the area's index ÷ plan for years 1 to `years`: they depend on the market, not on the
 * property. The noise of one sale is left out: it comes once, at the sale, and would make the first
 * year nearly as wide as the tenth.
 */
export function valueQuantiles(
  kernel: PathKernel,
  summarize: Summarize,
  years: number,
): number[][] {
  const { work, noise, points } = kernel;
  return Array.from({ length: years }, (_, year) => {
    const index = yearOf(noise.logIndex, points, year);
    for (let i = 0; i < points; i += 1) work[i] = exp(index[i] as number);
    scaleToMean(work, 1);
    return summarize(PROBABILITIES).quantiles;
  });
}

/**
 * Value of the property as its area's prices move. Year 0 is the purchase: the price, without
 * variation; the year of the sale has the planned mean. Between them the mean follows momentum and pull.
 */
export function valueFan(
  inputs: ProjectInputs,
  market: MarketParameters,
  quantiles: readonly (readonly number[])[],
): FanYear[] {
  const certain = PROBABILITIES.map(() => 1);
  const course = plannedCourse(market, yearsHeld(inputs));
  return [certain, ...quantiles].map((row, year) => {
    const planned =
      inputs.listPrice *
      powInt(1 + inputs.appreciationRateAnnual, year) *
      exp(course[year] as number);
    const [p5, p25, p50, p75, p95] = row.map((quantile) => planned * quantile) as Five;
    return { year, p5, p25, p50, p75, p95 };
  });
}

/** The owner's part of that value: less the loan. */
export function equityFan(values: readonly FanYear[], financing: Financing): FanYear[] {
  return values.map(({ year, p5, p25, p50, p75, p95 }) => {
    const owed = financing.balanceAfterYear(year);
    return {
      year,
      p5: p5 - owed,
      p25: p25 - owed,
      p50: p50 - owed,
      p75: p75 - owed,
      p95: p95 - owed,
    };
  });
}

type Five = [number, number, number, number, number];
