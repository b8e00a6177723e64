import { describe, expect, test } from 'vitest';
import { bucketsOnTrack, budgetScale } from './budget-scale';

const SUPPLY = { edges: [0, 50_000, 100_000, 200_000, 400_000], fitted: [1, 30, 40, 20, 2] };

describe('the scale of the budget', () => {
  test('gives each bucket the same width, and the ends of the slider are the ends of the track', () => {
    const { toPosition } = budgetScale(SUPPLY.edges);
    expect([0, 50_000, 100_000, 200_000, 400_000, 5_000_000].map(toPosition)).toEqual([
      ...[0, 0.2, 0.4, 0.6, 0.8, 1],
    ]);
    expect(toPosition(10_000_000)).toBe(1);
  });

  test('is invertible, also before the supply is known', () => {
    for (const edges of [SUPPLY.edges, bucketsOnTrack(undefined).edges]) {
      const { toPosition, toValue } = budgetScale(edges);
      for (const position of [0, 0.01, 0.2, 0.55, 0.99, 1])
        expect(toPosition(toValue(position))).toBeCloseTo(position, 9);
    }
  });

  test('loses no listing beyond the end of the slider', () => {
    const wide = { edges: [0, 1_000_000, 4_000_000, 6_000_000], fitted: [1, 2, 3, 4] };
    expect(bucketsOnTrack(wide)).toEqual({ edges: [0, 1_000_000, 4_000_000], fitted: [1, 2, 7] });
  });

  test('needs no listing', () => {
    expect(bucketsOnTrack({ edges: [], fitted: [] }).fitted).toEqual([]);
  });
});
