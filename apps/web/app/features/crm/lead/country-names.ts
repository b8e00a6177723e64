import { COUNTRIES } from '@alpha/contract';
import { LOCALE_TAGS, type Locale } from '@alpha/i18n';
import { countryName } from '~/features/crm/country-name';

type CountryOption = { value: string; label: string };

const lists = new Map<Locale, CountryOption[]>();

/** In the reader's language and sort order. */
export function countryOptions(locale: Locale): CountryOption[] {
  const known = lists.get(locale);
  if (known) return known;
  const { compare } = new Intl.Collator(LOCALE_TAGS[locale]);
  const list = COUNTRIES.map((code) => ({ value: code, label: countryName(code, locale) })).sort(
    (a, b) => compare(a.label, b.label),
  );
  lists.set(locale, list);
  return list;
}
