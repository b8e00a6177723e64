import type { LeadSummary, ListedLead } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { type Column, type Sort, Table } from '~/ui/table';
import type { Selection } from './bulk/use-selection';
import type { ContactColumn } from './columns/chosen-columns';
import { useContactColumns } from './columns/use-contact-columns';
import { ContactMenu } from './contact-menu';
import { ContactName, SelectBox } from './contact-parts';

export type ContactRowsProps = {
  contacts: readonly ListedLead[];
  selection: Selection;
  onDelete: (contact: LeadSummary) => void;
};

type ContactsTableProps = ContactRowsProps & {
  shown: ReadonlySet<ContactColumn>;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

export function ContactsTable(props: ContactsTableProps) {
  const { contacts, selection, shown, onDelete, sort, onSort } = props;
  const t = useT('contacts');
  const chosen = useContactColumns(shown);
  const columns: Column<ListedLead>[] = [
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
    ...chosen,
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
