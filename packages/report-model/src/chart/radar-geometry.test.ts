import { expect, it } from 'vitest';
import { radarCorners, radarDirections } from './radar-geometry.ts';

it('the axes of a radar start at the top and run clockwise', () => {
  const six = radarDirections(6);
  expect(six[0]).toEqual({ x: 0, y: -1 });
  expect(six[1]?.x).toBeCloseTo(0.866, 3);
  expect(six[1]?.y).toBeCloseTo(-0.5, 9);
  expect(six[4]?.x).toBeCloseTo(-0.866, 3);
});

it('the corners of a radar are at the given distances', () => {
  const [up, right, left] = radarCorners(radarDirections(3), [10, 20, 0]);
  expect(up).toEqual({ x: 0, y: -10 });
  expect(Math.hypot(right?.x ?? 0, right?.y ?? 0)).toBeCloseTo(20, 9);
  expect(right?.y).toBeCloseTo(10, 9);
  expect(Math.hypot(left?.x ?? 1, left?.y ?? 1)).toBe(0);
});

it('no axis is horizontal, so that labels have room', () => {
  for (const count of [3, 4, 5, 6])
    for (const { y } of radarDirections(count)) expect(Math.abs(y)).toBeGreaterThan(0.3);
});
