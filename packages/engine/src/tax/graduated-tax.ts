import type { Bracket } from './tax-tables.ts';

/**
 * Tax on the part of an income between `from` and `to`, USD; each band has its own rate, or
 * `maxRate` if that is lower. Formula page: docs/formulas/graduated-tax.md
 */
export function graduatedTax(
  brackets: readonly Bracket[],
  to: number,
  from = 0,
  maxRate = 1,
): number {
  let tax = 0;
  let floor = 0;
  for (const { upTo, rate } of brackets) {
    const inBand = Math.min(to, upTo) - Math.max(from, floor);
    if (inBand > 0) tax += inBand * Math.min(rate, maxRate);
    floor = upTo;
  }
  return tax;
}
