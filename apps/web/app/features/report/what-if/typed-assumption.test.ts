import { assumptionText } from '@alpha/report-model/assumption-text';
import { describe, expect, it } from 'vitest';
import { typedValue } from './typed-assumption';

describe('a typed assumption', () => {
  it.each([
    ['aprPercent', '6.75%', 'en', 6.75],
    ['aprPercent', '6,75 %', 'es', 6.75],
    ['aprPercent', '6.5', 'es', 6.5],
    ['aprPercent', '7.375', 'es', 7.375],
    ['aprPercent', '7,375', 'en', 7.375],
    ['downpaymentPercentage', '33.333', 'es', 0.33333],
    ['offeredPrice', '$1,250,000', 'en', 1_250_000],
    ['offeredPrice', 'US$ 1.250.000', 'es', 1_250_000],
    ['offeredPrice', '450.000', 'es', 450_000],
    ['downpaymentPercentage', '40', 'en', 0.4],
    ['appreciationRateAnnual', '−1.5%', 'en', -0.015],
    ['rentMonthly', 'a lot', 'en', null],
    ['rentMonthly', '', 'es', null],
    ['offeredPrice', '$250k', 'en', 250_000],
    ['offeredPrice', '1.2m', 'en', 1_200_000],
    ['offeredPrice', '1,250 k', 'en', 1_250_000],
    ['offeredPrice', '$1.5 million', 'en', 1_500_000],
    ['offeredPrice', '300.500', 'en', 300_500],
    ['offeredPrice', '300,500', 'es', 300_500],
    ['offeredPrice', '1,250,000.50', 'es', 1_250_000.5],
    ['offeredPrice', '1.250.000,50', 'en', 1_250_000.5],
    ['offeredPrice', '250 mil', 'es', 250_000],
    ['offeredPrice', '250k', 'es', 250_000],
    ['offeredPrice', '1,2 millones', 'es', 1_200_000],
    ['offeredPrice', '250 000', 'es', 250_000],
    ['rentMonthly', '2,5 mil', 'es', 2_500],
    ['rentMonthly', '$1,755.50', 'en', 1_755.5],
    ['fixedFeesAnnual', '0', 'en', 0],
    ['loanTermYears', '25 años', 'es', 25],
    ['offeredPrice', '250', 'en', null],
    ['offeredPrice', '1,25,000', 'en', null],
    ['offeredPrice', '250x', 'en', null],
    ['offeredPrice', '250 300k 2', 'es', null],
    ['rentMonthly', '-5', 'en', null],
    ['aprPercent', '7k', 'en', null],
    ['aprPercent', '7..5', 'en', null],
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
