import { INPUT_BOUNDS } from '@alpha/engine';
import { formulaDecimals } from '@alpha/report-model/units';

const USUAL = 2;
const MOST = 4;

/**
 * Decimals of a percentage among the terms of a formula. A rate that came from an amount (a tax bill
 * over a price) has many: with two of them the lines would not come to the figure below them.
 */
export function termDecimals(name: string, percent: number): number {
  // An interest of a month is small: two decimals would hide the APR it comes from.
  if (name === 'monthlyRate') return MOST;
  if (!(name in INPUT_BOUNDS)) return formulaDecimals(name);
  for (let decimals = USUAL; decimals < MOST; decimals += 1)
    if (Math.abs(percent - Number(percent.toFixed(decimals))) < 1e-9) return decimals;
  return MOST;
}
