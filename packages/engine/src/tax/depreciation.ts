import { DEPRECIATION } from './tax-tables.ts';

/**
 * Depreciation of one year, USD, straight line over 27.5 years. Bought in January and sold in
 * December of `lastYear`: the mid-month convention takes half a month off the first and last year.
 * Formula page: docs/formulas/depreciation-of-year.md
 */
export function depreciationOfYear(basis: number, year: number, lastYear: number): number {
  const { recoveryMonths } = DEPRECIATION;
  const monthsBefore = year === 1 ? 0 : 12 * (year - 1) - 0.5;
  const cut = (year === 1 ? 0.5 : 0) + (year === lastYear ? 0.5 : 0);
  const months = Math.min(12 - cut, Math.max(0, recoveryMonths - monthsBefore));
  return (basis * months) / recoveryMonths;
}
