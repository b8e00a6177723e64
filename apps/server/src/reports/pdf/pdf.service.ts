import type {
  ExchangeRate,
  getPropertyPdf as getPropertyPdfEndpoint,
  InputOf,
  PropertyReport,
} from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { homePicture } from '../../listings/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { ServedFile } from '../../platform/http/serve.ts';
import { findExchangeRate } from '../../underwriting/index.ts';
import { printPdf } from '../render-worker/render-client.ts';
import { getReport, isShown } from '../report.service.ts';
import { createPdfCache } from './pdf-cache.ts';
import type { ReportSender } from './report-input.ts';
import { reportPictures } from './report-pictures.ts';

const printedOnce = createPdfCache();

export async function getPropertyPdf(
  ctx: Ctx,
  { params: { id }, query: { locale, currency } }: InputOf<typeof getPropertyPdfEndpoint>,
): Promise<ServedFile> {
  if (!(await isShown(ctx, id))) throw new AppError('property.notFound');
  const exchange = await findExchangeRate(ctx, currency);
  return reportPdf(ctx, await getReport({ ...ctx, locale }, id), locale, { exchange });
}

export type PdfOptions = {
  sender?: ReportSender | null;
  exchange?: ExchangeRate | undefined;
};

/** Cached by content and language. */
export function reportPdf(
  ctx: Ctx,
  report: PropertyReport,
  locale: Locale,
  { sender = null, exchange }: PdfOptions = {},
): ServedFile {
  const { property } = report;
  const body = () =>
    printedOnce({ report, locale, sender, exchange }, () =>
      printPdf(async () => {
        const pictures = await reportPictures(ctx.deps, property);
        const from = sender ? { sender: await withPhoto(ctx, sender) } : {};
        return { report, pictures, locale, madeAt: new Date(), exchange, ...from };
      }),
    );
  return { name: pdfName(property.address, locale), body };
}

/** Three times the printed size. */
const PORTRAIT = { width: 150, height: 150 };

async function withPhoto(ctx: Ctx, { photoUrl, ...sender }: ReportSender) {
  const photo = photoUrl ? await homePicture(ctx.deps, photoUrl, PORTRAIT) : null;
  return { ...sender, photo };
}

/** `alpha-agent-1460-nw-183rd-ter-en.pdf` */
export function pdfName(address: string, locale: Locale): string {
  const slug = address
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return `${['alpha-agent', slug, locale].filter(Boolean).join('-')}.pdf`;
}
