import { assertInside, INPUT_BOUNDS } from '../input-bounds.ts';
import { type MarketParameters, resolveMarket } from '../market/market-parameters.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { chargeRoi } from './charge-assessment.ts';
import { type Histogram, histogramOf } from './histogram.ts';
import { keepRecent } from './keep-recent.ts';
import { pathCoefficients } from './path-coefficients.ts';
import { ROI_QUANTILES, ROI_THRESHOLDS, roiStatistics } from './roi-statistics.ts';
import { sharedAnalyzer } from './simulate.ts';

/** As many homes as `cashflowSpread` remembers: a report asks for both. */
const recent = keepRecent<Histogram>(256);

/**
 * The part of `simulate` that a chart of the total ROI needs, percent:
 * docs/formulas/roi-histogram.md
 */
export function roiHistogram(
  inputs: ProjectInputs,
  market: Partial<MarketParameters> = {},
): Histogram {
  assertInside(inputs, INPUT_BOUNDS);
  const resolved = resolveMarket(market);
  const { edges, counts } = recent(JSON.stringify([inputs, resolved]), () =>
    findHistogram(inputs, resolved),
  );
  return { edges: [...edges], counts: [...counts] };
}

function findHistogram(inputs: ProjectInputs, market: MarketParameters): Histogram {
  const { kernel, summarize } = sharedAnalyzer();
  const plan = kernel.setMarket(inputs, market);
  const { coefficients } = pathCoefficients(inputs);
  // The order of additions of `simulate`: a value on an edge falls into the same bin.
  kernel.fillRoiByYears(coefficients, plan);
  chargeRoi(kernel, inputs, market);
  const guess = kernel.guessRoi(coefficients, plan);
  const roi = roiStatistics(summarize(ROI_QUANTILES, ROI_THRESHOLDS, guess));
  return histogramOf(kernel.work, roi);
}
