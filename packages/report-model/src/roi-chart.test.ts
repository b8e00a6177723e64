import { describe, expect, it } from 'vitest';
import { ofHundred } from './chances.ts';
import { decimalsFor, roiChart, roiCurve } from './roi-chart.ts';

const stats = (mean: number, deviation: number) => ({
  roi_mean: mean,
  roi_stddev: deviation,
  roi_percentile_5: mean - 1.645 * deviation,
  roi_percentile_95: mean + 1.645 * deviation,
});

/** 50 bins over the mean ± 4 deviations, as the engine counts them. */
const bins = (mean: number, deviation: number, counts = BELL) => ({
  edges: Array.from({ length: 51 }, (_, k) => mean + ((8 * k) / 50 - 4) * deviation),
  counts,
});
const BELL = Array.from({ length: 50 }, (_, k) =>
  Math.round(1_000 * Math.exp(-0.5 * ((k - 24.5) / 6.25) ** 2)),
);
const curve = (mean: number, deviation: number, counts?: number[]) =>
  roiCurve(stats(mean, deviation), bins(mean, deviation, counts));
const ends = (mean: number, deviation: number) => {
  const points = curve(mean, deviation) ?? [];
  return [points[0]?.x, points.at(-1)?.x];
};

describe('the ROI curve', () => {
  it('extends four standard deviations to either side', () => {
    expect(ends(60, 20)).toEqual([-20, 140]);
  });

  it('extends no further than 200 points', () => {
    expect(ends(130, 83)).toEqual([-70, 330]);
  });

  it('goes on past the percentiles that are printed under it', () => {
    expect(ends(-400, 1_000)).toEqual([-400 - 1.25 * 1_645, -400 + 1.25 * 1_645]);
  });

  it('is as high as simulations were counted there, two peaks included', () => {
    const twoPeaks = BELL.map((count, k) => (k === 10 || k === 11 ? 2_000 : count));
    const points = curve(60, 20, twoPeaks) ?? [];
    const [top] = points.toSorted((a, b) => b.y - a.y);
    expect(top).toMatchObject({ y: 2_000, x: expect.closeTo(60 + ((8 * 11) / 50 - 4) * 20, 9) });
  });

  it('counts the simulations below each of its points', () => {
    const all = BELL.reduce((sum, count) => sum + count, 0);
    const points = curve(60, 20) ?? [];
    for (const { x, below } of points.slice(1, -1)) {
      const bin = Math.round(((x - 60) / 20 + 4) * (50 / 8));
      const counted = BELL.slice(0, bin).reduce((sum, count) => sum + count, 0);
      expect(below).toBe(counted / all);
    }
    expect(points.at(-1)?.below).toBeCloseTo(1, 12);
  });

  it('has no spike at its ends, where the outer bins count all beyond', () => {
    const overflow = BELL.map((count, k) => (k === 0 || k === 49 ? 400 : count));
    const points = curve(60, 20, overflow) ?? [];
    expect(points[0]?.y).toBeLessThan(5);
    expect(points.at(-1)?.y).toBeLessThan(5);
  });

  it('is not drawn when every simulated ROI is the same', () => {
    expect(curve(62, 0)).toBeNull();
    expect(curve(62, 1e-9)).toBeNull();
    expect(curve(Number.NaN, 20)).toBeNull();
  });
});

describe('the ROI chart', () => {
  it('marks the thresholds inside its axis', () => {
    expect(roiChart(stats(60, 20), bins(60, 20))).toMatchObject({
      low: -20,
      high: 140,
      decimals: 0,
      marks: [
        { name: 'breakEven', at: 0 },
        { name: 'doubled', at: 100 },
      ],
    });
    expect(roiChart(stats(50, 1), bins(50, 1))?.marks).toEqual([]);
    expect(roiChart(stats(62, 0), bins(62, 0))).toBeNull();
    expect(roiChart(stats(60, 20), null)).toBeNull();
  });
});

describe('a probability as a count out of 100', () => {
  it.each([
    [0.914, 91],
    [0.9993, 99],
    [1, 100],
    [0.0002, 1],
    [0, 0],
  ])('%d is %d', (chance, hundred) => {
    expect(ofHundred(chance)).toBe(hundred);
  });
});

it('an axis has as many decimals as its labels need to differ', () => {
  expect([400, 8, 0.2].map(decimalsFor)).toEqual([0, 1, 2]);
});
