import { expect, it } from 'vitest';
import { LOCALE_TAGS, LOCALES } from './locale.ts';
import { pluralOf } from './plural.ts';
import { createTranslator } from './translator.ts';

const COUNTS = [...Array.from({ length: 1_250 }, (_, i) => i), 10_001, 1e6, 1_000_001, 3e6, 1e12];

it.each(LOCALES)('plural forms match Intl: %s', (locale) => {
  for (const type of ['cardinal', 'ordinal'] as const) {
    const rules = new Intl.PluralRules(LOCALE_TAGS[locale], { type });
    const ours = COUNTS.map((count) => pluralOf(count, locale, type));
    expect(ours).toEqual(COUNTS.map((count) => rules.select(count)));
  }
});

it.each([-1, 1.5, Number.NaN])('%s uses Intl', (count) => {
  expect(pluralOf(count, 'en', 'cardinal')).toBeNull();
});

it('messages format integers, decimals and negative numbers like Intl', () => {
  const t = createTranslator<never>('es', { n: [['x', 4]] } as never) as unknown as (
    key: string,
    values: { x: number },
  ) => string;
  const intl = new Intl.NumberFormat('es-CO');
  for (const x of [0, 999, 1_000, 16_384, 2.5, -7, 1e18])
    expect(t('n', { x })).toBe(intl.format(x));
});
