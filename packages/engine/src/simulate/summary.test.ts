import { describe, expect, it } from 'vitest';
import { seededRandom } from '../test-support/seeded-random.ts';
import { createSummary } from './summary.ts';

const POINTS = 8_192;
const PROBABILITIES = [0, 0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99, 1];
const THRESHOLDS = [-1e9, -0.2, 0, 0.3, 1e9];

const SAMPLES: Record<string, (random: () => number, i: number) => number> = {
  even: (random) => random() - 0.5,
  'with a long tail': (random) => random() ** -0.9 - 2,
  'with many equal': (random) => Math.floor(5 * random()) / 5 - 0.4,
  'with two far heaps': (random) => (random() < 0.5 ? -1e6 : 1e6) + random(),
  'all the same': () => 0.3,
};

describe.each(Object.entries(SAMPLES))('the summary of a sample %s', (_name, draw) => {
  const random = seededRandom(3);
  const values = Float64Array.from({ length: POINTS }, (_, i) => draw(random, i));
  const sorted = values.toSorted();
  const summarize = createSummary(values);

  it('has the quantiles of the sorted sample', () => {
    const { quantiles } = summarize(PROBABILITIES);
    PROBABILITIES.forEach((probability, k) => {
      const exact = probability * (POINTS - 1);
      const rank = Math.floor(exact);
      const [low = 0, high = low] = [sorted[rank], sorted[rank + 1]];
      expect(quantiles[k]).toBe(low + (exact - rank) * (high - low));
    });
  });

  it('counts values beyond thresholds', () => {
    const { shares } = summarize([0.5], THRESHOLDS);
    THRESHOLDS.forEach((threshold, k) => {
      expect(shares[k]?.below).toBe(values.filter((v) => v < threshold).length / POINTS);
      expect(shares[k]?.above).toBe(values.filter((v) => v > threshold).length / POINTS);
    });
  });

  it('is as exact with a bad guess', () => {
    const bad = summarize(PROBABILITIES, THRESHOLDS, { mean: 7, stdDev: 1e-3 });
    const good = summarize(PROBABILITIES, THRESHOLDS);
    expect(bad.quantiles).toEqual(good.quantiles);
    expect(bad.shares).toEqual(good.shares);
    expect(bad.mean).toBeCloseTo(good.mean, 8);
  });

  it('has mean and standard deviation', () => {
    const { mean, stdDev } = summarize([0.5]);
    const expected = values.reduce((sum, v) => sum + v, 0) / POINTS;
    const variance = values.reduce((sum, v) => sum + (v - expected) ** 2, 0) / (POINTS - 1);
    expect(mean).toBeCloseTo(expected, 9);
    expect(stdDev / (Math.sqrt(variance) || 1)).toBeCloseTo(variance > 1e-20 ? 1 : 0, 9);
  });
});
