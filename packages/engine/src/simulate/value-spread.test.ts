import { describe, expect, it } from 'vitest';
import { financingOf } from '../financing.ts';
import { CONDO, EXAMPLE_A, EXAMPLE_C } from '../test-support/examples.ts';
import { randomHomes } from '../test-support/random-home.ts';
import { simulate } from './simulate.ts';
import { valueSpread } from './value-spread.ts';

const HOMES = [EXAMPLE_A, EXAMPLE_C, CONDO, ...randomHomes(6, 11)];
const MARKETS = [{}, { volatility: 0.11, phi: 0.6 }, { volatility: 0.05, saleVolatility: 0.2 }];

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
