import { expect, it } from 'vitest';
import { formatAxisMoney } from './axis-money.ts';
import type { Locale } from './locale.ts';
import { translatorFor } from './server.ts';

const short = (value: number, locale: Locale = 'en') =>
  formatAxisMoney(value, locale, translatorFor(locale, 'ui')).replaceAll('\u00a0', ' ');

it.each([
  [0, '0'],
  [740, '$740'],
  [5_000, '$5k'],
  [58_500, '$58.5k'],
  [58_512, '$59k'],
  [250_000, '$250k'],
  [999_499, '$999k'],
  [999_500, '$1M'],
  [1_200_000, '$1.2M'],
  [1_004_000, '$1M'],
  [-12_000, '−$12k'],
])('%d on an axis is %s', (value, text) => {
  expect(short(value)).toBe(text);
});

it('is written in Spanish in its own units', () => {
  expect([250_000, 1_200_000].map((value) => short(value, 'es'))).toEqual([
    'US$ 250 mil',
    'US$ 1,2 mill.',
  ]);
});

it('is converted first, then shortened', () => {
  const unit = { currency: 'COP', perUsd: 4_000 };
  const inPesos = (usd: number, locale: Locale) =>
    formatAxisMoney(usd, locale, translatorFor(locale, 'ui'), unit).replaceAll('\u00a0', ' ');
  expect([0, 50, 50_000, 380_000].map((usd) => inPesos(usd, 'en'))).toEqual([
    '0',
    'COP 200k',
    'COP 200M',
    'COP 1,520M',
  ]);
  expect(inPesos(380_000, 'es')).toBe('COP 1.520 mill.');
});
