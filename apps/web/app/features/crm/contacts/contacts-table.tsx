import { isAllowed, type LeadSummary } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { Moment } from '~/ui/moment';
import { Money } from '~/ui/money';
import { type Column, type Sort, Table } from '~/ui/table';
import type { Selection } from './bulk/use-selection';
import { ContactMenu } from './contact-menu';
import { ContactName, PhoneLink, SelectBox, StatusMark } from './contact-parts';

export type ContactRowsProps = {
  contacts: readonly LeadSummary[];
  selection: Selection;
  onDelete: (contact: LeadSummary) => void;
};

type ContactsTableProps = ContactRowsProps & { sort: Sort; onSort: (sort: Sort) => void };

export function ContactsTable({ contacts, selection, onDelete, sort, onSort }: ContactsTableProps) {
  const t = useT('contacts');
  const sources = useT('sources');
  const { role } = readSession();
  const hasTeam = role !== null && isAllowed(role, 'lead:read:team');
  const owner: Column<LeadSummary> = {
    key: 'user',
    header: t('column.user'),
    isSortable: true,
    cell: ({ user }) => user.name,
  };
  const columns: Column<LeadSummary>[] = [
    {
      key: 'first_name',
      header: t('column.name'),
      isSortable: true,
      cell: (contact) => (
        <span className="flex items-center gap-3">
          <SelectBox contact={contact} selection={selection} />
          <ContactName contact={contact} />
        </span>
      ),
    },
    {
      key: 'phone',
      header: t('column.phone'),
      isSortable: true,
      cell: ({ phone }) => <PhoneLink phone={phone} />,
    },
    {
      key: 'status',
      header: t('column.status'),
      isSortable: true,
      cell: (contact) => <StatusMark id={contact.lead_status_id} />,
    },
    ...(hasTeam ? [owner] : []),
    { key: 'source', header: t('column.source'), cell: ({ source }) => sources(source) },
    {
      key: 'initial_payment',
      header: t('column.initial_payment'),
      align: 'end',
      isSortable: true,
      cell: ({ initial_payment: budget }) =>
        budget === null ? (
          <span className="text-ink-3">
            <span aria-hidden="true">–</span>
            <span className="sr-only">{t('noBudget')}</span>
          </span>
        ) : (
          <Money value={budget} />
        ),
    },
    {
      key: 'last_touched_at',
      header: t('column.last_touched_at'),
      isSortable: true,
      className: 'pl-8',
      cell: (contact) => <Moment at={contact.last_touched_at} isBrief />,
    },
    {
      key: 'actions',
      header: <span className="sr-only">{t('column.actions')}</span>,
      align: 'end',
      cell: (contact) => <ContactMenu contact={contact} onDelete={() => onDelete(contact)} />,
    },
  ];
  return (
    <Table
      caption={t('title')}
      columns={columns}
      rows={contacts}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  );
}
