export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** BCP 47 tags for all but dates. Colombian Spanish writes "US$ 269.000", as our readers do. */
export const LOCALE_TAGS = { en: 'en-US', es: 'es-CO' } as const satisfies Record<Locale, string>;

/** For dates: "18 nov 2026", where Colombian Spanish would write "18 de nov de 2026" or "18/11/2026". */
export const DATE_TAGS = { en: 'en-US', es: 'es-MX' } as const satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** An invalid or missing stored value means English. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE;
}

/** The language of an API error: the first language of the header that we speak. */
export function localeFromAcceptLanguage(header: string | undefined): Locale {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLocale) ?? DEFAULT_LOCALE;
}
