import { Table } from '~/ui/table';
import type { ForecastsPage } from './load-forecasts';
import { useForecastWords } from './use-forecast-words';

/** How often exchange rates of the imported file were inside their range; nothing without a file. */
export function ExchangeSection({ exchange }: Pick<ForecastsPage, 'exchange'>) {
  const { t, share } = useForecastWords();
  const rows = exchange.flatMap(({ currency, since, scores }) =>
    scores.map((score) => ({ ...score, currency, since })),
  );
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="exchange-title" className="page pt-12 md:pt-16">
      <h2 id="exchange-title" className="text-28 tracking-[-0.018em]">
        {t('exchange.title')}
      </h2>
      <p className="mt-1.5 mb-5 max-w-[68ch] text-pretty text-ink-2">{t('exchange.lead')}</p>
      <Table
        caption={t('exchange.title')}
        rows={rows}
        rowKey={({ currency, years }) => `${currency} ${years}`}
        columns={[
          {
            key: 'currency',
            header: t('exchange.currency'),
            cell: ({ currency, since }) =>
              `${currency} ${t('exchange.since', { year: since.slice(0, 4) })}`,
          },
          { key: 'years', header: t('exchange.years'), align: 'end', cell: ({ years }) => years },
          {
            key: 'inside90',
            header: t('exchange.inside90'),
            align: 'end',
            cell: (score) => share(score.inside_90, 0),
          },
          {
            key: 'inside50',
            header: t('exchange.inside50'),
            align: 'end',
            className: 'max-md:hidden',
            cell: (score) => share(score.inside_50, 0),
          },
          {
            key: 'naive',
            header: t('exchange.naive'),
            align: 'end',
            className: 'max-md:hidden',
            cell: (score) => share(score.naive_inside_90, 0),
          },
        ]}
      />
      <p className="mt-3 max-w-[68ch] text-13 text-pretty text-ink-3">{t('exchange.overlap')}</p>
    </section>
  );
}
