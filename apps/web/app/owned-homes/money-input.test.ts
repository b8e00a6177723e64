import { expect, it } from 'vitest';
import { readCents } from './money-input';

it.each([
  ['1,234.56', 'en', 123_456],
  ['1234.5', 'en', 123_450],
  ['$ 450,000', 'en', 45_000_000],
  ['1.234,56', 'es', 123_456],
  ['450.000', 'es', 45_000_000],
  ['1234.56', 'es', 123_456],
  ['-20', 'es', -2_000],
  ['12,3', 'es', 1_230],
  ['1.2.3', 'en', undefined],
  ['abc', 'en', undefined],
  ['', 'es', undefined],
] as const)('%s in %s is %s cents', (text, locale, cents) => {
  expect(readCents(text, locale)).toBe(cents);
});
