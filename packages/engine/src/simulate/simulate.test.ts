import { describe, expect, it } from 'vitest';
import { priceOutlook } from '../market/price-process.ts';
import { project } from '../project.ts';
import { CONDO, EXAMPLE_A, EXAMPLE_C } from '../test-support/examples.ts';
import { goldenChecksum } from '../test-support/golden-checksum.ts';
import { randomHomes } from '../test-support/random-home.ts';
import { MODEL_VERSION, sharedAnalyzer, simulate } from './simulate.ts';

const HOMES = [EXAMPLE_A, EXAMPLE_C, CONDO, ...randomHomes(25, 5)];
const CALM = {
  volatility: 0,
  volatilityFloor: 0,
  driftVolatility: 0,
  saleVolatility: 0,
  rentVolatility: 0,
  occupancyNoise: 0,
  expenseVolatility: 0,
  repairShare: 0,
};

describe('simulate', () => {
  it('gives the same bytes as when the model version was frozen', () => {
    expect(MODEL_VERSION).toBe('sobol-16384-2');
    expect(goldenChecksum()).toBe('3cc73799c1d303d5');
  });

  it.each(HOMES)('has its mean at the closed form, apart from the fee cap (%#)', (home) => {
    const uncapped = { ...home, maxManagementFee: 100_000 };
    const { roi, saleValues } = simulate(uncapped);
    const { totalRoi, salePriceAfter10Years } = project(uncapped);
    expect(Math.abs(roi.mean - totalRoi)).toBeLessThanOrEqual((4 * roi.stdDev) / 100);
    expect(Math.abs(roi.mean - totalRoi)).toBeLessThanOrEqual(1e-3 * roi.stdDev);
    expect(saleValues.mean / salePriceAfter10Years).toBeCloseTo(1, 12);
  });

  it.each(HOMES)('gives the closed form without any variation (%#)', (home) => {
    const { roi, saleValues, fan } = simulate(home, CALM);
    const { totalRoi, salePriceAfter10Years, rows } = project(home);
    const scale = 1e-13 * (1 + Math.abs(totalRoi) + 1e4);
    for (const value of [roi.mean, roi.median, roi.p5, roi.p95])
      expect(Math.abs(value - totalRoi)).toBeLessThan(scale);
    expect(saleValues.p1 / salePriceAfter10Years).toBeCloseTo(1, 13);
    expect(saleValues.p99 / salePriceAfter10Years).toBeCloseTo(1, 13);
    for (const { year, p50 } of fan.slice(1))
      expect(p50).toBeCloseTo(rows[year - 1]?.equity ?? 0, 5);
  });

  it.each(HOMES)('has ordered percentiles and probabilities (%#)', (home) => {
    const { roi, saleValues: s, fan } = simulate(home);
    const sales = [s.p1, s.p5, s.p10, s.p25, s.median, s.p75, s.p90, s.p95, s.p99];
    expect(sales).toEqual(sales.toSorted((a, b) => a - b));
    expect(roi.p5).toBeLessThanOrEqual(roi.median);
    expect(roi.median).toBeLessThanOrEqual(roi.p95);
    for (const { p5, p25, p50, p75, p95 } of fan)
      expect([p5, p25, p50, p75, p95]).toEqual([p5, p25, p50, p75, p95].toSorted((a, b) => a - b));
    if (roi.p5 > 0) expect(roi.probAbove0).toBeGreaterThanOrEqual(0.95 - 1 / 16_384);
    expect(roi.probAbove0 + roi.probLoss).toBeLessThanOrEqual(1);
    expect(roi.probDouble).toBeLessThanOrEqual(roi.probAbove0);
  });

  it.each(HOMES)('counts every path once in its histograms (%#)', (home) => {
    const { saleHistogram, roiHistogram, profitYearChances } = simulate(home);
    for (const { edges, counts } of [saleHistogram, roiHistogram]) {
      expect(edges).toHaveLength(51);
      expect(counts).toHaveLength(50);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(16_384);
      expect(edges).toEqual(edges.toSorted((a, b) => a - b));
    }
    expect(profitYearChances).toHaveLength(10);
    expect(profitYearChances.reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(1);
  });

  it('gives the analyzer’s figures', () => {
    for (const home of HOMES) {
      const { roi, saleValues } = simulate(home);
      const batch = sharedAnalyzer().analyze(home);
      expect(saleValues).toEqual(batch.saleValues);
      for (const name of ['mean', 'stdDev', 'median', 'p5', 'p95'] as const)
        expect(Math.abs(roi[name] - batch.roi[name])).toBeLessThan(
          1e-12 * (1e4 + Math.abs(roi[name])),
        );
    }
  });

  it('a higher rent raises every path', () => {
    const { kernel } = sharedAnalyzer();
    simulate(EXAMPLE_A);
    const paths = (rentMonthly: number) => {
      sharedAnalyzer().analyze({ ...EXAMPLE_A, rentMonthly });
      return kernel.work.slice();
    };
    const [before, after] = [paths(3_300), paths(3_301)];
    expect(after.every((roi, i) => roi > (before[i] ?? Number.NaN))).toBe(true);
  });

  it('its fan starts at the down payment and ends at the area’s prices less the loan', () => {
    const { fan, saleValues } = simulate(EXAMPLE_A, { saleVolatility: 0 });
    const { balanceAfter10Years, downpayment } = project(EXAMPLE_A);
    expect(fan).toHaveLength(11);
    expect(fan[0]).toEqual({
      year: 0,
      p5: downpayment,
      p25: downpayment,
      p50: downpayment,
      p75: downpayment,
      p95: downpayment,
    });
    expect(fan[10]?.p5).toBeCloseTo(saleValues.p5 - balanceAfter10Years, 5);
    expect(fan[10]?.p95).toBeCloseTo(saleValues.p95 - balanceAfter10Years, 5);
    const ownSale = simulate(EXAMPLE_A);
    expect(ownSale.saleValues.p5).toBeLessThan(saleValues.p5);
    expect(ownSale.fan[10]?.p5).toBeCloseTo(fan[10]?.p5 ?? 0, -3);
  });

  it('gives the mean of the worst twentieth of the paths in dollars', () => {
    const { expectedShortfall5, roi } = simulate(EXAMPLE_A);
    const { downpayment } = project(EXAMPLE_A);
    sharedAnalyzer().analyze(EXAMPLE_A);
    const worst = sharedAnalyzer().kernel.work.toSorted().subarray(0, 819);
    const mean = worst.reduce((sum, r) => sum + r, 0) / 819;
    expect(expectedShortfall5).toBeCloseTo((mean * downpayment) / 100, 4);
    expect(expectedShortfall5).toBeLessThan((roi.p5 * downpayment) / 100);
  });

  it('includes a fall by half, as in Miami from 2007 to its trough', () => {
    // The state at the end of 2006 and the swing that Miami has shown by now.
    const market = { volatility: 0.0923, gap: 0.661, lastYearGrowth: 0.135 };
    simulate(EXAMPLE_A, market);
    const { kernel } = sharedAnalyzer();
    const { mean, stdDev } = priceOutlook(market);
    let fallen = 0;
    for (let i = 0; i < kernel.points; i += 1) {
      const levels = mean.map(
        (middle, year) => middle + (kernel.noise.logIndex[year * kernel.stride + i] ?? 0),
      );
      if (Math.min(...levels) < Math.log(0.53)) fallen += 1;
    }
    expect(stdDev[9]).toBeGreaterThan(0.3);
    expect(fallen).toBeGreaterThan(5);
    expect(fallen).toBeLessThan(1_000);
  });

  it('uses at least the minimum volatility', () => {
    expect(simulate(EXAMPLE_A, { volatility: 0.01 })).toEqual(
      simulate(EXAMPLE_A, { volatility: 0.04 }),
    );
  });
});

describe('the tornado', () => {
  it('puts the widest driver first and shares the variance', () => {
    for (const home of HOMES) {
      const { tornado } = simulate(home);
      const swings = tornado.map((bar) => bar.swing);
      expect(tornado).toHaveLength(6);
      expect(swings).toEqual(swings.toSorted((a, b) => b - a));
      expect(tornado.reduce((sum, bar) => sum + bar.varianceShare, 0)).toBeCloseTo(1, 12);
    }
  });

  it('moves one driver at a time', () => {
    const quiet = { ...CALM, rentVolatility: 0.03 };
    const { tornado, roi } = simulate(EXAMPLE_A, quiet);
    const [widest, ...others] = tornado;
    expect(widest?.driver).toBe('rent');
    for (const bar of others) expect(bar.swing).toBeCloseTo(0, 9);
    expect(widest?.varianceShare).toBeCloseTo(1, 9);
    sharedAnalyzer().analyze(EXAMPLE_A, quiet);
    const sorted = sharedAnalyzer().kernel.work.toSorted();
    expect(widest?.low).toBeCloseTo(sorted[Math.floor(0.1 * 16_383)] ?? 0, 1);
    expect(widest?.high).toBeCloseTo(sorted[Math.floor(0.9 * 16_383)] ?? 0, 1);
    expect(roi.stdDev).toBeGreaterThan(1);
  });
});
