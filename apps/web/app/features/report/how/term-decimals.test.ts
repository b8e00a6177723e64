import { DEFAULT_ASSUMPTIONS, explain } from '@alpha/engine';
import { ROI_DECIMALS } from '@alpha/report-model/units';
import { expect, test } from 'vitest';
import { termDecimals } from './term-decimals';

const HOME = { ...DEFAULT_ASSUMPTIONS, rentMonthly: 2_400, hoaMonthly: 0 };

test.each([
  ['insuranceMonthly', { listPrice: 331_000, insuranceRateAnnual: 0.0028226 }],
  ['taxesMonthly', { listPrice: 2_424_900, propertyTaxRate: 0.0177804 }],
  ['maintenanceMonthly', { listPrice: 1_218_783, maintenanceRateAnnual: 0.0066667 }],
] as const)('the printed lines of %s add up to the printed figure', (metric, facts) => {
  const { terms, result } = explain(metric, { ...HOME, ...facts });
  const [price, rate] = terms.map(({ name, value }) =>
    name === 'listPrice'
      ? (value ?? 0)
      : Number((100 * (value ?? 0)).toFixed(termDecimals(name, 100 * (value ?? 0)))),
  );
  expect(Math.round(((price ?? 0) * (rate ?? 0)) / 1_200)).toBe(Math.round(result ?? 0));
});

test('a rate that needs at most two decimals has two; a return has the usual number', () => {
  expect(termDecimals('propertyTaxRate', 1.7)).toBe(2);
  expect(termDecimals('aprPercent', 7.375)).toBe(3);
  expect(termDecimals('totalRoi', 81.23456)).toBe(ROI_DECIMALS);
  expect(termDecimals('monthlyRate', 0.625)).toBe(4);
});
