import type { Forecasts, TenYearForecast } from '@alpha/contract';
import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { type Column, Table } from '~/ui/table';
import { TextLink } from '~/ui/text-link';
import { ForecastsFile } from './forecasts-file';
import { MissesSentence } from './misses-sentence';
import { useForecastWords } from './use-forecast-words';

type Example = Forecasts['examples'][number];

const ICONS = { inside: Check, above: ArrowUp, below: ArrowDown };

const PLACES = { range: 'pl-8', median: '', actual: '' };

/** One row a metro: range, median and outcome of each date. */
export function ExamplesSection({ examples, counts }: Pick<Forecasts, 'examples' | 'counts'>) {
  const { t, change, quarterTitle, numberTitle } = useForecastWords();
  const { search } = useLocation();
  const all = examples.flatMap(({ forecasts }) => forecasts);
  if (all.length === 0) return null;
  const title = t('examples.title', {
    count: examples.length,
    countWord: numberTitle(examples.length),
  });
  const dates = [...new Set(all.map((forecast) => forecast.quarter))].sort();
  const columnsOf = (date: string): Column<Example>[] => {
    const column = (
      key: keyof typeof PLACES,
      header: ReactNode,
      cell: (forecast: TenYearForecast) => ReactNode,
    ) => ({
      key: `${date} ${key}`,
      header,
      align: 'end' as const,
      className: PLACES[key],
      cell: ({ forecasts }: Example) => {
        const found = forecasts.find((forecast) => forecast.quarter === date);
        return found ? cell(found) : '–';
      },
    });
    return [
      column('range', t('examples.range', { quarter: quarterTitle(date) }), ({ p5, p95 }) =>
        t('examples.rangeOf', { low: change(p5), high: change(p95) }),
      ),
      column('median', t('examples.median'), ({ p50 }) => change(p50)),
      column('actual', t('examples.actual'), (forecast) => <Outcome {...forecast} />),
    ];
  };
  return (
    <section aria-labelledby="examples-title" className="page pt-12 md:pt-16">
      <h2 id="examples-title" className="text-28 tracking-[-0.018em]">
        {title}
      </h2>
      <p className="mt-1.5 mb-5 text-ink-2">
        <MissesSentence forecasts={all} />
      </p>
      <Table
        caption={title}
        rows={examples}
        rowKey={({ code }) => code}
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
          ...dates.flatMap(columnsOf),
        ]}
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ForecastsFile text={t('file.all', { count: counts.metros })} />
        <TextLink to={{ search, hash: 'method' }}>{t('method.link')}</TextLink>
      </div>
    </section>
  );
}

function Outcome({ actual, outcome }: Pick<TenYearForecast, 'actual' | 'outcome'>) {
  const { t, change } = useForecastWords();
  const Icon = ICONS[outcome];
  const isInside = outcome === 'inside';
  return (
    <span className="inline-flex flex-col items-end md:flex-row md:items-center md:gap-3">
      <strong className="font-semibold">{change(actual)}</strong>
      <span
        className={`inline-flex items-center gap-1.25 text-13 md:min-w-20 ${isInside ? 'text-ink-2' : 'font-medium text-loss'}`}
      >
        <Icon aria-hidden="true" size={14} className={isInside ? 'text-gain' : ''} />
        {t(`examples.${outcome}`)}
      </span>
    </span>
  );
}
