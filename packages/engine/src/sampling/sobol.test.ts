import { describe, expect, it } from 'vitest';
import { JOE_KUO } from './joe-kuo.ts';
import { rotateToward } from './rotate.ts';
import { buildShocks, FROZEN_SEED } from './shocks.ts';
import { scrambledSobol, shuffledIndex } from './sobol.ts';

const POINTS = 1_024;

describe('the scrambled Sobol points', () => {
  it.each(JOE_KUO.map((_, dimension) => dimension))(
    'of dimension %i have one in each interval',
    (dimension) => {
      const seen = new Set<number>();
      for (const u of scrambledSobol(dimension, POINTS, FROZEN_SEED))
        seen.add(Math.floor(u * POINTS));
      expect(seen.size).toBe(POINTS);
    },
  );

  it('of the first two dimensions fill every box of a grid evenly', () => {
    const [x, y] = [0, 1].map((d) => scrambledSobol(d, POINTS, 5));
    for (const [columns, rows] of [
      [32, 32],
      [64, 16],
      [8, 128],
    ] as const) {
      const boxes = new Set<number>();
      x?.forEach((u, i) => {
        boxes.add(Math.floor(u * columns) * rows + Math.floor((y?.[i] ?? 0) * rows));
      });
      expect(boxes.size).toBe(POINTS);
    }
  });

  it('differ by scramble, and are the same for the same one', () => {
    expect(scrambledSobol(3, 64, 1)).toEqual(scrambledSobol(3, 64, 1));
    expect(scrambledSobol(3, 64, 1)).not.toEqual(scrambledSobol(3, 64, 2));
  });

  it('are shuffled without losing one', () => {
    const shuffled = Array.from({ length: POINTS }, (_, i) => shuffledIndex(i, POINTS, 9));
    expect(new Set(shuffled).size).toBe(POINTS);
    expect(Math.max(...shuffled)).toBe(POINTS - 1);
    expect(shuffled).not.toEqual(shuffled.toSorted((a, b) => a - b));
  });
});

describe('the rotation', () => {
  const weights = [3, 1, 2, 0.5];

  it('puts the weighted sum into the first number and keeps lengths', () => {
    const before = [0.3, -1.2, 0.7, 2.1];
    const after = before.map((z) => Float64Array.of(z));
    rotateToward(weights, after);
    const length = Math.hypot(...weights);
    const sum = weights.reduce((total, w, k) => total + w * (after[k]?.[0] ?? 0), 0);
    expect(sum / length).toBeCloseTo(0.3, 12);
    expect(Math.hypot(...after.map((z) => z[0] ?? 0))).toBeCloseTo(Math.hypot(...before), 12);
  });
});

describe('the shocks', () => {
  const shocks = buildShocks(4_096, FROZEN_SEED);

  it('are standard normals, uncorrelated between years', () => {
    const normals = [...shocks.price, ...shocks.rent, ...shocks.expense];
    for (const [k, a] of normals.entries()) {
      expect(mean(a.map((z) => z))).toBeCloseTo(0, 2);
      expect(mean(a.map((z) => z * z))).toBeCloseTo(1, 1);
      const b = normals[k + 1];
      if (b) expect(Math.abs(mean(a.map((z, i) => z * (b[i] ?? 0))))).toBeLessThan(0.05);
    }
  });

  it('keep the mean vacancy', () => {
    for (const vacancy of shocks.vacancy) expect(Math.abs(mean(vacancy))).toBeLessThan(1e-5);
  });
});

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
