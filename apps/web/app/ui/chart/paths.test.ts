import { expect, it } from 'vitest';
import { bandsOf } from './bands';
import { areaPath, closedPath, linePath } from './paths';

it('a path goes through its points, an area back along the lower line', () => {
  const upper = [
    [0, 5],
    [10, 2.5],
  ] as const;
  expect(linePath(upper)).toBe('M0,5L10,2.5');
  expect(closedPath(upper)).toBe('M0,5L10,2.5Z');
  expect(
    areaPath(upper, [
      [0, 9],
      [10, 9],
    ]),
  ).toBe('M0,5L10,2.5L10,9L0,9Z');
  expect(linePath([[1 / 3, 2]])).toBe('M0.333,2');
  expect([linePath([]), closedPath([])]).toEqual(['', '']);
});

it('bars are of equal width and centered in the plot', () => {
  const { start, middle, width, step } = bandsOf(2, [0, 230]);
  expect(step).toBeCloseTo(100, 9);
  expect(width).toBeCloseTo(70, 9);
  expect([start(0), start(1)].map(Math.round)).toEqual([30, 130]);
  expect(middle(0)).toBeCloseTo(65, 9);
});
