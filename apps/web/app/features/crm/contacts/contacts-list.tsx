import type { LeadSummary, ListedLead } from '@alpha/contract';
import { useState } from 'react';
import type { ContactOrder } from '~/data/contacts';
import { useUrlState } from '~/lib/url-state';
import { cx } from '~/ui/class-names';
import type { Selection } from './bulk/use-selection';
import type { ContactColumn } from './columns/chosen-columns';
import { ContactsCards } from './contacts-cards';
import { ContactsTable } from './contacts-table';
import { DeleteContactDialog } from './delete-contact-dialog';

type ContactsListProps = {
  contacts: readonly ListedLead[];
  /** The next page is loading; this one stays readable meanwhile. */
  isStale: boolean;
  order: ContactOrder;
  selection: Selection;
  columns: ReadonlySet<ContactColumn>;
};

export function ContactsList({ contacts, isStale, order, selection, columns }: ContactsListProps) {
  const { set } = useUrlState();
  const [leaving, setLeaving] = useState<LeadSummary | null>(null);
  const rows = { contacts, selection, onDelete: setLeaving };
  return (
    <div aria-busy={isStale} className={cx('min-w-0 transition-opacity', isStale && 'opacity-55')}>
      <div className="md:hidden">
        <ContactsCards {...rows} />
      </div>
      <div className="max-md:hidden">
        <ContactsTable
          {...rows}
          shown={columns}
          sort={{ key: order.sort, direction: order.order === 'asc' ? 'ascending' : 'descending' }}
          onSort={({ key, direction }) =>
            set({ sort: key, order: direction === 'ascending' ? 'asc' : 'desc', page: null })
          }
        />
      </div>
      {leaving && <DeleteContactDialog contact={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}
