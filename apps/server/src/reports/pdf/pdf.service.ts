import type {
  ExchangeRate,
  getPropertyPdf as getPropertyPdfEndpoint,
  InputOf,
  PropertyReport,
} from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { homePicture } from '../../listings/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { clientOf } from '../../platform/http/networks.ts';
import type { ServedFile } from '../../platform/http/serve.ts';
import { findExchangeRate } from '../../underwriting/index.ts';
import { printPdf } from '../render-worker/render-client.ts';
import { getReport, isShown } from '../report.service.ts';
import { changesAt, reportWith } from '../scenario.service.ts';
import { BASEMAP_FOLDER } from './basemap-folder.ts';
import { createPdfCache } from './pdf-cache.ts';
import type { ReportScenario, ReportSender } from './report-input.ts';
import { reportPictures } from './report-pictures.ts';

const printedOnce = createPdfCache();

export async function getPropertyPdf(
  ctx: Ctx,
  { params: { id }, query }: InputOf<typeof getPropertyPdfEndpoint>,
): Promise<ServedFile> {
  if (!(await isShown(ctx, id))) throw new AppError('property.notFound');
  const { locale, currency, scenario, scenario_name: title = '' } = query;
  const exchange = await findExchangeRate(ctx, currency);
  const report = await getReport({ ...ctx, locale }, id);
  const changes = changesAt(report, scenario);
  const by = viewerOf(ctx).name;
  return reportPdf(ctx, report, locale, {
    exchange,
    scenario: changes && { by, title, changes },
  });
}

export type PdfOptions = {
  sender?: ReportSender | null;
  /** The page where its reader answers; each link has its own. */
  answerUrl?: string | undefined;
  exchange?: ExchangeRate | undefined;
  /** Its figures instead of ours, and ours beside them. */
  scenario?: ReportScenario | null;
};

/** Cached by content and language. */
export function reportPdf(
  ctx: Ctx,
  report: PropertyReport,
  locale: Locale,
  { sender = null, answerUrl, exchange, scenario = null }: PdfOptions = {},
): ServedFile {
  const { property } = report;
  const body = () =>
    printedOnce({ report, locale, sender, answerUrl, exchange, scenario }, () =>
      printPdf(clientOf(ctx.ip), async () => {
        const pictures = await reportPictures(ctx.deps, property);
        const from = sender ? { sender: await withPhoto(ctx, sender) } : {};
        const shown = await printedReport(ctx, report, scenario);
        const made = { madeAt: new Date(), basemapFolder: BASEMAP_FOLDER };
        return { ...shown, pictures, locale, ...made, exchange, ...from, answerUrl };
      }),
    );
  return { name: pdfName(property.address, locale), body };
}

async function printedReport(ctx: Ctx, report: PropertyReport, scenario: ReportScenario | null) {
  if (!scenario) return { report };
  const shown = await reportWith(report, scenario.changes, ctx);
  return { report: shown, scenario: { ...scenario, ours: report } };
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
