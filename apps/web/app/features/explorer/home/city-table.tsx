import type { CitySummary } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { Money, Num, Percent } from '~/ui/money';
import { type Column, type Sort, Table } from '~/ui/table';
import { citiesQuery } from '../explorer.api';
import { DEFAULT_FILTER, writeFilter } from '../explorer.params';
import { cityName, sortCities } from './cities';
import { SectionHead } from './section-head';

export function CityTable({ cities }: { cities: readonly CitySummary[] }) {
  const t = useT('explorer');
  const id = useId();
  const { data: names = [] } = useQuery(citiesQuery);
  const [sort, setSort] = useState<Sort>({ key: 'count', direction: 'descending' });
  const linkTo = (row: CitySummary) => ({
    pathname: '/app/listing',
    search: writeFilter({ ...DEFAULT_FILTER, city: cityName(row, names) }).toString(),
  });
  const columns: Column<CitySummary>[] = [
    {
      key: 'city',
      header: t('home.cities.city'),
      isSortable: true,
      cell: (row) => (
        <Link
          to={linkTo(row)}
          className="-my-2.25 flex min-h-11 items-center underline decoration-line decoration-1 underline-offset-4 hover:text-accent hover:decoration-accent"
        >
          {t('home.cities.open', { city: row.city, state: row.state })}
        </Link>
      ),
    },
    {
      key: 'count',
      header: t('home.cities.count'),
      align: 'end',
      isSortable: true,
      cell: (row) => <Num value={row.count} />,
    },
    {
      key: 'median_price',
      header: t('home.cities.price'),
      align: 'end',
      isSortable: true,
      cell: (row) => <Money value={row.median_price} />,
    },
    {
      key: 'median_rent',
      header: t('home.cities.rent'),
      align: 'end',
      isSortable: true,
      cell: (row) => (
        <>
          <Money value={row.median_rent} />
          <span className="ml-1 text-12 text-ink-3">{t('home.cities.month')}</span>
        </>
      ),
    },
    {
      key: 'median_roi',
      header: t('home.cities.roi'),
      align: 'end',
      isSortable: true,
      cell: (row) => <Percent value={row.median_roi} decimals={1} tone="auto" />,
    },
  ];
  return (
    <section aria-labelledby={id} className="min-w-0">
      <SectionHead id={id} title={t('home.cities.title')} lead={t('home.cities.lead')} />
      <Table
        caption={t('home.cities.title')}
        columns={columns}
        rows={sortCities(cities, sort)}
        rowKey={(row) => `${row.city}, ${row.state}`}
        sort={sort}
        onSort={setSort}
      />
    </section>
  );
}
