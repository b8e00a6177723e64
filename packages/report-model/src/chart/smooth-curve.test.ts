import { describe, expect, it } from 'vitest';
import { smoothCurve } from './smooth-curve.ts';

const BELL = Array.from({ length: 12 }, (_, k) => [k, Math.exp(-(((k - 5) / 2) ** 2))] as const);
const FLAT_AND_STEEP = [
  [0, 0],
  [1, 0],
  [2, 9],
  [3, 10],
  [7, 10],
  [8, 0],
] as const;

describe('a smooth curve', () => {
  it('goes through every point', () => {
    expect(smoothCurve(BELL).map(({ end }) => end)).toEqual(BELL.slice(1));
  });

  it('has no corner: it leaves a point in the direction in which it came', () => {
    const pieces = smoothCurve(BELL);
    for (const [i, { control2, end }] of pieces.slice(0, -1).entries()) {
      const { control1 } = pieces[i + 1] as (typeof pieces)[number];
      const slope = (from: readonly number[], to: readonly number[]) =>
        ((to[1] as number) - (from[1] as number)) / ((to[0] as number) - (from[0] as number));
      expect(slope(control2, end)).toBeCloseTo(slope(end, control1), 9);
    }
  });

  it('never leaves the heights of the two points beside it', () => {
    const points = [...FLAT_AND_STEEP];
    for (const [i, { control1, control2, end }] of smoothCurve(points).entries()) {
      const [low, high] = [points[i]?.[1] ?? 0, end[1]].sort((a, b) => a - b) as [number, number];
      for (const [, y] of [control1, control2]) {
        expect(y).toBeGreaterThanOrEqual(low);
        expect(y).toBeLessThanOrEqual(high);
      }
    }
  });

  it('of one point or none has no pieces', () => {
    expect(smoothCurve([])).toEqual([]);
    expect(smoothCurve([[1, 2]])).toEqual([]);
  });
});
