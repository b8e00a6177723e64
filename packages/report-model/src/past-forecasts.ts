import type { PastForecasts } from '@alpha/contract/forecasts';
import { formatPercent } from '@alpha/i18n';
import type { Locale } from '@alpha/i18n/locale';
import type { Translate } from '@alpha/i18n/translator';

/** What we would have said about a report's metro, one sentence a forecast: for page and PDF. */
export function pastForecastSentences(
  { rows }: PastForecasts,
  locale: Locale,
  t: Translate<'pastForecasts'>,
): { quarter: string; text: string }[] {
  const change = (fraction: number) =>
    formatPercent(100 * fraction, locale, { decimals: 0, sign: 'always' }) ?? '';
  return rows.map(({ quarter, p5, p50, p95, actual, outcome }) => ({
    quarter,
    text: t(outcome, {
      year: quarter.slice(0, 4),
      low: change(p5),
      high: change(p95),
      median: change(p50),
      actual: change(actual),
    }),
  }));
}
