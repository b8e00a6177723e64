import type {
  getSharedPropertyPdf as getSharedPropertyPdfEndpoint,
  getSharedPropertyPicture as getSharedPropertyPictureEndpoint,
  InputOf,
  PropertyReport,
  ScenarioChanges,
  Sender,
} from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { formatPhone } from '@alpha/i18n/phone';
import { reportUnder } from '@alpha/report-model/report-under';
import { isSameChanges } from '@alpha/report-model/scenario-changes';
import type { Ctx } from '../../platform/http/context.ts';
import type { ServedFile } from '../../platform/http/serve.ts';
import {
  changesAt,
  findExchangeRate,
  type ReportSender,
  reportPdf,
  reportPicture,
} from '../../reports/index.ts';
import { contactsOf, linesOf, previewPerson } from './sender-in-mail.ts';
import { getSharedProperty } from './shares.service.ts';

/** Checks the token on every request, even when the file is cached. */
export async function getSharedPropertyPdf(
  ctx: Ctx,
  { params, query }: InputOf<typeof getSharedPropertyPdfEndpoint>,
): Promise<ServedFile> {
  const { report, sender, message, ...link } = await getShared(ctx, params.token);
  const locale = query.locale ?? link.locale;
  const changes = changesAt(report, query.scenario);
  return reportPdf(ctx, report, locale, {
    sender: sender && printedSender(sender, message, { locale, address: homeOf(report) }),
    answerUrl: pageUrl(ctx, params.token, locale === link.locale ? null : locale),
    exchange: await findExchangeRate(ctx, query.currency ?? link.currency),
    scenario: changes && { ...ownerOf(changes, sender, link), changes },
  });
}

export async function getSharedPropertyPicture(
  ctx: Ctx,
  { params }: InputOf<typeof getSharedPropertyPictureEndpoint>,
): Promise<ServedFile> {
  const shared = await getShared(ctx, params.token);
  const { report, sender, message, locale, currency, scenario } = shared;
  const options = {
    sender: sender && previewPerson(sender, message, locale),
    exchange: await findExchangeRate(ctx, currency),
  };
  if (!scenario) return reportPicture(ctx, report, locale, options);
  const { changes, simulated } = scenario;
  const shown = reportUnder(report, changes, simulated);
  return reportPicture(ctx, shown, locale, { ...options, changes });
}

type Known = Pick<Awaited<ReturnType<typeof getShared>>, 'scenario' | 'own'>;

/** The sender's, or one of the reader, who may have saved it under a name. */
function ownerOf(changes: ScenarioChanges, sender: Sender | null, { scenario, own }: Known) {
  const isThis = (known: { changes: ScenarioChanges }) => isSameChanges(known.changes, changes);
  if (scenario && isThis(scenario))
    return { by: sender?.name ?? 'Alpha Agent', title: scenario.name };
  return { by: null, title: own.find(isThis)?.name ?? '' };
}

/** The report apart from what only this reader has: files are cached by their content. */
async function getShared(ctx: Ctx, token: string) {
  const shared = await getSharedProperty(ctx, { params: { token } });
  const {
    locale,
    currency,
    sender,
    message,
    given_answer: _answer,
    reply_by: _reply,
    sent_scenario: scenario,
    reader_scenarios: own,
    ...report
  } = shared;
  return { report, scenario, own, locale, currency, sender, message };
}

/** In the language of the file. */
function pageUrl({ deps: { config } }: Ctx, token: string, other: Locale | null): string {
  return `${config.publicUrl}/property/share/${token}${other ? `?lang=${other}` : ''}`;
}

const homeOf = ({ property: { address, city } }: PropertyReport) => `${address}, ${city}`;

function printedSender(
  sender: Sender,
  message: string,
  { locale, address }: { locale: Locale; address: string },
): ReportSender {
  const { name, whatsapp, photo_url: photoUrl } = sender;
  const contacts = contactsOf(sender, locale, { kind: 'home', address }).map(
    ({ kind, label, url }) => ({
      // On paper the number itself is needed.
      label: kind === 'chat' ? `WhatsApp ${formatPhone(whatsapp ?? '')}` : label,
      url,
    }),
  );
  return { name, lines: linesOf(sender, locale), contacts, message, photoUrl };
}
