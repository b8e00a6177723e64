import { describe, expect, it } from 'vitest';
import { financingOf } from '../financing.ts';
import { plannedGrowth, priceOutlook } from '../market/price-process.ts';
import { CONDO, EXAMPLE_A, EXAMPLE_C } from '../test-support/examples.ts';
import { randomHomes } from '../test-support/random-home.ts';
import { simulate } from './simulate.ts';
import { valueSpread } from './value-spread.ts';

const HOMES = [EXAMPLE_A, EXAMPLE_C, CONDO, ...randomHomes(6, 11)];
const MARKETS = [
  {},
  { volatility: 0.11, phi: 0.6, gap: 0.4, lastYearGrowth: 0.1 },
  { volatility: 0.05, saleVolatility: 0.2, pull: 0 },
];

describe('valueSpread', () => {
  it.each(MARKETS)('gives the histogram and the fan of the simulation (%#)', (market) => {
    for (const home of HOMES) {
      const { saleHistogram, fan } = simulate(home, market);
      const found = valueSpread(home, market);
      const { balanceAfterYear } = financingOf(home);
      expect(found.saleHistogram).toEqual(saleHistogram);
      expect(
        found.valueFan.map(({ p5, p95 }, year) =>
          [p5, p95].map((value) => value - balanceAfterYear(year)),
        ),
      ).toEqual(fan.map(({ p5, p95 }) => [p5, p95]));
    }
  });

  it('keeps alternating markets apart', () => {
    const [calm, wild] = [{ volatility: 0.05 }, { volatility: 0.12 }];
    const first = valueSpread(EXAMPLE_A, calm);
    expect(valueSpread(EXAMPLE_A, wild)).not.toEqual(first);
    simulate(CONDO, wild);
    expect(valueSpread(EXAMPLE_A, calm)).toEqual(first);
    expect(valueSpread(CONDO, wild).saleHistogram).toEqual(simulate(CONDO, wild).saleHistogram);
  });

  it('starts at the price, widens every year, and keeps its median near the plan', () => {
    const { valueFan } = valueSpread(EXAMPLE_C);
    expect(valueFan).toHaveLength(11);
    expect(valueFan[0]).toEqual({
      year: 0,
      p5: 560_000,
      p25: 560_000,
      p50: 560_000,
      p75: 560_000,
      p95: 560_000,
    });
    const widths = valueFan.map(({ p5, p95 }) => p95 - p5);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  });

  it('widens as the variances say, and has the outlook’s percentiles', () => {
    for (const market of MARKETS) {
      const growth = plannedGrowth(market);
      const home = { ...EXAMPLE_C, appreciationRateAnnual: growth };
      const { mean, stdDev } = priceOutlook(market, growth);
      for (const { year, p5, p50, p95 } of valueSpread(home, market).valueFan.slice(1)) {
        const [middle = 0, spread = 0] = [mean[year - 1], stdDev[year - 1]];
        const away = (value: number) => (Math.log(value / 560_000) - middle) / spread;
        expect(away(p5)).toBeCloseTo(-1.645, 1);
        expect(away(p50)).toBeCloseTo(0, 1);
        expect(away(p95)).toBeCloseTo(1.645, 1);
      }
    }
  });

  it('draws momentum and pull between the price and the plan, which stays', () => {
    const at = (market: object) => valueSpread(EXAMPLE_C, market).valueFan;
    const [even, hot] = [at({}), at({ lastYearGrowth: 0.15, gap: 0.3 })];
    expect(hot[10]?.p50).toBeCloseTo(even[10]?.p50 ?? 0, 4);
    expect(hot[2]?.p50).toBeGreaterThan(1.05 * (even[2]?.p50 ?? 0));
  });

  it('does not depend on the noise of one sale', () => {
    const at = (saleVolatility: number) => valueSpread(EXAMPLE_C, { saleVolatility }).valueFan;
    const [none, some] = [at(0), at(0.2)];
    for (const year of [1, 5, 10])
      expect((some[year]?.p95 ?? 0) / (none[year]?.p95 ?? 1)).toBeCloseTo(1, 2);
  });

  it('returns copies, so that callers cannot change its cache', () => {
    const first = valueSpread(EXAMPLE_A);
    first.saleHistogram.counts.fill(0);
    expect(valueSpread(EXAMPLE_A).saleHistogram.counts.some((count) => count > 0)).toBe(true);
  });

  it('refuses what the simulation refuses', () => {
    expect(() => valueSpread({ ...EXAMPLE_A, listPrice: -1 })).toThrow('listPrice');
    expect(() => valueSpread(EXAMPLE_A, { phi: 2 })).toThrow('phi');
  });
});
