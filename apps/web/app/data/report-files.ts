import * as api from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { download } from '~/lib/download';

export type PdfSource = { kind: 'staff'; propertyId: number } | { kind: 'shared'; token: string };

/** Dollars by name: a link may have another currency. */
type Currency = NonNullable<api.CallOf<typeof api.getSharedPropertyPdf>['query']['currency']>;

const FALLBACK_NAME = 'alpha-agent.pdf';

export function downloadPdf(source: PdfSource, locale: Locale, currency: Currency): Promise<void> {
  const query = { locale, currency };
  return source.kind === 'staff'
    ? download(api.getPropertyPdf, { params: { id: source.propertyId }, query }, FALLBACK_NAME)
    : download(api.getSharedPropertyPdf, { params: { token: source.token }, query }, FALLBACK_NAME);
}

export const sharedPdfPath = (token: string, locale: Locale, currency: Currency): string =>
  `${api.getSharedPropertyPdf.path.replace(':token', encodeURIComponent(token))}?locale=${locale}&currency=${currency}`;
