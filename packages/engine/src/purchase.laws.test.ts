import { describe, expect, it } from 'vitest';
import { growthUntil } from './market/price-process.ts';
import { project } from './project.ts';
import { createAnalyzer } from './simulate/analyzer.ts';
import { cashflowSpread } from './simulate/cashflow-spread.ts';
import { roiHistogram } from './simulate/roi-histogram.ts';
import { sharedAnalyzer, simulate } from './simulate/simulate.ts';
import { valueSpread } from './simulate/value-spread.ts';
import { stress } from './stress/stress.ts';
import { afterTax } from './tax/after-tax.ts';
import { CONDO, EXAMPLE_A, EXAMPLE_C } from './test-support/examples.ts';
import { randomHomes } from './test-support/random-home.ts';
import { yearLoopOracle } from './test-support/year-loop-oracle.ts';

const HOMES = [EXAMPLE_A, EXAMPLE_C, CONDO, ...randomHomes(2, 11)];
const YEARS = [1, 2, 5, 8, 9];
const MARKET = { volatility: 0.09, gap: 0.3, lastYearGrowth: 0.08 };
const LENS = { kind: 'foreignNet' } as const;

/** Everything a report is made of. */
const everything = (home: typeof EXAMPLE_A) => ({
  closed: project(home),
  simulated: simulate(home, MARKET),
  stored: createAnalyzer({ points: 1_024 }).analyze(home, MARKET),
  cashflow: cashflowSpread(home, MARKET),
  values: valueSpread(home, MARKET),
  roi: roiHistogram(home, MARKET),
  stress: stress(home),
  taxed: afterTax(home, LENS),
});

describe('a sale after ten years at the asking price', () => {
  it.each(HOMES)('is the plan, to the byte (%#)', (home) => {
    const same = { ...home, holdYears: 10, offeredPrice: home.listPrice };
    expect(everything(same)).toEqual(everything(home));
  });
});

describe('an earlier sale', () => {
  const cases = HOMES.flatMap((home) => YEARS.map((years) => ({ ...home, holdYears: years })));

  it.each(cases)('adds up from the rows of its years (%#)', (home) => {
    const closed = project(home);
    const rows = project({ ...home, holdYears: 10 }).rows.slice(0, home.holdYears);
    const last = rows.at(-1);
    const sale = last?.propertyValue ?? Number.NaN;
    const profit =
      sale * (1 - home.sellingRate) -
      (last?.loanBalance ?? Number.NaN) -
      closed.cashInvested +
      rows.reduce((sum, row) => sum + row.yearlyCashflow, 0);
    expect(closed.netProfit).toBeCloseTo(profit, 4);
    expect(closed.flows).toHaveLength(home.holdYears + 1);
    expect(stress(home).plan.netProfit).toBeCloseTo(profit, 4);
    const taxed = afterTax(home, LENS);
    expect(taxed.rows).toHaveLength(home.holdYears);
    expect(taxed.beforeTaxNetProfit).toBe(closed.netProfit);
    const paid = taxed.cashFlows.reduce((sum, flow) => sum + flow, 0);
    expect(paid).toBeCloseTo(taxed.afterTaxNetProfit, 3);
  });

  it.each(cases)('is simulated as each path would be by hand (%#)', (home) => {
    const { roi, cashflow, counts } = byEngine(home);
    const { rois } = yearLoopOracle(sharedAnalyzer(), home, MARKET);
    const sorted = rois.toSorted();
    expect(roi.p5).toBeCloseTo(sorted[Math.round(0.05 * (sorted.length - 1))] ?? 0, 0);
    const mean = rois.reduce((sum, each) => sum + each, 0) / rois.length;
    expect(Math.abs(roi.mean - mean)).toBeLessThan(1e-6 * (1 + Math.abs(mean)));
    expect(cashflow).toHaveLength(home.holdYears);
    expect(counts).toBe(16_384);
  });

  it('is planned with the growth that the fan has until then', () => {
    for (const holdYears of YEARS) {
      const growth = growthUntil(holdYears, EXAMPLE_A.appreciationRateAnnual, MARKET);
      const early = { ...EXAMPLE_A, holdYears, appreciationRateAnnual: growth };
      const inFan = valueSpread(EXAMPLE_A, MARKET).valueFan.slice(0, holdYears + 1);
      const own = valueSpread(early, MARKET).valueFan;
      expect(own).toHaveLength(holdYears + 1);
      for (const [year, { p5, p95 }] of own.entries()) {
        expect(p5 / (inFan[year]?.p5 ?? 0)).toBeCloseTo(1, 10);
        expect(p95 / (inFan[year]?.p95 ?? 0)).toBeCloseTo(1, 10);
      }
    }
  });
});

describe('an offer', () => {
  it.each(HOMES)('below the asking price is a gain, and no other cost changes (%#)', (home) => {
    const offered = { ...home, offeredPrice: 0.9 * home.listPrice };
    const [asked, less] = [project(home), project(offered)];
    expect(less.salePriceAfter10Years).toBe(asked.salePriceAfter10Years);
    expect(less.cashInvested).toBeCloseTo(0.9 * asked.cashInvested, 4);
    expect(less.netProfit).toBeGreaterThan(asked.netProfit);
    expect(less.rows[0]?.taxes).toBe(asked.rows[0]?.taxes);
    expect(less.rows[0]?.insurance).toBe(asked.rows[0]?.insurance);
    const { netProfit, appreciation, principalPaid, cashflow, costs } = less.reconciliation;
    expect(cashflow + appreciation + principalPaid - costs).toBeCloseTo(netProfit, 3);
    expect(less.appreciationRoi + less.rentRoi).toBeCloseTo(less.totalRoi, 8);
  });

  it('keeps the mean of the paths at the closed form', () => {
    const home = { ...EXAMPLE_A, offeredPrice: 400_000, holdYears: 6, maxManagementFee: 100_000 };
    const { roi } = simulate(home);
    expect(Math.abs(roi.mean - project(home).totalRoi)).toBeLessThan(1e-3 * roi.stdDev);
  });
});

function byEngine(home: typeof EXAMPLE_A) {
  const { roi, roiHistogram: histogram } = simulate(home, MARKET);
  const counts = histogram.counts.reduce((sum, count) => sum + count, 0);
  return { roi, cashflow: cashflowSpread(home, MARKET), counts };
}
