import { assertInside, INPUT_BOUNDS } from '../input-bounds.ts';
import { type MarketParameters, resolveMarket } from '../market/market-parameters.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import type { Histogram } from './histogram.ts';
import { keepRecent } from './keep-recent.ts';
import { simulateRoi } from './simulate-roi.ts';

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
  const { edges, counts } = recent(
    JSON.stringify([inputs, resolved]),
    () => simulateRoi(inputs, resolved).roiHistogram,
  );
  return { edges: [...edges], counts: [...counts] };
}
