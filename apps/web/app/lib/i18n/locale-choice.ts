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

/** Session cookie with the current language of visitors who have not chosen one. */
export const READING = 'reading';

type LocaleKey = 'locale' | 'language' | typeof READING;

const SPANISH_PATHS = new Set(['/servicios', '/pronosticos', '/informe-de-ejemplo']);

/** Pages for mostly Spanish-speaking readers open in Spanish by default. */
function ownLocaleOf(pathname: string): Locale | null {
  const path = withoutTrailingSlash(pathname);
  return SPANISH_PATHS.has(path) || path.startsWith('/landings/') ? 'es' : null;
}

export function defaultLocaleOf(pathname: string): Locale {
  return ownLocaleOf(pathname) ?? DEFAULT_LOCALE;
}

/** The same page under two URLs, one for each language. */
const TRANSLATED_PATHS: Record<string, Record<Locale, string>> = {
  '/services': { en: '/services', es: '/servicios' },
  '/servicios': { en: '/services', es: '/servicios' },
  '/forecasts': { en: '/forecasts', es: '/pronosticos' },
  '/pronosticos': { en: '/forecasts', es: '/pronosticos' },
  '/sample-report': { en: '/sample-report', es: '/informe-de-ejemplo' },
  '/informe-de-ejemplo': { en: '/sample-report', es: '/informe-de-ejemplo' },
};

export function translatedPath(locale: Locale, pathname: string): string | undefined {
  return TRANSLATED_PATHS[withoutTrailingSlash(pathname)]?.[locale];
}

/**
 * Determines the language of a page, on the server (cookies) and in the browser (storage): `?lang=`,
 * then the stored choice, then the language of the emailed link or of the page itself, then the one of
 * the previous page.
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
 * The cookie value needed so that the next page keeps the language of this one; null when none is
 * needed. An emailed link affects its own page only.
 */
export function readingCookie(
  pathname: string,
  shown: Locale,
  cookies: string | null,
  isSecure: boolean,
): string | null {
  const kept = readCookie(cookies, READING) ?? DEFAULT_LOCALE;
  if (kept === shown || isMailedLink(pathname)) return null;
  return localeCookie(READING, shown, isSecure);
}

/** Only this host, over TLS, can set a cookie with this prefix; without TLS browsers refuse it. */
const HOST_ONLY = '__Host-';

export function localeCookie(name: LocaleKey, locale: Locale, isSecure: boolean): string {
  const cookie = `${name}=${locale}; path=/; samesite=lax`;
  return isSecure ? `${HOST_ONLY}${cookie}; secure` : cookie;
}

export function readCookie(header: string | null, name: string): string | undefined {
  const pairs = header?.split(';').map((pair) => pair.trim().split('=')) ?? [];
  const find = (wanted: string) => pairs.find(([key]) => key === wanted)?.[1];
  return find(HOST_ONLY + name) ?? find(name);
}
