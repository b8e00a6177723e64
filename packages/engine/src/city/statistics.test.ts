import { describe, expect, it } from 'vitest';
import { seededRandom } from '../test-support/seeded-random.ts';
import { midRankPercentile } from './mid-rank-percentile.ts';
import { median, quantile } from './quantile.ts';
import { shareBeaten } from './share-beaten.ts';

describe('the median', () => {
  it('is the middle value, or half way between the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 6])).toBe(5.5);
    expect(median([7])).toBe(7);
  });

  it('is null for an empty sample', () => {
    expect(median([])).toBeNull();
  });

  it('does not change the sample', () => {
    const sample = [3, 1, 2];
    median(sample);
    expect(sample).toEqual([3, 1, 2]);
  });
});

describe('a quantile', () => {
  it('interpolates linearly between neighbors, as numpy does by default', () => {
    // numpy.quantile([10, 20, 30, 40], [0.25, 0.75, 0.9]) = 17.5, 32.5, 37.
    expect(quantile([40, 10, 30, 20], 0.25)).toBe(17.5);
    expect(quantile([40, 10, 30, 20], 0.75)).toBe(32.5);
    expect(quantile([40, 10, 30, 20], 0.9)).toBeCloseTo(37, 12);
  });

  it('has the smallest and the largest value at its ends, and is undefined outside', () => {
    expect(quantile([4, 2, 8], 0)).toBe(2);
    expect(quantile([4, 2, 8], 1)).toBe(8);
    expect(quantile([4, 2, 8], 1.01)).toBeNull();
    expect(quantile([4, 2, 8], Number.NaN)).toBeNull();
  });
});

describe('the mid-rank percentile', () => {
  it('counts ties half', () => {
    expect(midRankPercentile(5, [1, 5, 5, 9])).toBe(50);
    expect(midRankPercentile(1, [1, 5, 5, 9])).toBe(12.5);
    expect(midRankPercentile(10, [1, 5, 5, 9])).toBe(100);
    expect(midRankPercentile(0, [1, 5, 5, 9])).toBe(0);
    expect(midRankPercentile(3, [3])).toBe(50);
    expect(midRankPercentile(3, [])).toBeNull();
  });

  it('stays within 0 and 100, rises with the value and averages 50 over the sample', () => {
    const random = seededRandom(11);
    for (let round = 0; round < 200; round += 1) {
      const sample = Array.from({ length: 1 + Math.floor(30 * random()) }, () =>
        Math.floor(10 * random()),
      );
      let before = 0;
      for (let value = -1; value <= 11; value += 1) {
        const percentile = midRankPercentile(value, sample) ?? Number.NaN;
        expect(percentile).toBeGreaterThanOrEqual(before);
        expect(percentile).toBeLessThanOrEqual(100);
        before = percentile;
      }
      const all = sample.map((value) => midRankPercentile(value, sample) ?? Number.NaN);
      expect(all.reduce((sum, p) => sum + p, 0) / all.length).toBeCloseTo(50, 10);
    }
  });
});

describe('the share beaten', () => {
  it('is inverted where low is good', () => {
    expect(shareBeaten('cap_rate', 9, [1, 5, 5, 9])).toBe(87.5);
    expect(shareBeaten('hoa', 9, [1, 5, 5, 9])).toBe(12.5);
    expect(shareBeaten('months_to_cashflow', 0, [12, 24])).toBe(100);
    expect(shareBeaten('hoa', 9, [])).toBeNull();
    // Not 50: nothing was beaten.
    expect(shareBeaten('hoa', 9, [9, 9, 9])).toBeNull();
    expect(shareBeaten('hoa', 8, [9, 9, 9])).toBe(100);
  });
});
