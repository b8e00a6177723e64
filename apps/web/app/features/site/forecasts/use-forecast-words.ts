import type { MetroForecast } from '@alpha/contract';
import { formatDate, formatPercent } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

/** How the page writes shares, changes and quarters. */
export function useForecastWords() {
  const t = useT('forecasts');
  const locale = useLocale();
  const share = (fraction: number, decimals = 1) =>
    formatPercent(100 * fraction, locale, { decimals }) ?? '';
  const change = (fraction: number, decimals = 0) =>
    formatPercent(100 * fraction, locale, { decimals, sign: 'always' }) ?? '';
  /** The month that ends a quarter. */
  const quarter = (name: string) =>
    formatDate(
      `${name.slice(0, 4)}-${String(3 * Number(name.slice(5))).padStart(2, '0')}-15`,
      locale,
      'longMonth',
    ) ?? name;
  /** Spanish months are lower case, also where a line starts with one. */
  const quarterTitle = (name: string) => capitalized(quarter(name));
  /** Small numbers in words, for sentences. */
  const number = (count: number) => t('number', { count });
  const numberTitle = (count: number) => capitalized(number(count));
  /** A period as the server names it; the two that share 2012 with the quarter of their boundary. */
  const period = (group: string) => {
    if (group === '2010–2012') return t('eras.until2012');
    return group === '2012–2015' ? t('eras.since2012') : group;
  };
  return { t, locale, share, change, quarter, quarterTitle, number, numberTitle, period };
}

/** The first of `after` is the day of the forecast itself. */
export const hasCome = ({ after }: Pick<MetroForecast, 'after'>) => after.length > 1;

/** Title and sentence of one forecast, from its figures. */
export function useFanSentences(forecast: MetroForecast) {
  const { t, change, quarter, quarterTitle } = useForecastWords();
  const { outcome, outside, actual } = forecast;
  const median = change(forecast.years.at(-1)?.p50 ?? 0, 1);
  const made = quarterTitle(forecast.quarter);
  const span = outside && { from: quarter(outside.from), to: quarter(outside.to) };
  const year = String(Number(forecast.quarter.slice(0, 4)) + 10);
  const title =
    actual === null
      ? t('fan.running', { quarter: made, median })
      : t('fan.ended', { quarter: made, median, actual: change(actual, 1) });
  const sentence = () => {
    if (outcome === 'above' || outcome === 'below') return t(`fan.${outcome}`);
    if (outcome === 'inside') {
      if (!span) return t('fan.inside');
      return t(outside.side === 'below' ? 'fan.insideBelow' : 'fan.insideAbove', span);
    }
    if (!hasCome(forecast)) return t('fan.nothingYet', { year });
    if (!span) return t('fan.open', { year });
    return t(outside.side === 'below' ? 'fan.openBelow' : 'fan.openAbove', { year, ...span });
  };
  return { title, sentence: sentence() };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
