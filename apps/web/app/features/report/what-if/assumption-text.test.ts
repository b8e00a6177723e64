import { describe, expect, it } from 'vitest';
import { assumptionText, typedValue } from './assumption-text';

describe('a typed assumption', () => {
  it.each([
    ['aprPercent', '6.75%', 'en', 6.75],
    ['aprPercent', '6,75 %', 'es', 6.75],
    ['aprPercent', '6.5', 'es', 6.5],
    ['aprPercent', '7.375', 'es', 7.375],
    ['aprPercent', '7,375', 'en', 7.375],
    ['downpaymentPercentage', '33.333', 'es', 0.33333],
    ['listPrice', '$1,250,000', 'en', 1_250_000],
    ['listPrice', 'US$ 1.250.000', 'es', 1_250_000],
    ['listPrice', '450.000', 'es', 450_000],
    ['downpaymentPercentage', '40', 'en', 0.4],
    ['appreciationRateAnnual', '−1.5%', 'en', -0.015],
    ['rentMonthly', 'a lot', 'en', null],
    ['rentMonthly', '', 'es', null],
  ] as const)('of %s, "%s" in %s, is understood', (field, text, locale, expected) => {
    const value = typedValue(field, text, locale);
    if (expected === null) expect(value).toBeNull();
    else expect(value).toBeCloseTo(expected, 9);
  });

  it('is printed with as many decimals as it has', () => {
    expect(assumptionText('downpaymentPercentage', 0.4, 'en')).toBe('40%');
    expect(assumptionText('downpaymentPercentage', 0.6132, 'en')).toBe('61.32%');
    expect(assumptionText('aprPercent', 7.375, 'en')).toBe('7.375%');
    expect(assumptionText('appreciationRateAnnual', 0.035, 'en')).toBe('3.5%');
    expect(assumptionText('loanTermYears', 30, 'es')).toBe('30');
  });
});
