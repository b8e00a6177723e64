import { LOCALE_TAGS, type Locale } from '@alpha/i18n';

const names = new Map<Locale, Intl.DisplayNames>();

export function countryName(code: string, locale: Locale): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(LOCALE_TAGS[locale], { type: 'region' });
  names.set(locale, known);
  try {
    return known.of(code) ?? code;
  } catch {
    // Free text from an import.
    return code;
  }
}
