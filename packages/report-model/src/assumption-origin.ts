import { CONDO_ASSUMPTIONS, DEFAULT_ASSUMPTIONS, DEFAULT_MARKET } from '@alpha/engine';
import { formatDate, formatRate } from '@alpha/i18n';
import type { Locale } from '@alpha/i18n/locale';
import type { Translate } from '@alpha/i18n/translator';
import {
  ASSUMPTION_SOURCES,
  ASSUMPTIONS_SET,
  type AssumedField,
  type AssumptionKey,
  type AssumptionSource,
} from './assumption-sources.ts';
import { assumptionText } from './assumption-text.ts';

export type OriginWords = { t: Translate<'origins'>; locale: Locale; isCondo: boolean };

/** Assumptions that no listing or imported file replaces, in the order of a purchase. */
export const OTHER_ASSUMPTIONS = [
  'downpaymentPercentage',
  'loanTermYears',
  'closingRateOfPrice',
  'closingRateOfLoan',
  'occupancyRate',
  'managementFeeRate',
  'maxManagementFee',
  'maintenanceRateAnnual',
  'fixedFeesAnnual',
  'rentGrowthRateAnnual',
  'expenseGrowthRateAnnual',
  'insuranceGrowthRateAnnual',
  'sellingRate',
] as const satisfies readonly AssumedField[];

/** `Nov 2026` */
export const assumptionsSet = (locale: Locale): string => monthOf(ASSUMPTIONS_SET, locale);

/** Our value, when it was set, and its usual range with its source, as texts. */
export function assumptionFacts(field: AssumedField, { locale, isCondo }: Omit<OriginWords, 't'>) {
  const { low, high, publisher, asOf } = sourceOf(field, isCondo);
  return {
    value: printed(field, ourValue(field, isCondo), locale),
    set: assumptionsSet(locale),
    low: printed(field, low, locale),
    high: printed(field, high, locale),
    publisher,
    asOf: monthOf(asOf, locale),
  };
}

/** `Alpha Agent’s assumption: 8%, set Nov 2026; usual range 8% to 12% of the rent (Eaton Realty, …)` */
export function assumedText(field: AssumedField, words: OriginWords): string {
  const { value, set } = assumptionFacts(field, words);
  return words.t('assumed', { value, set, usual: usualText(field, words) });
}

/** `usual range 8% to 12% of the rent collected (Eaton Realty, Nov 2026)` */
export function usualText(field: AssumedField, words: OriginWords): string {
  const { t, isCondo } = words;
  const { low, high, publisher, asOf } = assumptionFacts(field, words);
  const measure = t(`measure.${keyOf(field, isCondo)}`);
  return t('usual', { isRange: low === high ? 'no' : 'yes', low, high, measure, publisher, asOf });
}

export function sourceOf(field: AssumedField, isCondo: boolean): AssumptionSource {
  return ASSUMPTION_SOURCES[keyOf(field, isCondo)];
}

function keyOf(field: AssumedField, isCondo: boolean): AssumptionKey {
  if (!isCondo) return field;
  if (field === 'maintenanceRateAnnual') return 'condoMaintenanceRateAnnual';
  if (field === 'insuranceRateAnnual') return 'condoInsuranceRateAnnual';
  return field === 'hoaMonthly' ? 'condoHoaMonthly' : field;
}

function ourValue(field: AssumedField, isCondo: boolean): number {
  if (field === 'volatility') return DEFAULT_MARKET.volatility;
  if (field === 'hoaMonthly') return 0;
  return { ...DEFAULT_ASSUMPTIONS, ...(isCondo ? CONDO_ASSUMPTIONS : {}) }[field];
}

function printed(field: AssumedField, value: number, locale: Locale): string {
  return field === 'volatility'
    ? (formatRate(value, locale, { decimals: 1 }) ?? '')
    : assumptionText(field, value, locale);
}

function monthOf(asOf: string, locale: Locale): string {
  return asOf.length === 4 ? asOf : (formatDate(`${asOf}-01`, locale, 'month') ?? '');
}
