import { SIMULATED_PATHS } from '../assumptions.ts';
import { EngineInputError } from '../engine-input-error.ts';
import { assertInside, INPUT_BOUNDS } from '../input-bounds.ts';
import { type MarketParameters, resolveMarket } from '../market/market-parameters.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { FROZEN_SEED } from '../sampling/shocks.ts';
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

/** What a listing and its detail store. Sale values USD, ROI percent. */
export type Analysis = { saleValues: SaleValues; roi: RoiStatistics };

export type Analyzer = ReturnType<typeof createAnalyzer>;

/**
 * The Monte Carlo statistics of one home after another: docs/formulas/create-analyzer.md.
 * `points` is a power of two from 64 to 2^20. Make one per worker, and hand homes in grouped by
 * market: the paths of a market are kept until another comes. Another `seed` is another scramble,
 * for measuring the error; results with it do not compare to stored ones.
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
    const unitSale = unitValues.sale(resolved);
    kernel.fillRoi(coefficients);
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
