import { INPUT_BOUNDS } from '@alpha/engine';
import { formulaDecimals } from '@alpha/report-model/units';

const USUAL = 2;
const MOST = 4;

/**
 * Decimals of a percentage among the terms of a formula. A rate derived from an amount (a tax bill
 * over a price) has many: with two of them the lines would not add up to the figure below.
 */
export function termDecimals(name: string, percent: number): number {
  // A monthly interest rate is small: two decimals would hide the APR.
  if (name === 'monthlyRate') return MOST;
  if (!(name in INPUT_BOUNDS)) return formulaDecimals(name);
  for (let decimals = USUAL; decimals < MOST; decimals += 1)
    if (Math.abs(percent - Number(percent.toFixed(decimals))) < 1e-9) return decimals;
  return MOST;
}
