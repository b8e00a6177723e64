import * as api from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { download } from '~/lib/download';

type PdfSource = { kind: 'staff'; propertyId: number } | { kind: 'shared'; token: string };

/** What a PDF is asked for with; `scenario` is the query of the page, whose assumptions it prints. */
export type PdfOptions = {
  locale: Locale;
  /** Dollars by name: a link may have another currency. */
  currency: NonNullable<api.CallOf<typeof api.getSharedPropertyPdf>['query']['currency']>;
  scenario?: string;
  /** In the app; behind a link the server knows it. */
  scenario_name?: string;
};

const FALLBACK_NAME = 'alpha-agent.pdf';

export function downloadPdf(source: PdfSource, options: PdfOptions): Promise<void> {
  if (source.kind === 'staff') {
    const input = { params: { id: source.propertyId }, query: options };
    return download(api.getPropertyPdf, input, FALLBACK_NAME);
  }
  const { scenario_name: _, ...query } = options;
  const input = { params: { token: source.token }, query };
  return download(api.getSharedPropertyPdf, input, FALLBACK_NAME);
}

export function sharedPdfPath(token: string, { scenario_name: _, ...query }: PdfOptions): string {
  const path = api.getSharedPropertyPdf.path.replace(':token', encodeURIComponent(token));
  return `${path}?${new URLSearchParams(query)}`;
}
