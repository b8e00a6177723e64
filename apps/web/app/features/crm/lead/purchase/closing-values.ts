import type { CallOf, closePurchase, proposeClosing, ResponseOf } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { readCents } from '~/owned-homes/money-input';

/** What the fields of the form hold. */
export type ClosingValues = Record<'day' | 'price' | 'costs' | 'down' | 'rate' | 'years', string>;

type Ways = { locale: Locale; hasLoan: boolean; hasTerms: boolean };

const dollars = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

export function valuesOf({
  closed_on: day,
  terms,
}: ResponseOf<typeof proposeClosing>): ClosingValues {
  if (!terms) return { day, price: '', costs: '', down: '', rate: '', years: '' };
  return {
    day,
    price: dollars(terms.price_cents),
    costs: dollars(terms.closing_costs_cents),
    down: dollars(terms.down_payment_cents),
    rate: String(terms.rate_percent),
    years: String(terms.loan_years),
  };
}

function numbersOf(values: ClosingValues, { locale, hasLoan }: Ways) {
  const price = readCents(values.price, locale);
  return {
    price,
    costs: readCents(values.costs, locale),
    down: hasLoan ? readCents(values.down, locale) : price,
    rate: hasLoan ? Number(values.rate.replace(',', '.') || Number.NaN) : 0,
    years: Number(values.years || Number.NaN),
  };
}

const LEAST_PRICE_CENTS = 100_000;

/** The bounds of the server, for those who type. */
export function closingProblems(
  values: ClosingValues,
  ways: Ways,
  today: string,
): (keyof ClosingValues)[] {
  const { price = 0, costs = -1, down = -1, rate, years } = numbersOf(values, ways);
  const isWrong = {
    day: values.day === '' || values.day > today,
    price: ways.hasTerms && price < LEAST_PRICE_CENTS,
    costs: ways.hasTerms && (costs < 0 || costs > 0.25 * price),
    down: ways.hasTerms && (down < 0.01 * price || down > price),
    rate: ways.hasTerms && !(rate >= 0 && rate <= 30),
    years: ways.hasTerms && !(Number.isInteger(years) && years >= 1 && years <= 40),
  };
  const names = Object.keys(isWrong) as (keyof ClosingValues)[];
  return names.filter((name) => isWrong[name]);
}

export function closingOf(values: ClosingValues, ways: Ways): CallOf<typeof closePurchase>['body'] {
  const { price = 0, costs = 0, down = 0, rate, years } = numbersOf(values, ways);
  const terms = {
    ...{ price_cents: price, closing_costs_cents: costs, down_payment_cents: down },
    ...{ rate_percent: rate, loan_years: years },
  };
  return { closed_on: values.day, terms: ways.hasTerms ? terms : null };
}
