import { EngineInputError } from '../engine-input-error.ts';
import { assertInside, INPUT_BOUNDS } from '../input-bounds.ts';
import { type MarketParameters, resolveMarket } from '../market/market-parameters.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import type { Moments } from '../simulate/moments.ts';
import { sharedAnalyzer } from '../simulate/simulate.ts';
import { type BundlePlace, distinctAreas, shockShares } from './area-correlation.ts';
import { type BundleTerms, packageShare, resolveTerms } from './bundle-terms.ts';
import { homePaths } from './home-paths.ts';

/**
 * Properties of one `area` share all price shocks; properties of different areas share part of
 * them, the more the nearer they are.
 */
export type BundleProperty = BundlePlace & {
  inputs: ProjectInputs;
  market?: Partial<MarketParameters>;
};

/** Total ROI in percent of all down payments; the chance is a fraction. */
export type BundleStatistics = Moments & {
  p5: number;
  p25: number;
  median: number;
  p75: number;
  p95: number;
  probLoss: number;
};

export type BundleResult = {
  /** Each property alone, averaged by down payment: the position of an owner of one property. */
  single: BundleStatistics;
  /** All properties together, each sold on its own. */
  separate: BundleStatistics;
  /** All properties together, sold as one package. */
  package: BundleStatistics;
  /** Sum of the down payments, USD. */
  downpayment: number;
};

const MAX_HOMES = 100;
const PROBABILITIES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

/**
 * Several properties on the same market paths, each with independent shocks for sale, occupancy and
 * repairs: docs/formulas/bundle.md.
 */
export function bundle(
  properties: readonly BundleProperty[],
  terms: Partial<BundleTerms> = {},
): BundleResult {
  assertCount(properties.length);
  const resolved = resolveTerms(terms);
  for (const { inputs } of properties) assertInside(inputs, INPUT_BOUNDS);
  const analyzer = sharedAnalyzer();
  const { points } = analyzer.kernel;
  const separate = new Float64Array(points);
  const packaged = new Float64Array(points).fill(-resolved.packagingCost);
  const share = packageShare(resolved);
  const singles: { statistics: BundleStatistics; downpayment: number }[] = [];
  const areas = distinctAreas(properties);
  const shares = shockShares(areas, resolved);
  properties.forEach(({ inputs, market = {}, area }, home) => {
    const paths = homePaths(analyzer.kernel, inputs, resolveMarket(market), {
      home,
      shares: shares[areas.findIndex((each) => each.area === area)] as number[],
    });
    for (let i = 0; i < points; i += 1) {
      const sale = paths.sale[i] as number;
      const before = paths.beforeSale[i] as number;
      const profit = before + sale * (1 - inputs.sellingRate);
      separate[i] = (separate[i] as number) + profit;
      packaged[i] = (packaged[i] as number) + before + sale * share;
      analyzer.kernel.work[i] = profit;
    }
    singles.push({ statistics: statistics(paths.downpayment), downpayment: paths.downpayment });
  });
  const downpayment = singles.reduce((sum, single) => sum + single.downpayment, 0);
  return {
    single: weightedMean(singles, downpayment),
    separate: statisticsOf(separate),
    package: statisticsOf(packaged),
    downpayment,
  };

  function statisticsOf(profits: Float64Array): BundleStatistics {
    analyzer.kernel.work.set(profits);
    return statistics(downpayment);
  }

  /** Summarizes the profits in `work` as ROI on a down payment. */
  function statistics(invested: number): BundleStatistics {
    const { work } = analyzer.kernel;
    for (let i = 0; i < points; i += 1) work[i] = (100 * (work[i] as number)) / invested;
    const { mean, stdDev, quantiles, shares } = analyzer.summarize(PROBABILITIES, [0]);
    const [p5, p25, median, p75, p95] = quantiles as [number, number, number, number, number];
    return { mean, stdDev, p5, p25, median, p75, p95, probLoss: shares[0]?.below ?? 0 };
  }
}

function weightedMean(
  singles: readonly { statistics: BundleStatistics; downpayment: number }[],
  total: number,
): BundleStatistics {
  const mean = { mean: 0, stdDev: 0, p5: 0, p25: 0, median: 0, p75: 0, p95: 0, probLoss: 0 };
  for (const { statistics, downpayment } of singles)
    for (const name in mean) {
      const key = name as keyof BundleStatistics;
      mean[key] += (statistics[key] * downpayment) / total;
    }
  return mean;
}

function assertCount(count: number): void {
  if (count < 1) throw new EngineInputError([{ field: 'properties', reason: 'belowMinimum' }]);
  if (count > MAX_HOMES)
    throw new EngineInputError([{ field: 'properties', reason: 'aboveMaximum' }]);
}
