import { expm1 } from '../exact-math/exp.ts';
import { assertInside, type Bound, bound, INPUT_BOUNDS } from '../input-bounds.ts';
import { type MarketParameters, resolveMarket } from '../market/market-parameters.ts';
import { fillSaleValue } from '../market/noise.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { buildExchangeShocks } from '../sampling/exchange-shocks.ts';
import { FROZEN_SEED } from '../sampling/shocks.ts';
import { fillCashflow } from './cashflow-spread.ts';
import { chargeRoi, chargeYear } from './charge-assessment.ts';
import { pathCoefficients } from './path-coefficients.ts';
import type { PathKernel } from './path-kernel.ts';
import { ROI_QUANTILES } from './roi-statistics.ts';
import { sharedAnalyzer } from './simulate.ts';

/**
 * Net profit at the sale for an owner who counts in another currency, in dollars at the rate of
 * the purchase: times that rate it is in the currency itself.
 */
export type HomeCurrencyResult = {
  p5: number;
  median: number;
  p95: number;
  /** Probability of ending with less of the own currency than was put in, a fraction. */
  probLoss: number;
  /** Part of the width of the 5–95 % range that is gone if the rate never moves, a fraction. */
  exchangeShare: number;
};

/** Standard deviation of the log rate over a year. */
export const EXCHANGE_VOLATILITY_BOUNDS: Readonly<Record<'exchangeVolatility', Bound>> = {
  exchangeVolatility: bound(0, 1, 0.01),
};

/**
 * The paths of `simulate`, each with a path of the exchange rate: a random walk of the log rate
 * without drift. Cash put in counts at today's rate, each cash flow at the rate of its year, the sale
 * less the loan at that of the year of the sale. Formula page: docs/formulas/home-currency-result.md
 */
export function homeCurrencyResult(
  inputs: ProjectInputs,
  market: Partial<MarketParameters>,
  exchangeVolatility: number,
): HomeCurrencyResult {
  assertInside(inputs, INPUT_BOUNDS);
  assertInside({ exchangeVolatility }, EXCHANGE_VOLATILITY_BOUNDS);
  const resolved = resolveMarket(market);
  const { kernel, summarize } = sharedAnalyzer();
  const { work, points, noise } = kernel;
  const plan = kernel.setMarket(inputs, resolved);
  const { coefficients, financing } = pathCoefficients(inputs);
  const { years } = coefficients;
  const dollars = financing.downpayment / 100;

  kernel.fillRoiByYears(coefficients, plan);
  chargeRoi(kernel, inputs, resolved);
  const inDollars = summarize(ROI_QUANTILES).quantiles as Three;
  // Only the change by the exchange rate is added: without one, every byte stays as it was.
  const roi = work.slice();
  const rate = new Float64Array(points);
  const sold = new Float64Array(points);
  fillSaleValue(sold, noise, years);
  for (let year = 0; year < years; year += 1) {
    fillCashflow(kernel, coefficients, plan, year);
    chargeYear(kernel, inputs, resolved, year);
    if (year === years - 1) {
      const owed = financing.balanceAfterYear(years) / dollars;
      for (let i = 0; i < points; i += 1)
        work[i] = (work[i] as number) + coefficients.value * (sold[i] as number) - owed;
    }
    const shock = exchangeShocks(kernel)[year] as Float64Array;
    for (let i = 0; i < points; i += 1) {
      const moved = (rate[i] as number) + exchangeVolatility * (shock[i] as number);
      rate[i] = moved;
      roi[i] = (roi[i] as number) + (work[i] as number) * expm1(moved);
    }
  }
  work.set(roi);
  const { quantiles, shares } = summarize(ROI_QUANTILES, [0]);
  const [p5, median, p95] = quantiles as Three;
  const width = p95 - p5;
  return {
    p5: p5 * dollars,
    median: median * dollars,
    p95: p95 * dollars,
    probLoss: shares[0]?.below ?? 0,
    exchangeShare: width > 0 ? Math.max(0, 1 - (inDollars[2] - inDollars[0]) / width) : 0,
  };
}

type Three = [number, number, number];

let drawn: Float64Array[] | null = null;

/** Drawn when they are first needed: most simulations are in dollars. */
function exchangeShocks({ points }: PathKernel): Float64Array[] {
  if (drawn?.[0]?.length !== points) drawn = buildExchangeShocks(points, FROZEN_SEED);
  return drawn;
}
