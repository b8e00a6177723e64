import type { SavedFilter } from '@alpha/contract';
import { formatMoney } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { searchConditions, searchConditionsText } from './search-conditions.ts';

const EVERYTHING: SavedFilter = {
  ...{ city: 'Tampa', kinds: 'condo,townhouse', price_max: '400000', investment_min: '100000' },
  ...{ beds: '3', sqft_min: '1500', year_min: '1990', year_max: '2010', hoa_max: '0' },
  ...{ days_max: '7', cash_flow_min: '-100', loss_max: '10', under_value: '1', search: 'pool' },
};
const wordsOf = (locale: 'en' | 'es') => ({
  t: translatorFor(locale, 'savedSearch'),
  listings: translatorFor(locale, 'listings'),
  locale,
});
const textOf = (filter: SavedFilter, locale: 'en' | 'es') =>
  searchConditionsText({ filter, cash_flow_min: null, loss_chance_max: null }, wordsOf(locale));

test('a search says every filter it has, in both languages', () => {
  expect(textOf(EVERYTHING, 'en')).toBe(
    'Tampa, Condo/Townhouse, priced up to $400,000, from $100,000 down, 3+ beds, 1,500+ sqft, built 1990 to 2010, no HOA, listed in the last 7 days, cash flow of at least −$100 a month, at most 10 of 100 simulations lose money, worth more than asked, “pool”',
  );
  expect(textOf({ price_min: '200000', price_max: '300000', hoa_max: '250' }, 'es')).toBe(
    `con precio de ${formatMoney(200_000, 'es')} a ${formatMoney(300_000, 'es')}, HOA hasta ${formatMoney(250, 'es')} al mes`,
  );
  expect(textOf({}, 'en')).toBe('every property');
});

test('each condition names the filters it comes from, so that it can be removed', () => {
  const names = searchConditions(EVERYTHING, wordsOf('en')).flatMap((condition) => condition.names);
  expect(Object.keys(EVERYTHING).filter((name) => !names.some((own) => own === name))).toEqual([]);
});
