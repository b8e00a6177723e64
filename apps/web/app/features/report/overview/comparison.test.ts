import { expect, test } from 'vitest';
import { barsOf } from './comparison';

test('bars share one scale that starts at zero', () => {
  const { bars, zero } = barsOf([100, 50, 25]);
  expect(bars.map((bar) => bar?.length)).toEqual([100, 50, 25]);
  expect(bars.every((bar) => bar?.start === 0 && !bar.isLoss)).toBe(true);
  expect(zero).toBeNull();
});

test('a loss extends to the left of a visible zero, and unknown values have no bar', () => {
  expect(barsOf([-50, 50, null])).toEqual({
    bars: [{ start: 0, length: 50, isLoss: true }, { start: 50, length: 50, isLoss: false }, null],
    zero: 50,
  });
});

test('only losses: zero is on the right', () => {
  expect(barsOf([-50, -100])).toMatchObject({ zero: 100, bars: [{ start: 50 }, { start: 0 }] });
});

test('only zeros: no bar is drawn', () => {
  expect(barsOf([0, 0, 0]).bars[0]).toMatchObject({ start: 0, length: 0 });
});
