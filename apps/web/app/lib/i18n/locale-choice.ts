import { DEFAULT_LOCALE, isLocale, type Locale } from '@alpha/i18n';
import { STORAGE_KEYS } from '~/lib/storage';
import { isMailedLink } from './link-locale';

/** `/services/` is `/services`. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, '');
}

/** Quiz pages keep their own language; every other page shares the site's. */
export function isQuizPath(pathname: string): boolean {
  return /^\/(?:quiz|profile-result|step-\d)$/.test(withoutTrailingSlash(pathname));
}

/** Pages whose readers are mostly Spanish speakers open in Spanish until somebody chooses. */
export function defaultLocaleOf(pathname: string): Locale {
  const path = withoutTrailingSlash(pathname);
  return path === '/servicios' || path.startsWith('/landings/') ? 'es' : DEFAULT_LOCALE;
}

/** The same page under two addresses, one for each language. */
const TRANSLATED_PATHS: Record<string, Record<Locale, string>> = {
  '/services': { en: '/services', es: '/servicios' },
  '/servicios': { en: '/services', es: '/servicios' },
};

export function translatedPath(locale: Locale, pathname: string): string | undefined {
  return TRANSLATED_PATHS[withoutTrailingSlash(pathname)]?.[locale];
}

/**
 * The one rule for the language of a page, on the server (cookies) and in the browser (storage):
 * `?lang=`, then what was chosen, then the language of the mailed link, then the page's own default.
 */
export function chooseLocale(
  pathname: string,
  search: string,
  read: (key: 'locale' | 'language') => string | null | undefined,
  linkLocale: Locale | null = null,
): Locale {
  const asked = new URLSearchParams(search).get('lang');
  if (isLocale(asked)) return asked;
  const language = read(STORAGE_KEYS.language);
  if (isQuizPath(pathname) && isLocale(language)) return language;
  const locale = read(STORAGE_KEYS.locale);
  if (isLocale(locale)) return locale;
  if (linkLocale && isMailedLink(pathname)) return linkLocale;
  return defaultLocaleOf(pathname);
}

export function readCookie(header: string | null, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1];
}
