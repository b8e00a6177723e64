import { describe, expect, it } from 'vitest';
import { normalQuantile } from '../exact-math/normal-quantile.ts';
import { seededRandom } from '../test-support/seeded-random.ts';
import { exchangeScores, exchangeVolatility } from './index.ts';

/** A random walk of months with a known yearly movement and yearly trend. */
function walk({ years, movement, trend = 0, which = 0 }: Walk) {
  const random = seededRandom(7 + which);
  let log = Math.log(4_000);
  return Array.from({ length: 12 * years + 1 }, (_, i) => {
    if (i > 0) log += trend / 12 + (movement / Math.sqrt(12)) * normalQuantile(random());
    const month = String((i % 12) + 1).padStart(2, '0');
    return { date: `${1960 + Math.floor(i / 12)}-${month}-28`, value: Math.exp(log) };
  });
}
type Walk = { years: number; movement: number; trend?: number; which?: number };

describe('the movement of an exchange rate', () => {
  it.each([0.05, 0.12, 0.25])('is found in a long history that moves by %d a year', (movement) => {
    const found = exchangeVolatility(walk({ years: 60, movement }));
    const expected = Math.sqrt((60 * movement ** 2 + 10 * 0.01) / 70);
    expect((found?.volatility ?? 0) / expected).toBeGreaterThan(0.8);
    expect((found?.volatility ?? 0) / expected).toBeLessThan(1.2);
    expect(found?.years).toBe(60);
  });

  it('counts a steady fall as movement, and is never that of a peg', () => {
    const falling = exchangeVolatility(walk({ years: 20, movement: 0, trend: 0.3 }));
    expect(falling?.volatility).toBeCloseTo(Math.sqrt((20 * 0.09 + 0.1) / 30), 6);
    const pegged = exchangeVolatility(walk({ years: 20, movement: 0 }));
    expect(pegged?.volatility).toBeCloseTo(Math.sqrt(0.1 / 30), 12);
  });

  it('ignores holes, the order of units and all but the last rate of a month', () => {
    const points = walk({ years: 20, movement: 0.12 });
    const whole = exchangeVolatility(points)?.volatility ?? 0;
    const scaled = points.map(({ date, value }) => ({ date, value: value / 1_000 }));
    expect(exchangeVolatility(scaled)?.volatility).toBeCloseTo(whole, 12);
    const early = points.flatMap((p) => [{ date: `${p.date.slice(0, 7)}-01`, value: 1 }, p]);
    expect(exchangeVolatility(early)?.volatility).toBe(whole);
    const holed = points.filter((_, i) => i % 7 !== 3);
    expect(exchangeVolatility(holed)?.volatility).toBeCloseTo(whole, 1);
  });

  it('needs five years', () => {
    expect(exchangeVolatility(walk({ years: 4, movement: 0.1 }))).toBeNull();
    expect(exchangeVolatility(walk({ years: 5, movement: 0.1 }))).not.toBeNull();
    expect(exchangeVolatility([])).toBeNull();
  });
});

describe('the back-test of exchange rates', () => {
  it('finds about nine of ten outcomes of random walks inside the 90 % range', () => {
    const scores = Array.from({ length: 12 }, (_, which) =>
      exchangeScores(walk({ years: 60, movement: 0.1, which })),
    );
    for (const horizon of [0, 1, 2]) {
      const inside =
        scores.reduce((sum, each) => sum + (each[horizon]?.ours.inside90 ?? 0), 0) / 12;
      expect(inside).toBeGreaterThan(0.82);
      expect(inside).toBeLessThanOrEqual(1);
    }
  });

  it('punishes the trend that ends', () => {
    const rising = walk({ years: 15, movement: 0.02, trend: 0.2 });
    const end = rising.at(-1)?.value ?? 0;
    const flat = walk({ years: 30, movement: 0.02 }).slice(181);
    const points = [...rising, ...flat.map((p) => ({ ...p, value: (p.value / 4_000) * end }))];
    const ten = exchangeScores(points).find(({ years }) => years === 10);
    expect(ten?.ours.inside90).toBeGreaterThan(ten?.naive.inside90 ?? 1);
  });

  it('leaves out horizons that the history does not reach', () => {
    const found = exchangeScores(walk({ years: 9, movement: 0.1 }));
    expect(found.map(({ years }) => years)).toEqual([1, 3]);
  });
});
