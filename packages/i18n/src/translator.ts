import format, { type CompiledMessage } from 'icu-minify/format';
import { writeDecimal } from './decimal.ts';
import { getDateTimeFormat, getNumberFormat, getPluralRules } from './formatters.ts';
import type { Messages, Namespace } from './generated/keys.gen.ts';
import { LOCALE_TAGS, type Locale } from './locale.ts';
import { pluralOf } from './plural.ts';

export type { Messages, Namespace } from './generated/keys.gen.ts';
export type Catalog = Record<string, CompiledMessage>;

export type KeyOf<N extends Namespace> = keyof Messages[N] & string;
type ValuesOf<N extends Namespace, K extends KeyOf<N>> = Messages[N][K];
type Rest<V> = keyof V extends never ? [] : [values: V];

/** `t('found', {count: 3})`: key and values are checked against the English message. */
export type Translate<N extends Namespace> = <K extends KeyOf<N>>(
  key: K,
  ...values: Rest<ValuesOf<N, K>>
) => string;

type MessageValues = Record<string, unknown> | undefined;

/** Whole numbers without options, which is nearly all of them, do without Intl. */
function optionsOf(locale: Locale) {
  return {
    timeZone: 'UTC',
    formatters: {
      getDateTimeFormat,
      getNumberFormat: (tag: string, options?: Intl.NumberFormatOptions) => ({
        format(value: number) {
          const isPlain = !options && Number.isSafeInteger(value) && value >= 0;
          const written = isPlain ? writeDecimal(value, locale, 0) : null;
          return written ?? getNumberFormat(tag, options).format(value);
        },
      }),
      getPluralRules: (tag: string, options: { type: Intl.PluralRuleType }) => ({
        select: (count: number) =>
          pluralOf(count, locale, options.type) ?? getPluralRules(tag, options).select(count),
      }),
    },
  };
}

const OPTIONS = { en: optionsOf('en'), es: optionsOf('es') } satisfies Record<Locale, unknown>;

export function createTranslator<N extends Namespace>(
  locale: Locale,
  catalog: Catalog,
): Translate<N> {
  return (key, ...values) =>
    String(formatMessage(locale, catalog, key, values[0] as MessageValues));
}

/** The untyped heart: a missing message prints its key, so that nothing ever shows "undefined". */
export function formatMessage(
  locale: Locale,
  catalog: Catalog,
  key: string,
  values?: MessageValues,
): unknown {
  const message = catalog[key];
  if (message === undefined) return key;
  return format(message, LOCALE_TAGS[locale], values as never, OPTIONS[locale] as never);
}
