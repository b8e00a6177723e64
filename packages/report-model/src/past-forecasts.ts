import type { PastForecasts } from '@alpha/contract/forecasts';
import { formatDate, formatPercent } from '@alpha/i18n';
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
      month: formatDate(lastMonthOf(quarter), locale, 'longMonth') ?? quarter,
      low: change(p5),
      high: change(p95),
      median: change(p50),
      actual: change(actual),
    }),
  }));
}

/** Whose prices they are, and from which index. */
export function pastForecastsLead(
  { name: metro, index, since }: PastForecasts,
  t: Translate<'pastForecasts'>,
): string {
  return t('lead', { metro, index, since: since.slice(0, 4) });
}

/** How many forecasts held, in one line. */
export function pastForecastsLine({ rows }: PastForecasts, t: Translate<'pastForecasts'>): string {
  const inside = rows.filter(({ outcome }) => outcome === 'inside').length;
  return t('line', { inside, count: rows.length });
}

/** A forecast is made at the end of its quarter: `2006Q2` is June 2006. */
function lastMonthOf(quarter: string): string {
  const month = 3 * Number(quarter.slice(-1));
  return `${quarter.slice(0, 4)}-${`${month}`.padStart(2, '0')}-01`;
}
