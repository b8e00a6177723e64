import { isLocale, type Locale } from '@alpha/i18n';
import type { WebRequest } from '~/lib/request-context';

/** Pages behind a mailed link, and where the API says what is behind it. */
const LINKS = [
  { page: /^\/property\/share\/([^/]+)\/?$/, api: '/api/properties/share/' },
  { page: /^\/shortlist\/([^/]+)\/?$/, api: '/api/shortlists/share/' },
];

export const isMailedLink = (pathname: string): boolean =>
  LINKS.some(({ page }) => page.test(pathname));

/** A mailed link was sent in a language; the page behind it opens in that one. */
export async function findLinkLocale(
  pathname: string,
  api: WebRequest['api'],
): Promise<Locale | null> {
  const link = LINKS.find(({ page }) => page.test(pathname));
  const token = link?.page.exec(pathname)?.[1];
  if (!link || !token) return null;
  // The page asks for the same answer, which is then fetched once; its failure is the page's to tell.
  const answer = await api(`${link.api}${token}`).catch(() => null);
  const { locale } = (answer?.json ?? {}) as { locale?: unknown };
  return isLocale(locale) ? locale : null;
}
