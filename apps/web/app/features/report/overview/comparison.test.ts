import { expect, test } from 'vitest';
import { barsOf, standingOf } from './comparison';

test('a higher return beats the city, a lower one is behind', () => {
  expect(standingOf(8.67, 5.71, false)).toBe('ahead');
  expect(standingOf(5.71, 8.67, false)).toBe('behind');
});

test('fewer months to a positive cash flow beat the city', () => {
  expect(standingOf(0, 72, true)).toBe('ahead');
  expect(standingOf(120, 72, true)).toBe('behind');
});

test('what differs only in the last bit is level', () => {
  expect(standingOf(0.1 + 0.2, 0.3, false)).toBe('level');
  expect(standingOf(120, 120, true)).toBe('level');
});

test('without a median there is nothing to say', () => {
  expect(standingOf(8, null, false)).toBeNull();
  expect(standingOf(null, 8, false)).toBeNull();
});

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
