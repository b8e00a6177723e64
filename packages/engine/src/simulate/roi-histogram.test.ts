import { describe, expect, it } from 'vitest';
import { CONDO, EXAMPLE_A, EXAMPLE_C } from '../test-support/examples.ts';
import { roiHistogram } from './roi-histogram.ts';
import { simulate } from './simulate.ts';

const MARKETS = [{}, { volatility: 0.11 }, { volatility: 0.05, saleVolatility: 0.2 }];

describe('roiHistogram', () => {
  it.each(MARKETS)('is that of the simulation (%#)', (market) => {
    for (const home of [EXAMPLE_A, EXAMPLE_C, CONDO])
      expect(roiHistogram(home, market)).toEqual(simulate(home, market).roiHistogram);
  });

  it('counts every path once, and as many below an edge as the probability of a loss says', () => {
    const { roi, points } = simulate(EXAMPLE_A);
    const { edges, counts } = roiHistogram(EXAMPLE_A);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(points);
    const upTo = (limit: number) =>
      counts.reduce((sum, count, i) => sum + ((edges[i + 1] as number) <= limit ? count : 0), 0);
    const bin = (edges[1] as number) - (edges[0] as number);
    expect(upTo(-bin) / points).toBeLessThanOrEqual(roi.probLoss);
    expect(upTo(bin) / points).toBeGreaterThanOrEqual(roi.probLoss);
  });

  it('refuses what the simulation refuses', () => {
    expect(() => roiHistogram({ ...EXAMPLE_A, listPrice: -1 })).toThrow('listPrice');
    expect(() => roiHistogram(EXAMPLE_A, { phi: 2 })).toThrow('phi');
  });
});
