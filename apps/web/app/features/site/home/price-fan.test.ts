import { simulate, valueSpread } from '@alpha/engine';
import { describe, expect, it } from 'vitest';
import { SIMULATED_PATHS } from '../plan';
import { EXAMPLE_HOME, YEARS } from './example-home';
import { EXAMPLE_INPUTS, EXAMPLE_MARKET } from './example-inputs.server';
import { priceFan } from './price-fan.server';
import { sampleDecades } from './sample-decades.server';

const report = simulate(EXAMPLE_INPUTS, EXAMPLE_MARKET);
const atTheEnd = valueSpread(EXAMPLE_INPUTS, EXAMPLE_MARKET).valueFan[YEARS];
const fan = priceFan();

describe('the figures of the hero', () => {
  it('are those of this home’s report, to the thousand', () => {
    const { p5 = 0, p50 = 0, p95 = 0 } = atTheEnd ?? {};
    expect(Math.abs(fan.low.usd - p5)).toBeLessThanOrEqual(500);
    expect(Math.abs(fan.median.usd - p50)).toBeLessThanOrEqual(500);
    expect(Math.abs(fan.high.usd - p95)).toBeLessThanOrEqual(500);
  });

  it('are 1.04, 1.39 and 1.86 times the price, as for other homes of that city', () => {
    const times = [fan.low, fan.median, fan.high].map(({ usd }) =>
      (usd / EXAMPLE_HOME.priceUsd).toFixed(2),
    );
    expect(times).toEqual(['1.04', '1.39', '1.86']);
  });

  it('come from as many decades as the page says', () => {
    expect([fan.simulated, SIMULATED_PATHS]).toEqual([report.points, report.points]);
  });
});

describe('the lines of the hero', () => {
  const decades = sampleDecades();
  const shareBelow = (usd: number) =>
    decades.filter((prices) => (prices.at(-1) ?? 0) < usd).length / decades.length;

  it('start at the price and take ten yearly steps', () => {
    expect(decades.every((prices) => prices.length === YEARS + 1)).toBe(true);
    expect(new Set(decades.map(([first]) => first))).toEqual(new Set([EXAMPLE_HOME.priceUsd]));
  });

  it('end where the percentiles say, within two in a hundred', () => {
    const { p5 = 0, p25 = 0, p50 = 0, p75 = 0, p95 = 0 } = atTheEnd ?? {};
    const found = [p5, p25, p50, p75, p95].map(shareBelow);
    [0.05, 0.25, 0.5, 0.75, 0.95].forEach((share, i) => {
      expect(Math.abs((found[i] ?? 0) - share)).toBeLessThanOrEqual(0.02);
    });
  });

  it('fit the picture and stay light: under 8 kB', () => {
    const { high, low, start } = fan;
    for (const { top } of [high, low, start]) expect(top > 0.1 && top < 0.95).toBe(true);
    expect(fan.lines.join('').length).toBeLessThan(8_000);
  });
});
