import { HOME_CURRENCIES } from '@alpha/contract';
import { isLocale } from '@alpha/i18n';
import { SCENARIO_PARAMS } from '@alpha/report-model/scenario-url';
import { currencyInCookie } from './currency/currency-choice';
import { readCookie } from './i18n/locale-choice';

/**
 * A report behind a link is drawn from two responses of our API, the assumptions in its query and two
 * choices of its reader, so the server keeps it as long as they are the same: it is opened several times,
 * first by the messenger that makes a preview of it.
 */
export type LinkPage = {
  /** Its path: all its pages are dropped with it. */
  link: string;
  /** Names the page as this reader gets it. */
  key: string;
  /** What is rendered: the path and the assumptions in the query. */
  target: string;
  /** The only cookies it is rendered with. */
  cookie: string;
  /** The paths of our API that it is drawn from. */
  asks: string[];
};

/** Tokens of ours only. */
const PATH = /^\/property\/share\/([\w-]{20,100})$/;
/** A number or a choice of a scenario; longer than any of ours is not kept. */
const VALUE = /^[\w.-]{1,16}$/;

export function findLinkPage({ pathname, search }: URL, cookies: string | null): LinkPage | null {
  const token = PATH.exec(pathname)?.[1];
  if (!token || !isScenario(search)) return null;
  const locale = readCookie(cookies, 'locale');
  const currency = currencyInCookie(cookies);
  // Codes that anybody can make up would each be a page of their own.
  if (currency && !CURRENCIES.has(currency)) return null;
  const choices = [
    ...(isLocale(locale) ? [`locale=${locale}`] : []),
    ...(currency ? [`currency=${currency}`] : []),
  ];
  const cookie = choices.join('; ');
  const target = pathname + search;
  const asks = [`/api/properties/share/${token}`, '/api/exchange-rates'];
  return { link: pathname, key: `${target} ${cookie}`, target, cookie, asks };
}

const CURRENCIES: ReadonlySet<string> = new Set(['USD', ...HOME_CURRENCIES]);

/** Each known assumption at most once, in plain characters, so that the query names its page exactly. */
function isScenario(search: string): boolean {
  if (!search) return true;
  const pairs = [...new URLSearchParams(search)];
  const isKnown = pairs.every(([name, value]) => SCENARIO_PARAMS.has(name) && VALUE.test(value));
  const isUnique = new Set(pairs.map(([name]) => name)).size === pairs.length;
  return isKnown && isUnique && search === `?${new URLSearchParams(pairs)}`;
}
