import type { ExchangeRate, NamedScenario, PropertyReport } from '@alpha/contract';
import { countOrUnknown, formatDate, type Locale } from '@alpha/i18n';
import { exchangeNote, moneyUnitOf } from '@alpha/i18n/exchange-note';
import { translatorFor } from '@alpha/i18n/server';
import { outcomeOf } from '@alpha/report-model/outcome';
import { scenarioText } from '@alpha/report-model/scenario-text';
import { comparedOutcomes } from '@alpha/report-model/texts/compared-outcomes';

import type { MailContent } from '../../platform/mail/index.ts';
import { headlineFigures, outcomeFigures, wordsFor } from '../../reports/index.ts';
import { personAt, type SentPerson } from './sender-in-mail.ts';

type EmailInput = {
  /** Under our assumptions. */
  report: PropertyReport;
  /** With the report under it. */
  scenario?: (NamedScenario & { report: PropertyReport }) | null | undefined;
  locale: Locale;
  /** The currency of its amounts; dollars without one. */
  exchange?: ExchangeRate | undefined;
  message: string;
  url: string;
  expiresAt: Date;
  sender: { name: string; email: string };
  /** A `data:` URL. */
  picture: string | null;
  person: SentPerson | null;
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
    paragraphs: [t('share.intro', { name: sender.name })],
    ...(person ? { person: personAt(person, { url, locale }) } : {}),
    quote: message
      .split(/\n{2,}/)
      .map((text) => text.trim())
      .filter(Boolean),
    beforeFigures: scenarioLines(input),
    ...figuresOf(input, words),
    notes: [
      ...valueLines(report, words),
      ...(exchange ? [exchangeNote(exchange, locale, translatorFor(locale, 'currency'))] : []),
    ],
    button: { label: t('share.button'), url },
    closing: [t('share.answer'), t('share.expires', { date }), t('share.questions', sender)],
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

/** The hard part first, then the plan's figures of the specification. A scenario has both outcomes side by side. */
function figuresOf({ report, scenario, locale, sender }: EmailInput, words: Words) {
  const shown = scenario?.report ?? report;
  const planned = headlineFigures(words, shown);
  // Without its note, "N/A" would hide a loss.
  const plan =
    planned.length > 0
      ? {
          plan: {
            title: translatorFor(locale, 'report')('headline.plan'),
            figures: planned.map(({ label, value, note }) => ({ label, value, note })),
          },
        }
      : {};
  const [theirs, ours] = [outcomeOf(shown.property), outcomeOf(report.property)];
  if (!scenario || !theirs || !ours) return { figures: shortOutcome(words, report), ...plan };
  const rows = comparedOutcomes(theirs, ours, { t: words.outcome, locale, unit: words.unit });
  return {
    comparison: {
      heads: [
        words.outcome('compared.of', { name: sender.name }),
        words.outcome('compared.ours'),
      ] as const,
      rows: rows.map(({ label, scenario, ours }) => ({
        label,
        values: [scenario ?? ours, ours] as const,
      })),
    },
    ...plan,
  };
}

/** The result and its range have a line of their own. */
const shortOutcome = (words: Words, report: PropertyReport) =>
  outcomeFigures(words, report).map(({ label, value, tone }, i) => ({
    ...{ label, value, isLoss: tone === 'loss' },
    isWide: i < 2,
  }));

/** Whose scenario it is, and what it changes. */
function scenarioLines({ scenario, locale, sender, exchange }: EmailInput): string[] {
  if (!scenario) return [];
  const whatIf = translatorFor(locale, 'whatIf');
  const changes = scenarioText(scenario.changes, locale, whatIf, moneyUnitOf(exchange));
  const { name } = sender;
  const t = translatorFor(locale, 'mail');
  // A scenario that nobody named is called by its changes.
  return scenarioText(scenario.changes, locale, whatIf).startsWith(scenario.name)
    ? [t('share.scenarioBare', { name, changes })]
    : [t('share.scenario', { name, title: scenario.name, changes })];
}
