import type { Dashboard } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { NotAvailable } from '~/ui/money';
import { Table } from '~/ui/table';
import { TextLink } from '~/ui/text-link';
import { useFigures } from './use-figures';

type Row = Dashboard['by_owner'][number];

export function OwnersTable({ figures }: { figures: Dashboard }) {
  const t = useT('dashboard');
  const { number, share, duration } = useFigures();
  const isWonKnown = figures.won_statuses.length > 0;
  const figure = (key: string, header: string, cell: (row: Row) => React.ReactNode) => ({
    key,
    header,
    cell,
    align: 'end' as const,
  });
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="text-20">{t('owner.title')}</h2>
      <Table
        caption={t('owner.title')}
        rows={figures.by_owner}
        rowKey={({ user }) => user.id}
        columns={[
          {
            key: 'person',
            header: t('owner.column'),
            cell: ({ user }) => <TextLink to={`/app/board/${user.id}`}>{user.name}</TextLink>,
          },
          figure('leads', t('owner.leads'), (row) => number(row.leads)),
          figure('won', t('owner.won'), (row) => (isWonKnown ? number(row.won) : <NotAvailable />)),
          figure('share', t('owner.share'), (row) =>
            isWonKnown ? share(row.won, row.leads) : <NotAvailable />,
          ),
          figure('contacted', t('owner.contacted'), (row) => share(row.contacted, row.leads)),
          figure(
            'speed',
            t('owner.speed'),
            (row) => duration(row.minutes_to_contact) ?? <NotAvailable />,
          ),
        ]}
      />
    </section>
  );
}
