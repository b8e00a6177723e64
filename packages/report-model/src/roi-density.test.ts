import { describe, expect, it } from 'vitest';
import { roiDensity } from './roi-density.ts';

const of = (low: number, median: number, high: number) =>
  roiDensity({ roi_percentile_5: low, roi_median: median, roi_percentile_95: high });

/** Share of the area left of each point. */
function sharesLeft(density: (roi: number) => number, places: number[]): number[] {
  const sums = places.map(() => 0);
  let all = 0;
  for (let roi = -2_000; roi < 4_000; roi += 0.05) {
    const height = density(roi);
    all += height;
    for (const [i, place] of places.entries()) if (roi < place) sums[i] = (sums[i] ?? 0) + height;
  }
  return sums.map((sum) => sum / all);
}

describe('the density of the simulated ROI', () => {
  it.each([
    [20.1, 130, 330],
    [-40, 60, 190],
    [-190, -60, 40],
    [10, 60, 110],
  ])('has five, fifty and ninety-five percent left of %d, %d and %d', (low, median, high) => {
    const density = of(low, median, high);
    const shares = sharesLeft(density ?? (() => 0), [low, median, high]);
    for (const [i, share] of [0.05, 0.5, 0.95].entries()) expect(shares[i]).toBeCloseTo(share, 3);
  });

  it('is 1 at its peak and 0 beyond its end', () => {
    const density = of(20, 130, 330) ?? (() => 0);
    const heights = Array.from({ length: 6_000 }, (_, i) => density(-300 + i / 10));
    expect(Math.max(...heights)).toBeCloseTo(1, 4);
    expect(density(-2_000)).toBe(0);
  });

  it('is null when all decades are equal', () => {
    expect(of(62, 62, 62)).toBeNull();
    expect(of(Number.NaN, 62, 70)).toBeNull();
  });
});
