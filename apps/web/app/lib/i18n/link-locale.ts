import type { WebRequest } from '@alpha/contract/web-request';
import { isLocale, type Locale } from '@alpha/i18n';

/** Pages behind emailed links, with their API endpoints. */
const LINKS = [
  { page: /^\/property\/share\/([^/]+)\/?$/, api: '/api/properties/share/' },
  { page: /^\/shortlist\/([^/]+)(?:\/compare)?\/?$/, api: '/api/shortlists/share/' },
];

export const isMailedLink = (pathname: string): boolean =>
  LINKS.some(({ page }) => page.test(pathname));

/** An emailed link has a language; its page opens in that one. */
export async function findLinkLocale(
  pathname: string,
  api: WebRequest['api'],
): Promise<Locale | null> {
  const link = LINKS.find(({ page }) => page.test(pathname));
  const token = link?.page.exec(pathname)?.[1];
  if (!link || !token) return null;
  // The page makes the same request, which is deduplicated; errors are handled there.
  const answer = await api(`${link.api}${token}`).catch(() => null);
  const { locale } = (answer?.json ?? {}) as { locale?: unknown };
  return isLocale(locale) ? locale : null;
}
