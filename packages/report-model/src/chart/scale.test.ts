import { formatAxisMoney } from '@alpha/i18n/axis-money';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, it } from 'vitest';
import { linearScale, roundAxis, roundValues, widened } from './scale.ts';

describe('round values', () => {
  // As d3-scale 4 prints them.
  it.each([
    [[0, 900_000], 4, [0, 200_000, 400_000, 600_000, 800_000]],
    [[-20, 140], 5, [0, 50, 100]],
    [[61.9, 62.3], 4, [61.9, 62, 62.1, 62.2, 62.3]],
    [[0, 1], 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [[3, 3], 4, [3]],
    [[Number.NaN, 3], 4, []],
  ] as const)('in %j, about %d', ([low, high], count, expected) => {
    expect(roundValues([low, high], count)).toEqual(expected);
  });

  it('stay inside the span, evenly spaced', () => {
    for (let i = 1; i < 400; i += 1) {
      const low = Math.sin(i * 12.9898) * 10 ** ((i % 9) - 2);
      const high = low + (1.001 + Math.cos(i)) * 10 ** ((i % 7) - 1);
      const values = roundValues([low, high], 2 + (i % 5));
      const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
      expect(values.every((value) => value >= low && value <= high)).toBe(true);
      for (const step of steps) expect(step / (steps[0] ?? 1)).toBeCloseTo(1, 6);
    }
  });
});

describe('a round axis', () => {
  it.each([
    [[0, 912_345], [0, 1_000_000], 6],
    [[1_724, 2_390], [1_600, 2_400], 5],
    [[-4_100, 8_250], [-10_000, 10_000], 5],
    [[0.13, 0.94], [0, 1], 6],
    [[0, 0], [0, 0], 1],
  ] as const)('of %j ends at %j', ([low, high], domain, count) => {
    const axis = roundAxis([low, high]);
    expect(axis.domain).toEqual(domain);
    expect(axis.ticks).toHaveLength(count);
    expect([axis.ticks[0], axis.ticks.at(-1)]).toEqual(domain);
  });
});

describe('an axis in another currency', () => {
  const ui = translatorFor('en', 'ui');

  it.each([
    [4_000, 'COP', ['0', 'COP 1,000M', 'COP 2,000M', 'COP 3,000M', 'COP 4,000M']],
    [5.5, 'BRL', ['0', 'BRL 2M', 'BRL 4M', 'BRL 6M']],
  ] as const)('at %d for a dollar is round in what is printed', (perUsd, currency, printed) => {
    const { domain, ticks } = roundAxis([0, 912_345], { per: perUsd });
    const label = (usd: number) => formatAxisMoney(usd, 'en', ui, { currency, perUsd });
    expect(ticks.map(label)).toEqual(printed.map((text) => text.replace(' ', '\u00a0')));
    expect(domain[1]).toBeGreaterThanOrEqual(912_345);
    expect(roundValues([0, 912_345], 4, perUsd).every((usd) => usd <= 912_345)).toBe(true);
  });

  it('keeps a half step', () => {
    const rate = { currency: 'PEN', perUsd: 3.6 };
    expect(formatAxisMoney(58_500 / 3.6, 'en', ui, rate)).toBe('PEN\u00a058.5k');
  });
});

describe('a linear scale', () => {
  it('maps the ends of the domain to those of the range', () => {
    const y = linearScale([100, 300], [200, 0]);
    expect([100, 150, 300].map(y)).toEqual([200, 150, 0]);
  });

  it('puts a single value in the middle', () => {
    expect(linearScale([5, 5], [0, 80])(5)).toBe(40);
    expect(widened([5, 5])).toEqual([4, 6]);
    expect(widened([5, 6])).toEqual([5, 6]);
  });
});
