import { currencyInCookie } from './currency/currency-choice';
import { readCookie } from './i18n/locale-choice';

/**
 * A report behind a link is drawn from two responses of our API and two choices of its reader, so the
 * server keeps it as long as they are the same: it is opened several times, first by the messenger that
 * makes a preview of it.
 */
export type LinkPage = {
  /** Names the page as this reader gets it. */
  key: string;
  /** The only cookies it is rendered with. */
  cookie: string;
  /** The paths of our API that it is drawn from. */
  asks: string[];
};

/** Tokens of ours only, and addresses without assumptions. */
const PATH = /^\/property\/share\/([\w-]{20,100})$/;

export function findLinkPage({ pathname, search }: URL, cookies: string | null): LinkPage | null {
  const token = PATH.exec(pathname)?.[1];
  if (!token || search) return null;
  const choices = {
    locale: readCookie(cookies, 'locale'),
    currency: currencyInCookie(cookies),
  };
  const cookie = Object.entries(choices)
    .filter(([, value]) => /^\w{1,10}$/.test(value ?? ''))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const asks = [`/api/properties/share/${token}`, '/api/exchange-rates'];
  return { key: `${pathname} ${cookie}`, cookie, asks };
}
