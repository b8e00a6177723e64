import { describe, expect, it } from 'vitest';
import { formatDate, formatMoney, formatNumber, formatPercent, formatRate } from './format.ts';
import { LOCALE_TAGS } from './locale.ts';
import { formatPhone } from './phone.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

describe('money', () => {
  it('is USD without decimals, in the reader’s format', () => {
    expect(plain(formatMoney(268_999.6, 'en'))).toBe('$269,000');
    expect(plain(formatMoney(268_999.6, 'es'))).toBe('US$ 269.000');
    expect(plain(formatMoney(549_000, 'en', { decimals: 2 }))).toBe('$549,000.00');
  });

  it('has a real minus, a plus on request, and no sign if it prints as zero', () => {
    expect(formatMoney(-9_046, 'en')).toBe('−$9,046');
    expect(formatMoney(9_046, 'en', { sign: 'always' })).toBe('+$9,046');
    expect(formatMoney(-0.4, 'en', { sign: 'always' })).toBe('$0');
  });

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('is null for %s', (value) => {
    expect(formatMoney(value, 'en')).toBeNull();
  });
});

describe('percent', () => {
  it('takes percent as is and fractions times a hundred', () => {
    expect(formatPercent(12.968, 'en')).toBe('12.97%');
    expect(plain(formatPercent(12.968, 'es'))).toBe('12,97 %');
    expect(formatRate(0.35, 'en')).toBe('35.00%');
  });
});

describe('every figure', () => {
  const BORDERS = [
    0,
    0.4,
    0.5,
    1.005,
    2.675,
    8.345,
    99.995,
    999.5,
    1e15,
    2 ** 53,
    1e21,
    1e300,
    5e-7,
  ];
  // A fixed stream of numbers of every size, so that a failure can be had again.
  const spread = Array.from({ length: 4_000 }, (_, i) => {
    const noise = Math.abs(Math.sin(i * 12.9898) * 43_758.5453) % 1;
    const value = noise * 10 ** ((i % 19) - 5);
    return i % 3 === 0 ? Number(value.toFixed(i % 4)) : value;
  });

  it.each(['en', 'es'] as const)('matches Intl: %s', (locale) => {
    const others: unknown[] = [];
    for (const decimals of [0, 1, 2, 3]) {
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      const number = new Intl.NumberFormat(LOCALE_TAGS[locale], digits);
      const money = new Intl.NumberFormat(LOCALE_TAGS[locale], {
        ...digits,
        style: 'currency',
        currency: 'USD',
      });
      for (const value of [...BORDERS, ...spread]) {
        const texts = [number.format(value), money.format(value)];
        const ours = [formatNumber, formatMoney].map((write) => write(value, locale, { decimals }));
        if (String(ours) !== String(texts)) others.push({ value, decimals, ours, texts });
      }
    }
    expect(others).toEqual([]);
  });
});

describe('numbers and dates', () => {
  it('follow the language', () => {
    expect(formatNumber(16_384, 'es')).toBe('16.384');
    expect(formatDate('2025-11-30', 'en')).toBe('Nov 30, 2025');
    expect(formatDate('2025-11-30', 'es')).toBe('30 nov 2025');
    expect(formatDate('2025-11-30', 'es', 'month')).toBe('nov 2025');
    expect(formatDate('2025-11-30', 'es', 'long')).toBe('30 de noviembre de 2025');
    expect(formatDate('nonsense', 'en')).toBeNull();
  });
});

describe('money in another currency', () => {
  const pesos = { currency: 'COP', perUsd: 4_000 };
  const soles = { currency: 'PEN', perUsd: 3.7 };

  it.each([
    [974_000, 'COP 3,896 million', 'COP 3.896 millones'],
    [5_400, 'COP 21.6 million', 'COP 21,6 millones'],
    [10_250, 'COP 41 million', 'COP 41 millones'],
    [-1_407, '−COP 5,628,000', '−COP 5.628.000'],
    [0.4, 'COP 1,600', 'COP 1.600'],
    [0, 'COP 0', 'COP 0'],
  ])('converts %d dollars and shortens millions', (usd, en, es) => {
    expect(plain(formatMoney(usd, 'en', { unit: pesos }))).toBe(en);
    expect(plain(formatMoney(usd, 'es', { unit: pesos }))).toBe(es);
  });

  it('has decimals only where its units are about as large as a dollar', () => {
    expect(plain(formatMoney(100, 'en', { unit: soles, decimals: 2 }))).toBe('PEN 370.00');
    expect(plain(formatMoney(100, 'en', { unit: pesos, decimals: 2 }))).toBe('COP 400,000');
  });

  it('keeps the sign rules and prints nothing for nothing', () => {
    expect(plain(formatMoney(10, 'en', { unit: soles, sign: 'always' }))).toBe('+PEN 37');
    expect(formatMoney(null, 'en', { unit: soles })).toBeNull();
  });
});

it.each([
  ['+13055550103', '+1 305 555 0103'],
  ['+573005550199', '+57 300 555 0199'],
  ['+5511955550182', '+55 11 95555 0182'],
  ['+51955501234', '+51 955 501 234'],
  ['+50355501234', '+503 5550 1234'],
  ['+44 20 5550 1234', '+44 20 5550 1234'],
  ['305-555-0103', '305-555-0103'],
])('the phone number %s reads %s', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
});
