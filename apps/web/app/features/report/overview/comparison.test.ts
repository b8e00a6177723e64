import { expect, test } from 'vitest';
import { barsOf } from './comparison';

test('bars share one scale that starts at zero', () => {
  expect(barsOf([100, 50, 25])).toEqual([
    { start: 0, length: 100 },
    { start: 0, length: 50 },
    { start: 0, length: 25 },
  ]);
});

test('a loss grows to the left of zero', () => {
  expect(barsOf([-50, 50, null])).toEqual([
    { start: 0, length: 50 },
    { start: 50, length: 50 },
    null,
  ]);
});

test('nothing but zeros draws no bar', () => {
  expect(barsOf([0, 0, 0])[0]).toEqual({ start: 0, length: 0 });
});
