import type { ScenarioField } from '@alpha/contract';
import { INPUT_BOUNDS } from '@alpha/engine';
import {
  formatMoney,
  formatNumber,
  formatPercent,
  formatRate,
  type Locale,
  type MoneyUnit,
} from '@alpha/i18n';

/** Decimals needed for its step. */
function decimalsOf(field: ScenarioField): number {
  const { unit, step } = INPUT_BOUNDS[field];
  if (field === 'downpaymentPercentage' || field === 'occupancyRate') return 0;
  if (unit === 'percent') return 2;
  if (unit !== 'fraction') return 0;
  return step < 0.001 ? 2 : 1;
}

/** More when the value has them (an APR of 7.375, a solved share), three at most. */
function neededDecimals(field: ScenarioField, printed: number): number {
  for (let decimals = decimalsOf(field); decimals <= 3; decimals += 1)
    if (Math.abs(printed - Number(printed.toFixed(decimals))) < 1e-9) return decimals;
  return 2;
}

/** A formatted assumption: $5,200, 7.50 %, 30. */
export function assumptionText(field: ScenarioField, value: number, locale: Locale): string {
  const { unit } = INPUT_BOUNDS[field];
  if (unit === 'fraction')
    return formatRate(value, locale, { decimals: neededDecimals(field, value * 100) }) ?? '';
  if (unit === 'percent')
    return formatPercent(value, locale, { decimals: neededDecimals(field, value) }) ?? '';
  if (unit === 'years' || unit === 'count') return formatNumber(value, locale) ?? '';
  return formatMoney(value, locale) ?? '';
}

/** An amount in the reader's currency; null for other assumptions, and for readers of dollars. */
export function convertedAssumption(
  field: ScenarioField,
  value: number,
  locale: Locale,
  unit: MoneyUnit | undefined,
): string | null {
  // A price, or an amount per month or year.
  const isMoney = INPUT_BOUNDS[field].unit.startsWith('usd');
  return unit && isMoney ? formatMoney(value, locale, { unit }) : null;
}

/** For sentences: `COP 2,240 million ($560,000)`, because what is entered stays in dollars. */
export function assumptionInBoth(
  field: ScenarioField,
  value: number,
  locale: Locale,
  unit: MoneyUnit | undefined,
): string {
  const [converted, plain] = [
    convertedAssumption(field, value, locale, unit),
    assumptionText(field, value, locale),
  ];
  return converted ? `${converted} (${plain})` : plain;
}
