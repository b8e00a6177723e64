import { expect, test } from 'vitest';
import { NO_BARS, supplyBars } from './supply-bars';

test('the fullest step has the highest bar, an empty one has none', () => {
  expect(supplyBars([0, 7, 900])).toEqual([0, expect.any(Number), 1]);
});

test('a single home is visible beside a thousand', () => {
  const [one = 0, thousand] = supplyBars([1, 1000]);
  expect(thousand).toBe(1);
  // At least two of 20 pixels.
  expect(one * 20).toBeGreaterThanOrEqual(2);
});

test('more homes never give a lower bar', () => {
  const bars = supplyBars([1, 2, 3, 10, 50, 51]);
  expect([...bars].sort((a, b) => a - b)).toEqual(bars);
});

test('a city without homes has no bars', () => {
  expect(supplyBars([0, 0, 0])).toBe(NO_BARS);
  expect(supplyBars([])).toBe(NO_BARS);
});
