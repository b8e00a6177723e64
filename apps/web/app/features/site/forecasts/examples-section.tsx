import type { Forecasts, TenYearForecast } from '@alpha/contract';
import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import { Link } from 'react-router';
import { Table } from '~/ui/table';
import { useForecastWords } from './use-forecast-words';

type Row = TenYearForecast & { code: string; name: string };

const ICONS = { inside: Check, above: ArrowUp, below: ArrowDown };

export function ExamplesSection({ examples }: Pick<Forecasts, 'examples'>) {
  const { t, change, quarter } = useForecastWords();
  const rows: Row[] = examples.flatMap(({ code, name, forecasts }) =>
    forecasts.map((forecast) => ({ code, name, ...forecast })),
  );
  if (rows.length === 0) return null;
  const missed = rows.filter(({ outcome }) => outcome !== 'inside').length;
  const title = t('examples.title', { count: examples.length });
  return (
    <section aria-labelledby="examples-title" className="page pt-12 md:pt-16">
      <h2 id="examples-title" className="text-28 tracking-[-0.018em]">
        {title}
      </h2>
      <p className="mt-1.5 mb-5 text-ink-2">{t('examples.lead', { missed, all: rows.length })}</p>
      <Table
        caption={title}
        rows={rows}
        rowKey={({ code, quarter }) => `${code} ${quarter}`}
        columns={[
          {
            key: 'metro',
            header: t('examples.metro'),
            cell: ({ code, name }) => (
              <Link to={`?metro=${code}#metro`} className="hover:underline">
                {name}
              </Link>
            ),
          },
          { key: 'made', header: t('examples.made'), cell: (row) => quarter(row.quarter) },
          {
            key: 'range',
            header: t('examples.range'),
            align: 'end',
            cell: ({ p5, p95 }) => t('examples.rangeOf', { low: change(p5), high: change(p95) }),
          },
          {
            key: 'median',
            header: t('examples.median'),
            align: 'end',
            cell: (row) => change(row.p50),
          },
          {
            key: 'actual',
            header: t('examples.actual'),
            align: 'end',
            cell: (row) => <strong className="font-semibold">{change(row.actual)}</strong>,
          },
          { key: 'result', header: t('examples.result'), cell: (row) => <Result {...row} /> },
        ]}
      />
    </section>
  );
}

function Result({ outcome }: Pick<Row, 'outcome'>) {
  const { t } = useForecastWords();
  const Icon = ICONS[outcome];
  const isInside = outcome === 'inside';
  return (
    <span
      className={`inline-flex items-center gap-1.25 text-13 ${isInside ? 'text-ink-2' : 'font-medium text-loss'}`}
    >
      <Icon aria-hidden="true" size={14} className={isInside ? 'text-gain' : ''} />
      {t(`examples.${outcome}`)}
    </span>
  );
}
