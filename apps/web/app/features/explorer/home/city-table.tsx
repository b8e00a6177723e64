import type { CitySummary } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { citiesQuery } from '~/data/listings';
import { useT } from '~/lib/i18n/use-t';
import { type Sort, Table } from '~/ui/table';
import { useIsPhone } from '~/ui/use-is-phone';
import { WHOLE_MARKET, writeFilter } from '../explorer.params';
import { cityName, sortCities } from './cities';
import { narrowColumns, wideColumns } from './city-columns';
import { SectionHead } from './section-head';

export function CityTable({ cities }: { cities: readonly CitySummary[] }) {
  const t = useT('explorer');
  const id = useId();
  const { data: names = [] } = useQuery(citiesQuery);
  const [sort, setSort] = useState<Sort>({ key: 'count', direction: 'descending' });
  const linkTo = (row: CitySummary) => ({
    pathname: '/app/listing',
    search: writeFilter({ ...WHOLE_MARKET, city: cityName(row, names) }).toString(),
  });
  const columns = useIsPhone() ? narrowColumns(t, linkTo) : wideColumns(t, linkTo);
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
