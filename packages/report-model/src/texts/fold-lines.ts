import type { PropertyDetail, PropertyReport } from '@alpha/contract';
import { COMPARISON_METRICS } from '@alpha/engine/city';
import { ownCityOf, toneOf, verdictOf } from '../comparison.ts';
import type { FloridaReport } from '../florida.ts';
import { yearsOf } from '../outcome.ts';
import type { Phrases } from './phrases.ts';

// One line about each block of the report that is folded on phones. Blocks whose chart has a sentence
// as its title use that sentence.

/** `Better than the cities’ medians on 3 of 5 measures` */
export function comparisonLine(report: PropertyReport, { report: t }: Phrases): string {
  const own = ownCityOf(report.property);
  const years = yearsOf(report.property);
  const tones = COMPARISON_METRICS.filter((metric) => !report.comparison_left_out.includes(metric))
    .map((metric) => verdictOf(metric, report.comparison_stats[metric], own, years))
    .filter(({ kind }) => kind !== 'unknown' && kind !== 'otherYears')
    .map(toneOf);
  if (tones.length === 0) return t('line.noComparison');
  const better = tones.filter((tone) => tone === 'gain').length;
  return t('line.comparison', { better, count: tones.length, places: own ? 'one' : 'two' });
}

/** `Rent $2,900 a month · HOA $420 a month · Built in 1978` */
export function summaryLine(property: PropertyDetail, { report: t, money }: Phrases): string {
  const { rent_estimate: rent, year_built: year } = property;
  const { hoa } = property.financial_records;
  return [
    rent === null ? t('line.noRent') : t('line.rent', { amount: money(rent) }),
    hoa !== null && hoa > 0 && t('line.hoa', { amount: money(hoa) }),
    year !== null && t('home.built', { year: `${year}` }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** `You still owe $198,400 after ten years`, or that there is no loan. */
export function loanLine(
  property: Pick<PropertyDetail, 'property_estimates' | 'model'>,
  { report: t, money }: Phrases,
): string {
  const estimates = property.property_estimates;
  const years = yearsOf(property);
  if (!estimates || estimates.loan_amount <= 0) return t('line.noLoan', { years });
  const balance = estimates.balance_after_10_years;
  return balance < 0.5
    ? t('line.paidOff', { years })
    : t('line.owed', { amount: money(balance), years });
}

/** `$3,200 of rent and $3,850 of costs a month in the first year` */
export function financialsLine(
  estimates: NonNullable<PropertyDetail['property_estimates']>,
  { report: t, money }: Phrases,
): string {
  return t('line.financials', {
    rent: money(estimates.monthly_rental_income),
    costs: money(estimates.total_expenses_monthly),
  });
}

/** `$9,120 to close, $14,800 of property tax in the first full year` */
export function floridaLine(
  { closing, tax, insurance }: FloridaReport,
  { report: t, money }: Phrases,
): string {
  const parts = [
    closing && t('line.closing', { amount: money(closing.buyerTotal) }),
    tax && t('line.tax', { amount: money(tax.years.find(({ year }) => year === 1)?.tax) }),
    insurance && t('line.insurance', { low: money(insurance.low), high: money(insurance.high) }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : t('line.floridaRules');
}
