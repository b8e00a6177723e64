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

/** A cookie of the browser's session: the language being read, by those who have not chosen one. */
export const READING = 'reading';

type LocaleKey = 'locale' | 'language' | typeof READING;

/** Pages whose readers are mostly Spanish speakers open in Spanish until somebody chooses. */
function ownLocaleOf(pathname: string): Locale | null {
  const path = withoutTrailingSlash(pathname);
  return path === '/servicios' || path.startsWith('/landings/') ? 'es' : null;
}

export function defaultLocaleOf(pathname: string): Locale {
  return ownLocaleOf(pathname) ?? DEFAULT_LOCALE;
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
 * `?lang=`, then what was chosen, then the language of the mailed link or of the page itself, then
 * the one that was read on the page before.
 */
export function chooseLocale(
  pathname: string,
  search: string,
  read: (key: LocaleKey) => string | null | undefined,
  linkLocale: Locale | null = null,
): Locale {
  const asked = new URLSearchParams(search).get('lang');
  if (isLocale(asked)) return asked;
  const language = read(STORAGE_KEYS.language);
  if (isQuizPath(pathname) && isLocale(language)) return language;
  const locale = read(STORAGE_KEYS.locale);
  if (isLocale(locale)) return locale;
  if (linkLocale && isMailedLink(pathname)) return linkLocale;
  const own = ownLocaleOf(pathname);
  if (own) return own;
  const reading = read(READING);
  return isLocale(reading) ? reading : DEFAULT_LOCALE;
}

/**
 * What the server or the browser has to set so that the next page goes on in the language of this
 * one; null when it does anyway. A mailed link speaks for itself only.
 */
export function readingCookie(
  pathname: string,
  shown: Locale,
  cookies: string | null,
): string | null {
  const kept = readCookie(cookies, READING) ?? DEFAULT_LOCALE;
  if (kept === shown || isMailedLink(pathname)) return null;
  return `${READING}=${shown}; path=/; samesite=lax`;
}

export function readCookie(header: string | null, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1];
}
