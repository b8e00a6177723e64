import { METRIC_DIRECTIONS } from '@alpha/engine/city';
import { formatNumber } from '@alpha/i18n';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './performance.ts';
import {
  decimalsBeside,
  formulaDecimals,
  isYearlyRate,
  printedDifference,
  unitOf,
} from './units.ts';

describe('a figure', () => {
  it('for returns has one decimal everywhere, a yearly rate has two', () => {
    expect(['total_roi', 'roi_mean', 'rent_roi'].map((name) => unitOf(name).decimals)).toEqual([
      1, 1, 1,
    ]);
    expect(['annual_roi', 'cap_rate'].map((name) => unitOf(name).decimals)).toEqual([2, 2]);
    expect(['totalRoi', 'annualizedRoi'].map(formulaDecimals)).toEqual([1, 2]);
  });

  it('of every measure has a unit; unknown measures are rates', () => {
    for (const metric of Object.keys(METRIC_DIRECTIONS)) expect(unitOf(metric)).toBeDefined();
    expect(unitOf('of_next_year')).toEqual({ unit: 'percent', decimals: 2 });
  });

  it('next to its threshold has enough decimals to show the difference', () => {
    expect([12.34, 10.04, 9.96].map((roi) => decimalsBeside(roi, 10))).toEqual([1, 2, 2]);
  });

  it('of a total loss is not a yearly rate', () => {
    expect([-100, -120, -99.9, null].map(isYearlyRate)).toEqual([false, false, true, true]);
  });
});

describe('a difference', () => {
  it('is that of the displayed figures', () => {
    expect(printedDifference(154.6, 142.4, 0)).toBe(13);
    expect(printedDifference(213.32, 193.05, 1)).toBe(20.2);
    expect(printedDifference(-0.04, 0.04, 1)).toBe(0);
    expect(printedDifference(1, null, 1)).toBeNull();
  });

  it('adds up as displayed for any two figures', () => {
    const print = (value: number, decimals: number) =>
      Number(formatNumber(value, 'en', { decimals })?.replace('\u2212', '-').replaceAll(',', ''));
    for (let i = 0; i < 2_000; i += 1) {
      const [a, b] = [Math.sin(i) * 300, Math.cos(3 * i) * 2_000];
      for (const decimals of [0, 1, 2]) {
        const difference = print(printedDifference(a, b, decimals) ?? 0, decimals);
        expect(print(b, decimals) + difference).toBeCloseTo(print(a, decimals), 8);
      }
    }
  });

  it('is in the unit of its measure, and null if one is not a rate', () => {
    expect(differenceOf({ metric: 'cash_flow', property: 154.6, median: 142.4 })).toBe(13);
    expect(differenceOf({ metric: 'cap_rate', property: 5.126, median: 4 })).toBe(1.13);
    expect(differenceOf({ metric: 'annual_roi', property: -100, median: 4 })).toBeNull();
  });
});
