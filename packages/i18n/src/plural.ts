import type { Locale } from './locale.ts';

type Select = (count: number) => Intl.LDMLPluralRule;

const ENGLISH_ORDINALS = { 1: 'one', 2: 'two', 3: 'few' } as const;

/** The rules of our languages for whole numbers, as CLDR has them. */
const RULES: Record<Locale, Record<Intl.PluralRuleType, Select>> = {
  en: {
    cardinal: (count) => (count === 1 ? 'one' : 'other'),
    ordinal(count) {
      const isTeen = count % 100 > 10 && count % 100 < 14;
      const last = count % 10;
      return isTeen || !(last in ENGLISH_ORDINALS)
        ? 'other'
        : ENGLISH_ORDINALS[last as keyof typeof ENGLISH_ORDINALS];
    },
  },
  es: {
    cardinal(count) {
      if (count === 1) return 'one';
      return count !== 0 && count % 1_000_000 === 0 ? 'many' : 'other';
    },
    ordinal: () => 'other',
  },
};

/** As `Intl.PluralRules` has it, without the time a page's first one takes. Null for other numbers. */
export function pluralOf(
  count: number,
  locale: Locale,
  type: Intl.PluralRuleType,
): Intl.LDMLPluralRule | null {
  return Number.isSafeInteger(count) && count >= 0 ? RULES[locale][type](count) : null;
}
