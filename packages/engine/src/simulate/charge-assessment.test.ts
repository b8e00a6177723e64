import { describe, expect, it } from 'vitest';
import { CONDO, EXAMPLE_A } from '../test-support/examples.ts';
import { createAnalyzer } from './analyzer.ts';
import { cashflowSpread } from './cashflow-spread.ts';
import { roiHistogram } from './roi-histogram.ts';
import { sharedAnalyzer, simulate } from './simulate.ts';

const CHARGE = { assessmentChance: 0.3, assessmentShare: 0.05 };

describe('a special assessment', () => {
  it('with a chance or an amount of 0 leaves every byte as it was', () => {
    const plain = JSON.stringify(simulate(CONDO));
    for (const none of [
      { assessmentChance: 0, assessmentShare: 0.2 },
      { assessmentChance: 1, assessmentShare: 0 },
    ]) {
      expect(JSON.stringify(simulate(CONDO, none))).toBe(plain);
      expect(cashflowSpread(CONDO, none)).toEqual(cashflowSpread(CONDO));
    }
  });

  it.each([EXAMPLE_A, CONDO])('costs its chance times its amount on average (%#)', (home) => {
    const before = simulate(home).roi;
    const { roi } = simulate(home, CHARGE);
    const points = (100 * CHARGE.assessmentShare) / home.downpaymentPercentage;
    expect(before.mean - roi.mean).toBeCloseTo(CHARGE.assessmentChance * points, 1);
    expect(roi.probLoss).toBeGreaterThan(before.probLoss);
    expect(roi.p5).toBeLessThan(before.p5);
  });

  it('is independent of prices: charged paths had the same luck otherwise', () => {
    const certain = simulate(CONDO, { ...CHARGE, assessmentChance: 1 }).roi;
    const { roi } = simulate(CONDO, CHARGE);
    const before = simulate(CONDO).roi;
    const points = (100 * CHARGE.assessmentShare) / CONDO.downpaymentPercentage;
    const expected = before.stdDev ** 2 + 0.3 * 0.7 * points ** 2;
    expect(roi.stdDev ** 2 / expected).toBeCloseTo(1, 2);
    expect(certain.median).toBeCloseTo(before.median - points, 9);
    expect(certain.stdDev).toBeCloseTo(before.stdDev, 9);
  });

  it('hurts more the likelier it is, in all figures of a report alike', () => {
    const losses = [0, 0.25, 0.5, 1].map(
      (assessmentChance) => simulate(CONDO, { ...CHARGE, assessmentChance }).roi.probLoss,
    );
    expect(losses).toEqual(losses.toSorted((a, b) => a - b));
    const { roi, roiHistogram: histogram } = simulate(CONDO, CHARGE);
    expect(roiHistogram(CONDO, CHARGE)).toEqual(histogram);
    const stored = sharedAnalyzer().analyze(CONDO, CHARGE).roi;
    expect(stored.p5).toBeCloseTo(roi.p5, 9);
    expect(createAnalyzer({ points: 1_024 }).analyze(CONDO, CHARGE).roi.mean).toBeLessThan(
      createAnalyzer({ points: 1_024 }).analyze(CONDO).roi.mean,
    );
  });

  it('falls into every year of the cash flow with the same chance', () => {
    const plain = cashflowSpread(CONDO);
    const certain = cashflowSpread(CONDO, { assessmentChance: 1, assessmentShare: 0.05 });
    certain.forEach(({ p5, p50 }, year) => {
      expect(p5).toBeLessThan(plain[year]?.p5 ?? 0);
      expect(p50).toBeLessThan(plain[year]?.p50 ?? 0);
    });
  });

  it('refuses a chance above 1 and an amount above half the price', () => {
    expect(() => simulate(CONDO, { ...CHARGE, assessmentChance: 1.2 })).toThrow('assessmentChance');
    expect(() => simulate(CONDO, { ...CHARGE, assessmentShare: 0.6 })).toThrow('assessmentShare');
  });
});
