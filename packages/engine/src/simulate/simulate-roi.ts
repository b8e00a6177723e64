import { assertInside, INPUT_BOUNDS } from '../input-bounds.ts';
import { type MarketParameters, resolveMarket } from '../market/market-parameters.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { chargeRoi } from './charge-assessment.ts';
import { histogramOf } from './histogram.ts';
import { pathCoefficients } from './path-coefficients.ts';
import { ROI_QUANTILES, ROI_THRESHOLDS, roiStatistics } from './roi-statistics.ts';
import { scaledSaleValues } from './sale-values.ts';
import { type Simulation, sharedAnalyzer } from './simulate.ts';

/** The parts of `simulate` that a report shows, in a third of its time: a slider waits for them. */
export function simulateRoi(
  inputs: ProjectInputs,
  market: Partial<MarketParameters> = {},
): Pick<Simulation, 'roi' | 'roiHistogram' | 'saleValues'> {
  assertInside(inputs, INPUT_BOUNDS);
  const resolved = resolveMarket(market);
  const { kernel, summarize, unitValues } = sharedAnalyzer();
  const plan = kernel.setMarket(inputs, resolved);
  const { coefficients, plannedSale } = pathCoefficients(inputs);
  const sale = unitValues.sale(resolved, coefficients.years);
  // The order of additions of `simulate`: a value on an edge falls into the same bin.
  kernel.fillRoiByYears(coefficients, plan);
  chargeRoi(kernel, inputs, resolved);
  const guess = kernel.guessRoi(coefficients, plan);
  const roi = roiStatistics(summarize(ROI_QUANTILES, ROI_THRESHOLDS, guess));
  return {
    roi,
    roiHistogram: histogramOf(kernel.work, roi),
    saleValues: scaledSaleValues(sale, plannedSale),
  };
}
