import type { PropertyDetail } from '@alpha/contract';
import { HORIZON_YEARS } from '@alpha/engine';
import type { Translate } from '@alpha/i18n/translator';

/** Cash flow of a year, USD: the plan, and what 90 of 100 simulations stay within. */
export type CashflowRange = { year: number; planned: number; low: number; high: number };

/** Percentiles of a simulation are no more exact than this, USD. */
const STEP = 100;

type Facts = Pick<PropertyDetail, 'property_annual_amortizations' | 'cashflow_fan'>;

/** Every year until the sale; empty unless every year has a range. */
export function cashflowYears(facts: Facts): CashflowRange[] {
  const rows = facts.property_annual_amortizations
    .toSorted((a, b) => a.year - b.year)
    .slice(0, HORIZON_YEARS);
  const years = rows.flatMap(({ year, yearly_cashflow: planned }) => {
    const range = facts.cashflow_fan.find((each) => each.year === year);
    return range ? [{ year, planned, low: rounded(range.p5), high: rounded(range.p95) }] : [];
  });
  return years.length === rows.length ? years : [];
}

/** The ranges of the first and the last year; the plan itself is said beside rent and expenses. */
export function cashflowSentence(
  years: readonly CashflowRange[],
  charts: Translate<'charts'>,
  money: (value: number) => string,
): string {
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return '';
  if (first === last)
    return charts('cashflow.once', { low: money(first.low), high: money(first.high) });
  return charts('cashflow.sentence', {
    first: first.year,
    firstLow: money(first.low),
    firstHigh: money(first.high),
    last: last.year,
    lastLow: money(last.low),
    lastHigh: money(last.high),
  });
}

function rounded(value: number): number {
  // Without the sum, a small loss would be a negative zero.
  return STEP * Math.round(value / STEP) + 0;
}
