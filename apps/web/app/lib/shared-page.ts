import { isLocale, type Locale } from '@alpha/i18n';
import { isSourceParam } from './carried-search';
import { currencyInCookie } from './currency/currency-choice';
import { chooseLocale, isQuizPath, readCookie, readingCookie } from './i18n/locale-choice';
import { hasRoomCookie } from './room-cookie';

/** A page that is the same for all its readers of one language, so the server renders it once. */
export type SharedPage = {
  /** Names the page in its language. */
  key: string;
  /** Path and query to render it with. */
  target: string;
  /** The only cookies it is rendered with. */
  cookie: string;
  /** What this reader's browser has to remember. */
  setCookie: string | null;
  /** One of a fixed list of paths, not one of a pattern that anybody can make up. */
  isListed: boolean;
};

const STEPS = [1, 2, 3, 4, 5, 6].map((n) => `/step-${n}`);

/** Pages under `/app` are rendered in the browser: the server sends everybody the same frame. */
const LISTED = new Set([
  ...[
    '/',
    '/services',
    '/servicios',
    '/forecasts',
    '/pronosticos',
    '/blog',
    '/privacy',
    '/room',
    '/quiz',
  ],
  ...[...STEPS, '/profile-result', '/sample-report', '/informe-de-ejemplo'],
  ...['/app/login', '/app/2fa', '/app/forgot-password', '/app/reset-password', '/app/unlock'],
  ...[
    '/app',
    '/app/first-steps',
    '/app/compare',
    '/app/listing',
    '/app/today',
    '/app/board',
    '/app/dashboard',
    '/app/dashboard/work',
    '/app/audit',
  ],
  ...['/app/contacts', '/app/contacts/new', '/app/contacts/import', '/app/imports'],
  '/app/contacts/trash',
  ...['/app/users', '/app/users/new', '/app/leads-status', '/app/leads-status/new'],
  ...['/app/settings', '/app/settings/assignment', '/app/settings/outcomes'],
  '/app/settings/sources',
  '/app/settings/reasons',
  ...['/app/settings/templates', '/app/settings/sequences'],
  '/app/settings/replies',
  '/app/settings/fields',
  '/app/settings/tags',
  '/app/settings/checks',
  ...['/app/settings/webhooks', '/app/settings/api-keys', '/app/settings/score'],
  ...['/app/google2fa', '/app/account', '/app/curators', '/app/curators/new'],
]);
/** The forecasts show another metro or quarter when asked. */
const showsOther = (pathname: string, params: URLSearchParams) =>
  /^\/(?:forecasts|pronosticos)$/.test(pathname) && (params.has('metro') || params.has('quarter'));
/** A sample report follows the reader's assumptions, which are in its address, and currency. */
const isOwnSample = (pathname: string, params: URLSearchParams, cookies: string | null) =>
  /^\/(?:sample-report|informe-de-ejemplo)$/.test(pathname) &&
  ([...params.keys()].some((name) => name !== 'lang') || currencyInCookie(cookies) !== null);
const PATTERN = /^\/(?:blog|landings)\/[a-z0-9-]{1,80}$/;

/**
 * Only the exact spelling of a path; other spellings, and links with a referral or a campaign, which
 * the page passes on, are rendered for their reader. Parameters that a page ignores are left out.
 */
export function findSharedPage(
  { pathname, search, protocol }: URL,
  cookies: string | null,
): SharedPage | null {
  const isListed = LISTED.has(pathname);
  if (!isListed && !PATTERN.test(pathname)) return null;
  const params = new URLSearchParams(search);
  if ([...params.keys()].some(isSourceParam)) return null;
  if (showsOther(pathname, params) || isOwnSample(pathname, params, cookies)) return null;
  if (pathname === '/room' && hasRoomCookie(cookies)) return null;
  const locale = chooseLocale(pathname, search, (key) => readCookie(cookies, key));
  const target = isLocale(params.get('lang')) ? `${pathname}?lang=${locale}` : pathname;
  // The quiz passes its whole query on.
  if (isQuizPath(pathname) && target !== pathname + search) return null;
  return {
    key: `${locale} ${target}`,
    target,
    cookie: cookieFor(locale),
    setCookie: readingCookie(pathname, locale, cookies, protocol === 'https:'),
    isListed,
  };
}

const cookieFor = (locale: Locale) => `locale=${locale}; language=${locale}`;
