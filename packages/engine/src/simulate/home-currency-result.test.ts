import { describe, expect, it } from 'vitest';
import { exp } from '../exact-math/exp.ts';
import { project } from '../project.ts';
import { yearsHeld } from '../purchase.ts';
import { buildExchangeShocks } from '../sampling/exchange-shocks.ts';
import { FROZEN_SEED } from '../sampling/shocks.ts';
import { CONDO, EXAMPLE_A, EXAMPLE_C } from '../test-support/examples.ts';
import { sortedQuantile } from '../test-support/year-loop-oracle.ts';
import { homeCurrencyResult } from './home-currency-result.ts';
import { simulate } from './simulate.ts';

const HOMES = [
  EXAMPLE_A,
  EXAMPLE_C,
  CONDO,
  { ...EXAMPLE_A, holdYears: 5, offeredPrice: 400_000 },
  { ...EXAMPLE_C, holdYears: 1, downpaymentPercentage: 1 },
];
const MARKETS = [{}, { volatility: 0.11 }, { assessmentChance: 0.25, assessmentShare: 0.07 }];
/** Nothing varies but the exchange rate. */
const AS_PLANNED = {
  volatility: 0,
  volatilityFloor: 0,
  driftVolatility: 0,
  saleVolatility: 0,
  rentVolatility: 0,
  occupancyNoise: 0,
  expenseVolatility: 0,
  repairShare: 0,
};

describe('the result in another currency', () => {
  it.each(HOMES)('has the bytes of the simulation when the rate never moves (%#)', (home) => {
    for (const market of MARKETS) {
      const { roi } = simulate(home, market);
      const dollars = project(home).downpayment / 100;
      expect(homeCurrencyResult(home, market, 0)).toEqual({
        p5: roi.p5 * dollars,
        median: roi.median * dollars,
        p95: roi.p95 * dollars,
        probLoss: roi.probLoss,
        exchangeShare: 0,
      });
    }
  });

  it.each(HOMES)(
    'agrees with its own definition, path by path, when only the rate varies (%#)',
    (home) => {
      const found = homeCurrencyResult(home, AS_PLANNED, 0.15);
      const { rows, netProfit } = project(home);
      const flows = rows.slice(0, yearsHeld(home)).map(({ yearlyCashflow }) => yearlyCashflow);
      const cash = flows.reduce((sum, flow) => sum + flow, 0);
      // Net profit is the sale and all cash flows less what was put in, which counts at today's rate.
      const cashIn = project(home).cashInvested;
      const sale = netProfit - cash + cashIn;
      const shocks = buildExchangeShocks(16_384, FROZEN_SEED);
      const results = Float64Array.from({ length: 16_384 }, (_, i) => {
        let [rate, total] = [0, -cashIn];
        flows.forEach((flow, year) => {
          rate += 0.15 * (shocks[year]?.[i] ?? 0);
          total += flow * exp(rate);
        });
        return total + sale * exp(rate);
      }).sort();
      const off = 1e-9 * home.listPrice;
      expect(Math.abs(found.p5 - sortedQuantile(results, 0.05))).toBeLessThan(off);
      expect(Math.abs(found.median - sortedQuantile(results, 0.5))).toBeLessThan(off);
      expect(Math.abs(found.p95 - sortedQuantile(results, 0.95))).toBeLessThan(off);
      expect(found.exchangeShare).toBeCloseTo(1, 6);
    },
  );

  it('has a wider range and a larger share of the rate the more the rate moves', () => {
    const results = [0, 0.05, 0.1, 0.2, 0.4].map((each) => homeCurrencyResult(EXAMPLE_A, {}, each));
    const widths = results.map(({ p5, p95 }) => p95 - p5);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    const shares = results.map(({ exchangeShare }) => exchangeShare);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('leaves the simulation in dollars as it was', () => {
    const before = simulate(EXAMPLE_A);
    homeCurrencyResult(EXAMPLE_A, {}, 0.2);
    expect(simulate(EXAMPLE_A)).toEqual(before);
  });

  it('doubles with all amounts', () => {
    const double = {
      ...EXAMPLE_A,
      listPrice: 2 * EXAMPLE_A.listPrice,
      rentMonthly: 2 * EXAMPLE_A.rentMonthly,
      maxManagementFee: 2 * EXAMPLE_A.maxManagementFee,
      fixedFeesAnnual: 2 * EXAMPLE_A.fixedFeesAnnual,
    };
    const [one, two] = [EXAMPLE_A, double].map((home) => homeCurrencyResult(home, {}, 0.12));
    expect(two?.median).toBe(2 * (one?.median ?? 0));
    expect(two?.probLoss).toBe(one?.probLoss);
  });

  it.each([-0.01, 1.01, Number.NaN])('refuses a volatility of %s', (volatility) => {
    expect(() => homeCurrencyResult(EXAMPLE_A, {}, volatility)).toThrow('exchangeVolatility');
  });
});
