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
  const { bars, zero } = barsOf([100, 50, 25]);
  expect(bars.map((bar) => bar?.length)).toEqual([100, 50, 25]);
  expect(bars.every((bar) => bar?.start === 0 && !bar.isLoss)).toBe(true);
  expect(zero).toBeNull();
});

test('a loss grows to the left of a zero that is drawn, and what is not known has no bar', () => {
  expect(barsOf([-50, 50, null])).toEqual({
    bars: [{ start: 0, length: 50, isLoss: true }, { start: 50, length: 50, isLoss: false }, null],
    zero: 50,
  });
});

test('nothing but losses ends at a zero on the right', () => {
  expect(barsOf([-50, -100])).toMatchObject({ zero: 100, bars: [{ start: 50 }, { start: 0 }] });
});

test('nothing but zeros draws no bar', () => {
  expect(barsOf([0, 0, 0]).bars[0]).toMatchObject({ start: 0, length: 0 });
});
