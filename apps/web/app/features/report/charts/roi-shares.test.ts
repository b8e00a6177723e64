import { DEFAULT_ASSUMPTIONS, project, simulate } from '@alpha/engine';
import { toRoiStats } from '@alpha/report-model/api-figures';
import { describe, expect, it } from 'vitest';
import { countedPlaces, shareBelow } from './roi-shares';

const HOME = { ...DEFAULT_ASSUMPTIONS, listPrice: 450_000, rentMonthly: 3_300, hoaMonthly: 0 };
const HOMES = [HOME, { ...HOME, rentMonthly: 5_000 }, { ...HOME, rentMonthly: 900 }];

describe('the shares below an ROI', () => {
  it('match the sentence and the percentiles, and increase with the ROI', () => {
    for (const home of HOMES) {
      const { roi, points } = simulate(home);
      const stats = toRoiStats({ roi }, project(home));
      const places = countedPlaces(stats, points);
      expect(shareBelow(places, 0)).toBe(1 - roi.probAbove0);
      expect(shareBelow(places, 100)).toBe(1 - roi.probDouble);
      expect(shareBelow(places, roi.p5)).toBeCloseTo(0.05, 4);
      expect(shareBelow(places, roi.median)).toBe(0.5);
      const along = Array.from({ length: 121 }, (_, i) => roi.mean + (i - 60) * 6);
      const shares = along.map((x) => shareBelow(places, x));
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    }
  });

  it('are close to a count of all simulated paths', () => {
    const { roi, roiHistogram, points } = simulate(HOME);
    const places = countedPlaces(toRoiStats({ roi }, project(HOME)), points);
    let counted = 0;
    roiHistogram.counts.forEach((count, bin) => {
      counted += count;
      const edge = roiHistogram.edges[bin + 1] ?? 0;
      expect(Math.abs(shareBelow(places, edge) - counted / points)).toBeLessThan(0.02);
    });
  });

  it('stay at none or all beyond a point where none or all were counted', () => {
    const stats = {
      roi_percentile_5: 30,
      roi_median: 50,
      roi_percentile_95: 70,
      prob_roi_above_0: 1,
      prob_roi_above_100: 0,
    };
    const places = countedPlaces(stats, null);
    expect(places.map(({ key }) => key)).toEqual([
      'breakEven',
      'fifth',
      'median',
      'ninetyFifth',
      'doubledShort',
    ]);
    expect([-20, 0, 100, 140].map((roi) => shareBelow(places, roi))).toEqual([0, 0, 1, 1]);
    expect(shareBelow(places, 60)).toBeGreaterThan(0.5);
  });
});
