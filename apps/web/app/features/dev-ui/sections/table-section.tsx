import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Money, Num } from '~/ui/money';
import { Pagination } from '~/ui/pagination';
import { type Column, type Sort, Table } from '~/ui/table';
import { comparison, tableText, type YearRow, years } from '../sample-tables';
import { sections } from '../samples';
import { Section } from '../section';

type FigureKey = Exclude<keyof YearRow, 'year'>;

const FIGURES: FigureKey[] = [
  'rent',
  'mortgage',
  'taxes',
  'insurance',
  'expenses',
  'cashFlow',
  'balance',
];

const total = (key: FigureKey) => years.reduce((sum, row) => sum + row[key], 0);

const COLUMNS: Column<YearRow>[] = [
  {
    key: 'year',
    header: tableText.year,
    isSortable: true,
    cell: (row) => <Num value={row.year} />,
    footer: tableText.total,
  },
  ...FIGURES.map(
    (key): Column<YearRow> => ({
      key,
      header: tableText[key],
      align: 'end',
      isSortable: true,
      cell: (row) => <Money value={row[key]} tone={key === 'cashFlow' ? 'auto' : undefined} />,
      footer: key === 'balance' ? null : <Money value={total(key)} sign={key === 'cashFlow'} />,
    }),
  ),
];

export function TableSection({ theme }: { theme: string }) {
  const [sort, setSort] = useState<Sort>({ key: 'year', direction: 'ascending' });
  const [search] = useSearchParams();
  const direction = sort.direction === 'ascending' ? 1 : -1;
  const key = sort.key as keyof YearRow;
  return (
    <Section title={sections.tables}>
      <Table
        caption={`${tableText.caption}, ${theme}`}
        columns={COLUMNS}
        rows={[...years].sort((a, b) => (a[key] - b[key]) * direction)}
        rowKey={(row) => row.year}
        sort={sort}
        onSort={setSort}
      />
      <div className="rounded-3 bg-sunken p-5">
        <Table
          caption={`${tableText.compare}, ${theme}`}
          look="plain"
          className="bg-sunken"
          rows={comparison}
          rowKey={(row) => row.label}
          columns={[
            { key: 'label', header: '', cell: (row) => row.label },
            {
              key: 'ours',
              header: tableText.ours,
              align: 'end',
              cell: (row) => <Money value={row.ours} />,
            },
            {
              key: 'yours',
              header: tableText.yours,
              align: 'end',
              cell: (row) => <Money value={row.yours} className="font-semibold" />,
            },
            {
              key: 'change',
              header: tableText.change,
              align: 'end',
              cell: (row) => (
                <Money value={row.yours - row.ours} tone={row.isCost ? 'inverse' : 'auto'} />
              ),
            },
          ]}
        />
      </div>
      <Pagination
        label={`${sections.tables}, ${theme}`}
        current={Number(search.get('page') ?? 6)}
        last={20}
        linkTo={(page) => ({ search: `?page=${page}` })}
      />
    </Section>
  );
}
