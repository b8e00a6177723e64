import { describe, expect, it } from 'vitest';
import { ofHundred } from './chances.ts';
import { decimalsFor, roiChart, roiCurve } from './roi-chart.ts';

/** As from a simulation without skew. */
const even = (mean: number, deviation: number) => ({
  roi_mean: mean,
  roi_stddev: deviation,
  roi_median: mean,
  roi_percentile_5: mean - 1.645 * deviation,
  roi_percentile_95: mean + 1.645 * deviation,
});
const ends = (mean: number, deviation: number) => {
  const curve = roiCurve(even(mean, deviation)) ?? [];
  return [curve[0]?.x, curve.at(-1)?.x];
};

describe('the ROI curve', () => {
  it('extends four standard deviations to either side', () => {
    expect(ends(60, 20)).toEqual([-20, 140]);
  });

  it('extends no further than 200 points', () => {
    expect(ends(130, 83)).toEqual([-70, 330]);
    expect(ends(-400, 1_000)).toEqual([-600, -200]);
  });

  it('is highest at the mean and symmetric', () => {
    const curve = roiCurve(even(60, 20)) ?? [];
    expect(curve).toHaveLength(121);
    expect(curve[60]).toEqual({ x: 60, y: 1 });
    expect(curve[40]?.y).toBeCloseTo(curve[80]?.y ?? 0, 12);
  });

  it('is not drawn when every simulated ROI is the same', () => {
    expect(roiCurve(even(62, 0))).toBeNull();
    expect(roiCurve(even(62, 1e-9))).toBeNull();
    expect(roiCurve(even(Number.NaN, 20))).toBeNull();
  });
});

describe('the ROI chart', () => {
  it('marks the thresholds inside its axis', () => {
    expect(roiChart(even(60, 20))).toMatchObject({
      low: -20,
      high: 140,
      decimals: 0,
      marks: [
        { name: 'breakEven', at: 0 },
        { name: 'doubled', at: 100 },
      ],
    });
    expect(roiChart(even(50, 1))?.marks).toEqual([]);
    expect(roiChart(even(62, 0))).toBeNull();
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
