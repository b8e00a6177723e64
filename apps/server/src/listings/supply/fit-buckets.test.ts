import { createRandom } from '@alpha/demo-market/random';
import { describe, expect, it } from 'vitest';
import { fitBuckets } from './fit-buckets.ts';

function countsOf(investments: readonly number[]): Int32Array {
  const counts = new Int32Array(100_001);
  for (const dollars of investments) {
    const place = Math.min(100_000, Math.floor(dollars / 1_000));
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

describe('the buckets of the budget', () => {
  it('count every listing in its bucket, and neither end is most of the market', () => {
    const random = createRandom(3);
    for (const middle of [8_000, 60_000, 140_000, 900_000, 6_000_000, 20_000_000])
      for (const spread of [0.01, 0.3, 1.2]) {
        const investments = Array.from(
          { length: 700 },
          () => middle * Math.exp(spread * (random.next() + random.next() - 1)),
        );
        const { edges, fitted } = fitBuckets(countsOf(investments));
        const expected = edges.map(
          (edge, i) =>
            investments.filter((x) => x >= edge && x < (edges[i + 1] ?? Number.POSITIVE_INFINITY))
              .length,
        );
        expect([middle, spread, fitted]).toEqual([middle, spread, expected]);
        expect([...edges].sort((a, b) => a - b)).toEqual(edges);
        expect(new Set(edges).size).toBe(edges.length);
        expect(edges.length).toBeLessThanOrEqual(41);
        expect(fitted.at(-1)).toBeLessThanOrEqual(7);
        if (middle > 20_000) expect(fitted[0]).toBeLessThanOrEqual(7);
      }
  });

  it('fit one listing, and there are none without listings', () => {
    const { edges, fitted } = fitBuckets(countsOf([134_015]));
    expect(fitted.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect([edges[0], fitted[0], fitted.at(-1)]).toEqual([0, 0, 0]);
    expect(fitBuckets(countsOf([]))).toEqual({ edges: [], fitted: [] });
  });
});
