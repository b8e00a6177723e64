import { describe, expect, it } from 'vitest';
import { seededRandom } from '../test-support/seeded-random.ts';
import { exp, expm1 } from './exp.ts';
import { log, log1p } from './log.ts';
import { normalQuantile } from './normal-quantile.ts';
import { powInt } from './power.ts';

const ULP = 2 ** -52;
const POINTS = 200_000;

function worstError(
  ours: (x: number) => number,
  theirs: (x: number) => number,
  from: number,
  to: number,
) {
  const random = seededRandom(7);
  let worst = 0;
  for (let i = 0; i < POINTS; i += 1) {
    const x = from + (to - from) * random();
    const expected = theirs(x);
    worst = Math.max(worst, Math.abs(ours(x) - expected) / Math.abs(expected));
  }
  return worst;
}

describe('our elementary functions', () => {
  it('agree with the platform within two units in the last place', () => {
    expect(worstError(exp, Math.exp, -700, 700)).toBeLessThan(1.5 * ULP);
    expect(worstError(exp, Math.exp, -1, 1)).toBeLessThan(1.5 * ULP);
    expect(worstError(expm1, Math.expm1, -20, 20)).toBeLessThan(2 * ULP);
    expect(worstError(expm1, Math.expm1, -1, 1)).toBeLessThan(2 * ULP);
    expect(worstError(expm1, Math.expm1, -1e-5, 1e-5)).toBeLessThan(2 * ULP);
    expect(worstError(log, Math.log, 1e-300, 1e-290)).toBeLessThan(1.5 * ULP);
    expect(worstError(log, Math.log, 0, 2)).toBeLessThan(1.5 * ULP);
    expect(worstError(log, Math.log, 1, 1e12)).toBeLessThan(1.5 * ULP);
    expect(worstError(log1p, Math.log1p, -0.9, 10)).toBeLessThan(2 * ULP);
    expect(worstError(log1p, Math.log1p, -1e-3, 1e-3)).toBeLessThan(2 * ULP);
    expect(worstError(log1p, Math.log1p, 0, 1e-9)).toBeLessThan(2 * ULP);
  });

  it('have the right limits', () => {
    expect(exp(0)).toBe(1);
    expect(exp(1_000)).toBe(Number.POSITIVE_INFINITY);
    expect(exp(-1_000)).toBe(0);
    expect(exp(708.9) / Math.exp(708.9)).toBeCloseTo(1, 12);
    expect(exp(-707.9) / Math.exp(-707.9)).toBeCloseTo(1, 12);
    expect(exp(Number.NaN)).toBeNaN();
    expect(expm1(-1_000)).toBe(-1);
    expect(expm1(1e-20)).toBe(1e-20);
    expect(log(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(log(-1)).toBeNaN();
    expect(log(1)).toBe(0);
    expect(log1p(-1)).toBe(Number.NEGATIVE_INFINITY);
    expect(log1p(1e-20)).toBe(1e-20);
  });

  it('raise to whole powers by multiplication', () => {
    expect(powInt(1.035, 0)).toBe(1);
    expect(powInt(2, 10)).toBe(1_024);
    expect(powInt(1.035, 10)).toBeCloseTo(1.035 ** 10, 14);
  });
});

describe('the normal quantile', () => {
  it('gives the table values', () => {
    expect(normalQuantile(0.5)).toBe(0);
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 14);
    expect(normalQuantile(0.05)).toBeCloseTo(-1.6448536269514729, 14);
    expect(normalQuantile(1e-10)).toBeCloseTo(-6.361340902404056, 12);
  });

  it('is symmetric', () => {
    for (const p of [0.001, 0.01, 0.07, 0.2, 0.4])
      expect(normalQuantile(p)).toBeCloseTo(-normalQuantile(1 - p), 12);
  });
});
