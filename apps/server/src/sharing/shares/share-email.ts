import type { ExchangeRate, NamedScenario, PropertyReport } from '@alpha/contract';
import { countOrUnknown, formatDate, type Locale } from '@alpha/i18n';
import { exchangeNote, moneyUnitOf } from '@alpha/i18n/exchange-note';
import { translatorFor } from '@alpha/i18n/server';
import { scenarioText } from '@alpha/report-model/scenario-text';
import { reportUnder } from '@alpha/report-model/simulate-scenario';
import type { MailContent, MailPerson } from '../../platform/mail/index.ts';
import { headlineFigures, outcomeFigures, wordsFor } from '../../reports/index.ts';

type EmailInput = {
  report: PropertyReport;
  scenario?: NamedScenario | null | undefined;
  locale: Locale;
  /** The currency of its amounts; dollars without one. */
  exchange?: ExchangeRate | undefined;
  message: string;
  url: string;
  expiresAt: Date;
  sender: { name: string; email: string };
  /** A `data:` URL. */
  picture: string | null;
  person: MailPerson | null;
};

type Words = ReturnType<typeof wordsFor>;

export function subjectOf({ property }: PropertyReport, locale: Locale): string {
  return translatorFor(locale, 'mail')('share.subject', { address: property.address });
}

export function contentOf(input: EmailInput): MailContent {
  const { report, locale, exchange, message, url, expiresAt, sender, picture, person } = input;
  const t = translatorFor(locale, 'mail');
  const words = wordsFor(locale, moneyUnitOf(exchange));
  const { address, city, state, zip, beds, baths } = report.property;
  const date = formatDate(expiresAt.toISOString(), locale, 'long') ?? '';
  return {
    title: address,
    subtitle: `${city}, ${state} ${zip} · ${t('share.facts', {
      price: words.price(report.property),
      beds: countOrUnknown(beds),
      baths: countOrUnknown(baths),
    })}`,
    ...(picture ? { picture: { src: picture, alt: address } } : {}),
    paragraphs: [
      t('share.intro', { name: sender.name }),
      ...valueLines(report, words),
      ...scenarioLines(input, words),
      ...(exchange ? [exchangeNote(exchange, locale, translatorFor(locale, 'currency'))] : []),
    ],
    ...(person ? { person } : {}),
    quote: message
      .split(/\n{2,}/)
      .map((text) => text.trim())
      .filter(Boolean),
    // The hard part first, then the plan's figures of the specification.
    figures: [...outcomeFigures(words, report), ...headlineFigures(words, report)].map(
      ({ label, value }) => ({ label, value }),
    ),
    button: { label: t('share.button'), url },
    closing: [t('share.expires', { date }), t('share.questions', sender)],
    footer: t('share.why', { name: sender.name }),
  };
}

/** The estimated value with its range, if there is one. */
function valueLines(
  { property: { valuation } }: PropertyReport,
  { locale, money, rate }: Words,
): string[] {
  if (!valuation) return [];
  const { value, low, high, share } = valuation;
  const range = { low: money(low), high: money(high), share: rate(share, { decimals: 0 }) };
  return [translatorFor(locale, 'mail')('share.value', { value: money(value), ...range })];
}

/** Whose scenario it is, what it changes, and the result of both. */
function scenarioLines(
  { report, scenario, locale, sender }: EmailInput,
  { money }: Words,
): string[] {
  if (!scenario) return [];
  const result = ({ property }: PropertyReport) => money(property.net_profit_10_year);
  return [
    translatorFor(locale, 'mail')('share.scenario', {
      name: sender.name,
      title: scenario.name,
      changes: scenarioText(scenario.changes, locale, translatorFor(locale, 'whatIf')),
      yours: result(reportUnder(report, scenario.changes, null)),
      ours: result(report),
    }),
  ];
}
