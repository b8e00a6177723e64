import type { PropertyDetail } from '@alpha/contract';
import { formatMoney, formatRate } from '@alpha/i18n';
import { floridaClosingOf } from '../florida.ts';
import { outcomeOf, yearsOf } from '../outcome.ts';
import type { OutcomeWords } from './outcome.ts';

export type CashRow = {
  key: 'downPayment' | 'closing' | 'toClose' | 'added' | 'total';
  label: string;
  value: string;
  note?: string;
  isTotal?: boolean;
};

/** All the cash a buyer pays in, as a sum; empty without an analysis. */
export function cashRows(property: PropertyDetail, words: OutcomeWords): CashRow[] {
  const { t, locale, unit } = words;
  const estimates = property.property_estimates;
  const outcome = outcomeOf(property);
  if (!estimates || !outcome) return [];
  const usd = (value: number) => formatMoney(value, locale, { unit }) ?? '';
  const share = formatRate(estimates.downpayment_percentage, locale, { decimals: 0 }) ?? '';
  // Printed rows add up: the closing costs are what is left of two rounded figures.
  const downPayment = Math.round(estimates.downpayment);
  const toClose = Math.round(outcome.cash_to_close);
  const added = Math.round(outcome.cash_added);
  const fixed = fixedText(property, words);
  return [
    { key: 'downPayment', label: t('cash.downPayment', { share }), value: usd(downPayment) },
    {
      key: 'closing',
      label: t('cash.closing'),
      value: usd(toClose - downPayment),
      ...(fixed && { note: fixed }),
    },
    { key: 'toClose', label: t('toClose'), value: usd(toClose), isTotal: true },
    {
      key: 'added',
      label: t('cash.added', { years: yearsOf(property) }),
      value: usd(added),
      ...(added > 0 && {
        note: t('cash.years', { count: negativeYears(property), years: yearsOf(property) }),
      }),
    },
    ...(added > 0
      ? [
          {
            key: 'total' as const,
            label: t('cash.total'),
            value: usd(toClose + added),
            isTotal: true,
          },
        ]
      : []),
  ];
}

/** The same amounts as in the part about Florida. */
function fixedText(property: PropertyDetail, { t, locale, unit }: OutcomeWords): string | null {
  const closing = floridaClosingOf(property);
  if (!closing) return null;
  const amount = formatMoney(closing.buyerTotal, locale, { unit }) ?? '';
  return t(closing.buyerTotal > closing.counted ? 'cash.fixedOver' : 'cash.fixed', { amount });
}

function negativeYears(property: PropertyDetail): number {
  const years = yearsOf(property);
  return property.property_annual_amortizations.filter(
    ({ year, yearly_cashflow }) => year <= years && yearly_cashflow < 0,
  ).length;
}
