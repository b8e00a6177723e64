import { describe, expect, it } from 'vitest';
import { yearOf } from '../market/year-table.ts';
import { project } from '../project.ts';
import { CONDO, EXAMPLE_A, EXAMPLE_C } from '../test-support/examples.ts';
import { randomHomes } from '../test-support/random-home.ts';
import { sortedQuantile, yearlyCashOracle } from '../test-support/year-loop-oracle.ts';
import { cashflowSpread } from './cashflow-spread.ts';
import { sharedAnalyzer, simulate } from './simulate.ts';

const HOMES = [EXAMPLE_A, EXAMPLE_C, CONDO, ...randomHomes(6, 21)];
const AS_PLANNED = { rentVolatility: 0, occupancyNoise: 0, expenseVolatility: 0, repairShare: 0 };

describe('cashflowSpread', () => {
  it.each(HOMES)('agrees with every path sorted, year by year (%#)', (home) => {
    const market = { volatility: 0.11 };
    const found = cashflowSpread(home, market);
    const paths = yearlyCashOracle(sharedAnalyzer(), home, market);
    const scale = 1e-12 * home.listPrice;
    found.forEach(({ year, p5, p50, p95 }, i) => {
      expect(year).toBe(i + 1);
      const sorted = (paths[i] as Float64Array).toSorted();
      expect(Math.abs(p5 - sortedQuantile(sorted, 0.05))).toBeLessThan(scale);
      expect(Math.abs(p50 - sortedQuantile(sorted, 0.5))).toBeLessThan(scale);
      expect(Math.abs(p95 - sortedQuantile(sorted, 0.95))).toBeLessThan(scale);
    });
  });

  it.each(HOMES)(
    'is the planned cash flow when nothing about rent and costs varies (%#)',
    (home) => {
      const { rows } = project(home);
      for (const { year, p5, p95 } of cashflowSpread(home, AS_PLANNED)) {
        expect(p5).toBeCloseTo(rows[year - 1]?.yearlyCashflow ?? 0, 5);
        expect(p95).toBeCloseTo(rows[year - 1]?.yearlyCashflow ?? 0, 5);
      }
    },
  );

  it('has the planned cash flow as its mean, apart from the fee cap', () => {
    const home = { ...EXAMPLE_A, maxManagementFee: 100_000 };
    const { rows } = project(home);
    yearlyCashOracle(sharedAnalyzer(), home, {}).forEach((cash, year) => {
      const mean = cash.reduce((sum, value) => sum + value, 0) / cash.length;
      expect(Math.abs(mean - (rows[year]?.yearlyCashflow ?? 0))).toBeLessThan(5);
    });
  });

  it('varies in year 1 by vacancy and repairs only, and widens every year', () => {
    const years = cashflowSpread(EXAMPLE_A);
    const widths = years.map(({ p5, p95 }) => p95 - p5);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    const steady = cashflowSpread(EXAMPLE_A, { rentVolatility: 0, expenseVolatility: 0 });
    expect(steady[0]).toEqual(years[0]);
    expect(widths[0]).toBeGreaterThan(1_000);
    const [certain] = cashflowSpread(EXAMPLE_A, { occupancyNoise: 0, repairShare: 0 });
    expect((certain?.p95 ?? 0) - (certain?.p5 ?? 0)).toBeCloseTo(0, 6);
  });

  it('leaves the other results of a market as they were', () => {
    const before = simulate(EXAMPLE_C);
    cashflowSpread(EXAMPLE_C);
    cashflowSpread(CONDO, { volatility: 0.2 });
    expect(simulate(EXAMPLE_C)).toEqual(before);
  });

  it('cannot be changed by who asked first', () => {
    const [first] = cashflowSpread(EXAMPLE_A);
    const before = first?.p5;
    if (first) first.p5 = 0;
    expect(cashflowSpread(EXAMPLE_A)[0]?.p5).toBe(before);
  });

  it('rejects invalid inputs by name', () => {
    expect(() => cashflowSpread({ ...EXAMPLE_A, listPrice: -1 })).toThrow('listPrice');
    expect(() => cashflowSpread(EXAMPLE_A, { rentMomentum: 1 })).toThrow('rentMomentum');
  });
});

describe('rent paths', () => {
  const logsOf = (year: number) => {
    const { kernel } = sharedAnalyzer();
    simulate(EXAMPLE_A);
    return Float64Array.from(yearOf(kernel.noise.rent, kernel.points, year - 1), Math.log);
  };

  it('spread as the recursion says: with momentum, faster than a random walk', () => {
    // s · √Σ ((1 − φᵏ) ÷ (1 − φ))² for s = 0.045, φ = 0.45.
    for (const [year, expected] of [
      [2, 0.045],
      [3, 0.0793],
      [4, 0.1087],
      [6, 0.1563],
      [10, 0.2258],
    ] as const)
      expect(deviation(logsOf(year))).toBeCloseTo(expected, 2.5);
  });

  it('move with prices', () => {
    const { kernel } = sharedAnalyzer();
    const rent = logsOf(10);
    const price = yearOf(kernel.noise.logIndex, kernel.points, 9);
    expect(correlation(rent, price)).toBeGreaterThan(0.3);
  });
});

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: Float64Array): number {
  const center = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - center) ** 2)));
}

function correlation(a: Float64Array, b: Float64Array): number {
  const [x, y] = [mean(a), mean(b)];
  const product = mean(a.map((value, i) => (value - x) * ((b[i] ?? 0) - y)));
  return product / (deviation(a) * deviation(b));
}
