import type { ExchangeRate, PropertyReport, ScenarioChanges } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { moneyUnitOf } from '@alpha/i18n/exchange-note';
import { yearsOf } from '@alpha/report-model/outcome';
import { scenarioText } from '@alpha/report-model/scenario-text';
import type { OutcomeFigure } from '@alpha/report-model/texts/outcome';
import { outcomeFigures } from '../outcome-figures.ts';
import { type Words, wordsFor } from '../render-worker/words.ts';
import type { PreviewPerson } from './preview-person.ts';

/** Exactly what is drawn, so it can be the cache key. */
export type PreviewContent = {
  brand: string;
  /** Who sent it; null in other pictures. */
  from: (PreviewPerson & { photoUrl: string | null }) | null;
  /** The address, or what else it is about. */
  title: string;
  /** Below it. */
  lines: readonly string[];
  /** Empty for none. */
  price: string;
  figures: readonly Pick<OutcomeFigure, 'label' | 'value' | 'tone'>[];
  /** Instead of lines, price and figures: several properties. */
  list?: PreviewList;
  pictureUrl: string | null;
};

export type PreviewList = {
  /** Of both columns. */
  heads: readonly [result: string, cashFlow: string];
  homes: readonly PreviewHome[];
  /** Says how many others there are; empty for none. */
  more: string;
};

export type PreviewHome = {
  address: string;
  result: PreviewFigure;
  /** Empty for none. */
  range: string;
  /** Null for none. */
  cashFlow: PreviewFigure | null;
};
export type PreviewFigure = Pick<OutcomeFigure, 'value' | 'tone'>;

export type PreviewOptions = {
  sender?: PreviewContent['from'];
  exchange?: ExchangeRate | undefined;
  /** Of the scenario that the report is under. */
  changes?: ScenarioChanges | undefined;
};

export function previewContent(
  report: PropertyReport,
  locale: Locale,
  { sender = null, exchange, changes }: PreviewOptions = {},
): PreviewContent {
  const words = wordsFor(locale, moneyUnitOf(exchange));
  const { property } = report;
  return {
    brand: words.t('author'),
    from: sender,
    title: property.address,
    lines: [
      `${property.city}, ${property.state} ${property.zip}`,
      // The figures below are those of the scenario, so it takes the place of the rooms.
      changes
        ? words.t('scenario', { changes: scenarioText(changes, locale, words.whatIf, words.unit) })
        : `${words.facts(property)} · ${words.type(property.type)}`,
    ],
    price: words.price(property),
    figures: previewFigures(report, words),
    pictureUrl: property.images[0]?.image_url ?? null,
  };
}

/** The figures of the email; the first two with shorter labels, so that they fit into half of a strip. */
function previewFigures(report: PropertyReport, words: Words): PreviewContent['figures'] {
  const [result, range, ...others] = outcomeFigures(words, report);
  if (!result || !range) return [];
  const { outcome: t } = words;
  return [
    { ...result, label: t('resultShort', { years: yearsOf(report.property) }) },
    { ...range, label: t('rangeShort') },
    ...others,
  ].map(({ label, value, tone }) => ({ label, value, tone }));
}
