import type { PropertyDetail, PropertyReport } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import type { FloridaReport } from '../florida.ts';
import {
  comparisonLine,
  financialsLine,
  floridaLine,
  loanLine,
  summaryLine,
} from './fold-lines.ts';
import { phrasesOf } from './phrases.ts';

const phrases = (locale: 'en' | 'es') =>
  phrasesOf({
    locale,
    charts: translatorFor(locale, 'charts'),
    report: translatorFor(locale, 'report'),
    listings: translatorFor(locale, 'listings'),
    ui: translatorFor(locale, 'ui'),
  });
const english = phrases('en');

const home = (rent: number | null, hoa: number | null, year: number | null) =>
  ({
    rent_estimate: rent,
    year_built: year,
    financial_records: { hoa },
  }) as PropertyDetail;

test('the summary names rent, fee and year, and leaves out what is unknown or zero', () => {
  expect(summaryLine(home(2_900, 420, 1978), english)).toBe(
    'Rent $2,900 a month · HOA $420 a month · Built in 1978',
  );
  expect(summaryLine(home(2_900, 0, null), english)).toBe('Rent $2,900 a month');
  expect(summaryLine(home(null, null, null), english)).not.toContain('$');
  expect(summaryLine(home(2_900, 420, 1978), phrases('es'))).toContain('2.900');
});

test('the loan says what is still owed, that it is paid off, or that there is none', () => {
  const loan = (loan_amount: number, balance_after_10_years: number) =>
    ({ property_estimates: { loan_amount, balance_after_10_years } }) as PropertyDetail;
  expect(loanLine(loan(250_000, 198_400), english)).toContain('$198,400');
  const lines = [
    loanLine(loan(250_000, 0.4), english),
    loanLine(loan(0, 0), english),
    loanLine({ property_estimates: null, model: null }, english),
  ];
  expect(lines[0]).not.toBe(lines[1]);
  expect(lines[1]).toBe(lines[2]);
  expect(lines.join('')).not.toContain('$');
});

test('the financials name the rent and the costs of a month', () => {
  const estimates = { monthly_rental_income: 3_200, total_expenses_monthly: 3_850 };
  const line = financialsLine(
    estimates as NonNullable<PropertyDetail['property_estimates']>,
    english,
  );
  expect(line).toContain('$3,200');
  expect(line).toContain('$3,850');
});

test('Florida’s line has what is known of closing, tax and insurance, else the rules', () => {
  const known = {
    closing: { buyerTotal: 9_120.4 },
    tax: { years: [{ year: 1, tax: 14_800 }] },
    insurance: { low: 3_000, high: 5_200 },
  } as unknown as FloridaReport;
  const line = floridaLine(known, english);
  for (const amount of ['$9,120', '$14,800', '$3,000', '$5,200']) expect(line).toContain(amount);
  const none = { closing: null, tax: null, insurance: null } as unknown as FloridaReport;
  expect(floridaLine(none, english)).toBe(english.report('line.floridaRules'));
  expect(floridaLine({ ...none, tax: known.tax }, english)).not.toContain('·');
});

test('the comparison counts the measures that are better, and says when there are none', () => {
  const better = { current: 20, city: 10, hialeah: 10, miami: 10 };
  const worse = { current: 5, city: 10, hialeah: 10, miami: 10 };
  const none = { current: null, city: null, hialeah: null, miami: null };
  const report = (stats: object, left: string[] = []) =>
    ({
      property: { city: 'Tampa', state: 'FL' },
      comparison_left_out: left,
      comparison_stats: {
        roi_mean: none,
        annual_roi: none,
        rent_to_price: none,
        months_to_cashflow: none,
        cap_rate: none,
        ...stats,
      },
    }) as unknown as PropertyReport;
  expect(comparisonLine(report({ roi_mean: better, cap_rate: worse }), english)).toContain(
    '1 of 2',
  );
  expect(
    comparisonLine(report({ roi_mean: better, cap_rate: worse }, ['cap_rate']), english),
  ).toContain('1 of 1');
  expect(comparisonLine(report({}), english)).toBe(english.report('line.noComparison'));
});
