import format, { type CompiledMessage } from 'icu-minify/format';
import { getDateTimeFormat, getNumberFormat, getPluralRules } from './formatters.ts';
import type { Messages, Namespace } from './generated/keys.gen.ts';
import { LOCALE_TAGS, type Locale } from './locale.ts';

export type { Messages, Namespace } from './generated/keys.gen.ts';
export type Catalogue = Record<string, CompiledMessage>;

export type KeyOf<N extends Namespace> = keyof Messages[N] & string;
type ValuesOf<N extends Namespace, K extends KeyOf<N>> = Messages[N][K];
type Rest<V> = keyof V extends never ? [] : [values: V];

/** `t('found', {count: 3})`: key and values are checked against the English message. */
export type Translate<N extends Namespace> = <K extends KeyOf<N>>(
  key: K,
  ...values: Rest<ValuesOf<N, K>>
) => string;

type MessageValues = Record<string, unknown> | undefined;

const options = {
  formatters: { getDateTimeFormat, getNumberFormat, getPluralRules },
  timeZone: 'UTC',
};

export function createTranslator<N extends Namespace>(
  locale: Locale,
  catalogue: Catalogue,
): Translate<N> {
  return (key, ...values) =>
    String(formatMessage(locale, catalogue, key, values[0] as MessageValues));
}

/** The untyped heart: a missing message prints its key, so that nothing ever shows "undefined". */
export function formatMessage(
  locale: Locale,
  catalogue: Catalogue,
  key: string,
  values?: MessageValues,
): unknown {
  const message = catalogue[key];
  if (message === undefined) return key;
  return format(message, LOCALE_TAGS[locale], values as never, options as never);
}
