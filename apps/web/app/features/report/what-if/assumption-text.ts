import { formatMoney, formatNumber, formatPercent, formatRate, type Locale } from '@alpha/i18n';
import { boundOf, type Field } from './assumptions';
import { typedNumber } from './typed-number';

/** Decimals needed for its step. */
function decimalsOf(field: Field): number {
  const { unit, step } = boundOf(field);
  if (field === 'downpaymentPercentage' || field === 'occupancyRate') return 0;
  if (unit === 'percent') return 2;
  if (unit !== 'fraction') return 0;
  return step < 0.001 ? 2 : 1;
}

/** More when the value has them (an APR of 7.375, a solved share), three at most. */
function neededDecimals(field: Field, printed: number): number {
  for (let decimals = decimalsOf(field); decimals <= 3; decimals += 1)
    if (Math.abs(printed - Number(printed.toFixed(decimals))) < 1e-9) return decimals;
  return 2;
}

/** A formatted assumption: $5,200, 7.50 %, 30. */
export function assumptionText(field: Field, value: number, locale: Locale): string {
  const { unit } = boundOf(field);
  if (unit === 'fraction')
    return formatRate(value, locale, { decimals: neededDecimals(field, value * 100) }) ?? '';
  if (unit === 'percent')
    return formatPercent(value, locale, { decimals: neededDecimals(field, value) }) ?? '';
  if (unit === 'years' || unit === 'count') return formatNumber(value, locale) ?? '';
  return formatMoney(value, locale) ?? '';
}

/** Typed text in the engine's unit; null when it is not a number or out of range. */
export function typedValue(field: Field, text: string, locale: Locale): number | null {
  const { unit, min, max } = boundOf(field);
  const isRate = unit === 'fraction' || unit === 'percent';
  const value = typedNumber(text, { locale, isAmount: !isRate });
  if (value === null) return null;
  if (unit === 'fraction') return value / 100;
  // The nearest allowed price to "250" would be $1,000, which nobody means.
  return isRate || unit === 'years' || (value >= min && value <= max) ? value : null;
}
