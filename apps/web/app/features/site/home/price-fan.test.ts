import { expect, test } from 'vitest';
import { SIMULATED_PATHS } from '../plan';
import { drawSamplePaths, rangeEnds } from './price-fan-shapes';
import { START_PRICE_USD, STEPS, simulatePrices } from './price-model';
import { priceRange } from './price-range.server';

test('the simulated decades average to the closed form of 3.5 % a year', () => {
  let sum = 0;
  for (let path = 0; path < SIMULATED_PATHS; path += 1) sum += simulatePrices(path)[STEPS] ?? 0;
  const closedForm = START_PRICE_USD * 1.035 ** 10;
  expect(Math.abs(sum / SIMULATED_PATHS / closedForm - 1)).toBeLessThan(0.015);
});

test('the same path is drawn on the server and in the browser', () => {
  expect([...simulatePrices(7)]).toEqual([...simulatePrices(7)]);
  expect(simulatePrices(7)[STEPS]).not.toBe(simulatePrices(8)[STEPS]);
});

test('the curves start at today and widen in order', () => {
  const { p5, p25, p50, p75, p95 } = priceRange;
  expect([p5[0], p50[0], p95[0]]).toEqual(Array(3).fill(START_PRICE_USD));
  p50.slice(1).forEach((median, i) => {
    const inOrder = [p5[i + 1], p25[i + 1], median, p75[i + 1], p95[i + 1]];
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  });
});

test('the named ends are the lognormal quantiles, within the noise of the simulation', () => {
  const deviation = Math.sqrt(10 * 0.12 ** 2 + 0.1 ** 2);
  const median = START_PRICE_USD * 1.035 ** 10 * Math.exp(-(deviation ** 2) / 2);
  const ends = rangeEnds(priceRange);
  expect(ends.median / median).toBeCloseTo(1, 1);
  expect(ends.high / (median * Math.exp(1.645 * deviation))).toBeCloseTo(1, 1);
  expect(ends.low / (median * Math.exp(-1.645 * deviation))).toBeCloseTo(1, 1);
});

test('the picture stays light: under 24 kB of path data', () => {
  expect(drawSamplePaths().join('').length).toBeLessThan(24_000);
});
