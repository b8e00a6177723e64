import { HORIZON_YEARS, SIMULATED_PATHS } from '../assumptions.ts';
import { EngineInputError } from '../engine-input-error.ts';
import { assertInside, INPUT_BOUNDS } from '../input-bounds.ts';
import { type MarketParameters, resolveMarket } from '../market/market-parameters.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { FROZEN_SEED } from '../sampling/shocks.ts';
import { chargeRoi } from './charge-assessment.ts';
import { pathCoefficients } from './path-coefficients.ts';
import { createPathKernel } from './path-kernel.ts';
import {
  ROI_QUANTILES,
  ROI_THRESHOLDS,
  type RoiStatistics,
  roiStatistics,
} from './roi-statistics.ts';
import { type SaleValues, scaledSaleValues } from './sale-values.ts';
import { createSummary } from './summary.ts';
import { createUnitValues } from './unit-values.ts';

/** What is stored for a listing and its report. Sale values in USD, ROI in percent. */
export type Analysis = { saleValues: SaleValues; roi: RoiStatistics };

export type Analyzer = ReturnType<typeof createAnalyzer>;

/**
 * The Monte Carlo statistics of many properties: docs/formulas/create-analyzer.md. `points` is a
 * power of two from 64 to 2^20. Create one per worker and pass properties grouped by market: only
 * the paths of the last market are kept. Another `seed` is another scramble, for measuring the
 * error; its results are not comparable with stored ones.
 */
export function createAnalyzer({ points = SIMULATED_PATHS, seed = FROZEN_SEED } = {}) {
  assertPoints(points);
  const kernel = createPathKernel(points, seed);
  const summarize = createSummary(kernel.work);
  const unitValues = createUnitValues(kernel, summarize);

  function analyze(inputs: ProjectInputs, market: Partial<MarketParameters> = {}): Analysis {
    assertInside(inputs, INPUT_BOUNDS);
    const resolved = resolveMarket(market);
    const plan = kernel.setMarket(inputs, resolved);
    const { coefficients, plannedSale } = pathCoefficients(inputs);
    const { years } = coefficients;
    const unitSale = unitValues.sale(resolved, years);
    if (years === HORIZON_YEARS) kernel.fillRoi(coefficients);
    else kernel.fillRoiByYears(coefficients, plan);
    chargeRoi(kernel, inputs, resolved);
    const guess = kernel.guessRoi(coefficients, plan);
    return {
      saleValues: scaledSaleValues(unitSale, plannedSale),
      roi: roiStatistics(summarize(ROI_QUANTILES, ROI_THRESHOLDS, guess)),
    };
  }

  return { kernel, summarize, unitValues, analyze };
}

function assertPoints(points: number): void {
  const isPowerOfTwo = Number.isInteger(points) && (points & (points - 1)) === 0;
  if (!isPowerOfTwo || points < 64)
    throw new EngineInputError([{ field: 'points', reason: 'belowMinimum' }]);
  if (points > 1_048_576) throw new EngineInputError([{ field: 'points', reason: 'aboveMaximum' }]);
}
