import { isLocale, type Locale } from '@alpha/i18n';
import type { WebRequest } from '~/lib/request-context';

const SHARED_REPORT = /^\/property\/share\/([^/]+)\/?$/;

export const isSharedReportPath = (pathname: string): boolean => SHARED_REPORT.test(pathname);

/** A mailed link was sent in a language; the page behind it opens in that one. */
export async function findLinkLocale(
  pathname: string,
  api: WebRequest['api'],
): Promise<Locale | null> {
  const token = SHARED_REPORT.exec(pathname)?.[1];
  if (!token) return null;
  // The page asks for the same answer, which is then fetched once; its failure is the page's to tell.
  const answer = await api(`/api/properties/share/${token}`).catch(() => null);
  const { locale } = (answer?.json ?? {}) as { locale?: unknown };
  return isLocale(locale) ? locale : null;
}
