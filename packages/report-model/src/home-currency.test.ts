import { DEFAULT_ASSUMPTIONS } from '@alpha/engine';
import { translatorFor } from '@alpha/i18n/server';
import { expect, it } from 'vitest';
import { homeCurrencyFacts, homeCurrencyOf, homeCurrencySentences } from './home-currency.ts';

const home = { ...DEFAULT_ASSUMPTIONS, listPrice: 450_000, rentMonthly: 3_300, hoaMonthly: 0 };
const rate = { currency: 'COP', per_usd: 4_000, volatility: 0.12, years: 20.25 } as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  ['en', '+COP 260 million', 'In dollars: +$74,000', '37 of 100', '19% of the width'],
  ['es', '+COP 260 millones', 'En dólares: +US$ 74.000', '37 de 100', 'El 19 % del ancho'],
] as const)(
  'says in %s what an owner gains in pesos, and how much of the range is the rate',
  (locale, median, dollars, loss, share) => {
    const words = { t: translatorFor(locale, 'currency'), locale };
    const result = homeCurrencyOf(home, {}, rate.volatility);
    const facts = homeCurrencyFacts(result, rate, words);
    expect(plain(facts[0]?.value ?? '')).toBe(median);
    expect(plain(facts[0]?.note ?? '')).toBe(dollars);
    expect(facts[2]?.value).toBe(loss);
    const [first, how] = homeCurrencySentences(result, rate, words);
    expect(plain(first)).toContain(share);
    expect(how).toContain('20');
  },
);

it('is the same as in dollars while the rate never moves', () => {
  const { own, inDollars } = homeCurrencyOf(home, {}, 0);
  expect(own).toEqual(inDollars);
});
