import { describe, expect, it } from 'vitest';
import { type MarketParameters, resolveMarket } from '../market/market-parameters.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { CONDO, EXAMPLE_A, EXAMPLE_C } from '../test-support/examples.ts';
import { randomHomes } from '../test-support/random-home.ts';
import { sortedQuantile, yearLoopOracle } from '../test-support/year-loop-oracle.ts';
import { createAnalyzer } from './analyzer.ts';
import { pathCoefficients } from './path-coefficients.ts';

const analyzer = createAnalyzer({ points: 1_024 });
const MARKETS: Partial<MarketParameters>[] = [
  {},
  { volatility: 0.15, phi: 0.6, rentVolatility: 0.08 },
  { volatility: 0.02, repairShare: 0, occupancyNoise: 0.3, phi: -0.2 },
];
const HOMES = [
  EXAMPLE_A,
  EXAMPLE_C,
  CONDO,
  { ...EXAMPLE_A, rentMonthly: 1_200 },
  { ...EXAMPLE_A, maxManagementFee: 0 },
  { ...EXAMPLE_A, managementFeeRate: 0 },
  { ...EXAMPLE_A, maxManagementFee: 30 },
  { ...EXAMPLE_A, rentMonthly: 2_400 },
  ...randomHomes(30, 4),
];
const CASES = HOMES.map((home, i) => [home, MARKETS[i % MARKETS.length] ?? {}] as const);

function expectClose(found: number, expected: number, scale: number): void {
  expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-12 * (scale + Math.abs(expected)));
}

describe('the analyzer', () => {
  it.each(CASES)('agrees with every path computed year by year (%#)', (home, market) => {
    const { rois } = yearLoopOracle(analyzer, home, market);
    const sorted = rois.toSorted();
    const { roi } = analyzer.analyze(home, market);
    const mean = rois.reduce((sum, r) => sum + r, 0) / rois.length;
    const variance = rois.reduce((sum, r) => sum + (r - mean) ** 2, 0) / (rois.length - 1);
    const scale = scaleOf(home);
    expectClose(roi.mean, mean, scale);
    expectClose(roi.stdDev, Math.sqrt(variance), scale);
    expectClose(roi.p5, sortedQuantile(sorted, 0.05), scale);
    expectClose(roi.median, sortedQuantile(sorted, 0.5), scale);
    expectClose(roi.p95, sortedQuantile(sorted, 0.95), scale);
    expect(roi.probAbove0).toBe(rois.filter((r) => r > 0).length / rois.length);
    expect(roi.probLoss).toBe(rois.filter((r) => r < 0).length / rois.length);
    expect(roi.probDouble).toBe(rois.filter((r) => r >= 100).length / rois.length);
  });

  it.each(CASES)(
    'its year loop gives the same paths and first positive years (%#)',
    (home, market) => {
      const { rois, firstYears } = yearLoopOracle(analyzer, home, market);
      const { kernel } = analyzer;
      const { coefficients } = pathCoefficients(home);
      const plan = kernel.setMarket(home, resolveMarket(market));
      const notYet = kernel.fillRoiByYears(coefficients, plan);
      const scale = scaleOf(home);
      for (const [i, roi] of rois.entries()) expectClose(kernel.work[i] ?? Number.NaN, roi, scale);
      let before = kernel.points;
      notYet.forEach((count, year) => {
        expect((before - count) / kernel.points).toBeCloseTo(firstYears[year] ?? Number.NaN, 10);
        before = count;
      });
    },
  );

  it('gives the same numbers whatever was computed before', () => {
    const fresh = createAnalyzer({ points: 1_024 });
    for (const [home, market] of CASES.toReversed())
      expect(fresh.analyze(home, market)).toEqual(analyzer.analyze(home, market));
  });
});

/** Sums of large parts may leave a small result: rounding is in proportion to the parts. */
function scaleOf(home: ProjectInputs): number {
  const { coefficients: c } = pathCoefficients(home);
  return Math.abs(c.constant) + c.value + 10 * c.collected;
}
