import type {
  getSharedPropertyPdf as getSharedPropertyPdfEndpoint,
  getSharedPropertyPicture as getSharedPropertyPictureEndpoint,
  InputOf,
  Sender,
} from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import type { Ctx } from '../../platform/http/context.ts';
import type { ServedFile } from '../../platform/http/serve.ts';
import {
  findExchangeRate,
  type ReportSender,
  reportPdf,
  reportPicture,
} from '../../reports/index.ts';
import { linesOf } from './sender-in-mail.ts';
import { getSharedProperty } from './shares.service.ts';

/** Checks the token on every request, even when the file is cached. */
export async function getSharedPropertyPdf(
  ctx: Ctx,
  { params, query }: InputOf<typeof getSharedPropertyPdfEndpoint>,
): Promise<ServedFile> {
  const { report, sender, message, ...link } = await getShared(ctx, params.token);
  const locale = query.locale ?? link.locale;
  return reportPdf(ctx, report, locale, {
    sender: sender && printedSender(sender, message, locale),
    exchange: await findExchangeRate(ctx, query.currency ?? link.currency),
  });
}

export async function getSharedPropertyPicture(
  ctx: Ctx,
  { params }: InputOf<typeof getSharedPropertyPictureEndpoint>,
): Promise<ServedFile> {
  const { report, sender, locale, currency } = await getShared(ctx, params.token);
  const exchange = await findExchangeRate(ctx, currency);
  return reportPicture(ctx, report, locale, { sender: sender?.name ?? null, exchange });
}

/** The report apart from what only this reader has: files are cached by their content. */
async function getShared(ctx: Ctx, token: string) {
  const shared = await getSharedProperty(ctx, { params: { token } });
  const {
    locale,
    currency,
    sender,
    message,
    given_answer: _,
    sent_scenario: scenario,
    reader_scenarios: _own,
    ...report
  } = shared;
  return { report, scenario, locale, currency, sender, message };
}

function printedSender(sender: Sender, message: string, locale: Locale): ReportSender {
  const { name, phone, whatsapp, photo_url: photoUrl } = sender;
  const contacts = [
    ...(whatsapp ? [`WhatsApp ${whatsapp}`] : []),
    ...(phone && phone !== whatsapp ? [phone] : []),
  ];
  return { name, lines: linesOf(sender, locale), contacts, message, photoUrl };
}
