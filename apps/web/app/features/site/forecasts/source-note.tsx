import { formatDate } from '@alpha/i18n';
import type { ForecastsPage } from './load-forecasts';
import { useForecastWords } from './use-forecast-words';

export function SourceNote({ page: { source, counts } }: { page: ForecastsPage }) {
  const { t, locale, quarter } = useForecastWords();
  const date = formatDate(source.made_on, locale, 'long') ?? '';
  return (
    <p className="page pt-8 pb-16 text-13 text-pretty text-ink-2">
      {t(`source.${source.index}`, {
        since: quarter(source.since),
        asOf: quarter(source.as_of),
        date,
      })}{' '}
      {counts.held_out > 0
        ? t('source.heldOut', { count: counts.held_out })
        : t('source.all', { count: counts.metros })}{' '}
      {t('source.advice')}
    </p>
  );
}
