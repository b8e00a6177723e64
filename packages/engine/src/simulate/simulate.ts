import { SIMULATED_PATHS } from '../assumptions.ts';
import { assertInside, INPUT_BOUNDS } from '../input-bounds.ts';
import { type MarketParameters, resolveMarket } from '../market/market-parameters.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { type Analysis, type Analyzer, createAnalyzer } from './analyzer.ts';
import { chargeRoi } from './charge-assessment.ts';
import { equityFan, type FanYear, valueFan } from './fan.ts';
import { type Histogram, histogramOf, scaledHistogram } from './histogram.ts';
import { pathCoefficients } from './path-coefficients.ts';
import { ROI_QUANTILES, ROI_THRESHOLDS, roiStatistics } from './roi-statistics.ts';
import { scaledSaleValues } from './sale-values.ts';
import { type TornadoBar, tornado } from './tornado.ts';

/** Increment when the same inputs would give other figures. */
export const MODEL_VERSION = `sobol-${SIMULATED_PATHS}-2`;

/**
 * One property until its sale on 16,384 paths. Money in USD, ROI in percent, probabilities as
 * fractions.
 */
export type Simulation = Analysis & {
  modelVersion: string;
  points: number;
  saleHistogram: Histogram;
  roiHistogram: Histogram;
  /** Equity as the area's prices move, years 0 to the sale; the noise of one sale is in `saleValues`. */
  fan: FanYear[];
  /** Probability that year 1, 2, … is the first with a positive cash flow; the rest is never. */
  profitYearChances: number[];
  /** Mean net profit of the worst 5 % of the paths, USD: a loss is negative. */
  expectedShortfall5: number;
  tornado: TornadoBar[];
};

/** The distribution around the closed form: docs/formulas/simulate.md. */
export function simulate(
  inputs: ProjectInputs,
  market: Partial<MarketParameters> = {},
): Simulation {
  assertInside(inputs, INPUT_BOUNDS);
  const resolved = resolveMarket(market);
  const { kernel, summarize, unitValues } = sharedAnalyzer();
  const { work, points } = kernel;
  const plan = kernel.setMarket(inputs, resolved);
  const { coefficients, financing, plannedSale } = pathCoefficients(inputs);
  const { years } = coefficients;
  const sale = unitValues.sale(resolved, years);
  const shape = unitValues.shape(resolved, years);
  // From here on `work` has the ROI of every path, until the tornado overwrites it.
  const notYet = kernel.fillRoiByYears(coefficients, plan);
  chargeRoi(kernel, inputs, resolved);
  const guess = kernel.guessRoi(coefficients, plan);
  const roi = roiStatistics(summarize(ROI_QUANTILES, ROI_THRESHOLDS, guess));
  return {
    modelVersion: MODEL_VERSION,
    points,
    saleValues: scaledSaleValues(sale, plannedSale),
    roi,
    saleHistogram: scaledHistogram(shape.histogram, plannedSale),
    roiHistogram: histogramOf(work, roi),
    fan: equityFan(valueFan(inputs, resolved, shape.quantilesByYear), financing),
    profitYearChances: notYet.map((count, i) => ((notYet[i - 1] ?? points) - count) / points),
    expectedShortfall5: (meanOfWorst(work, roi.p5) * financing.downpayment) / 100,
    tornado: tornado(kernel, summarize, coefficients, plan, shape),
  };
}

let shared: Analyzer | null = null;

/**
 * Built on first use (a tenth of a second) and kept: the shocks are the same for every property.
 */
export function sharedAnalyzer(): Analyzer {
  shared ??= createAnalyzer();
  return shared;
}

/** Mean of the lowest 5 % of the values, given their 5th percentile. */
function meanOfWorst(values: Float64Array, p5: number): number {
  const count = Math.floor(values.length / 20);
  const worst = values
    .filter((value) => value <= p5)
    .sort()
    .subarray(0, count);
  return worst.reduce((sum, value) => sum + value, 0) / count;
}
