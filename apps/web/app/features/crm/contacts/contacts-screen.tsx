import { type ListedLead, PAGE_SIZE } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { contactsQuery } from '~/data/contacts';
import { useT } from '~/lib/i18n/use-t';
import { useRememberedPlace } from '~/lib/list-place';
import { lastPageOf } from '~/lib/paged';
import { readPage, useUrlState } from '~/lib/url-state';
import { useIsOnline } from '~/lib/use-is-online';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { Pagination } from '~/ui/pagination';
import { useIsPhone } from '~/ui/use-is-phone';
import { type LeadPanelPart, PANEL_PARAMS } from '../lead-panel';
import { useShownLeads } from '../use-outbox';
import { BulkBar } from './bulk/bulk-bar';
import { useSelection } from './bulk/use-selection';
import { useChosenColumns } from './columns/chosen-columns';
import { readFilter, readOrder, readRows } from './contact-filter';
import { ContactsActions } from './contacts-actions';
import { ContactsEmpty } from './contacts-empty';
import { ContactsLeadPanel } from './contacts-lead-panel';
import { ContactsList } from './contacts-list';
import { ContactsSkeleton } from './contacts-skeleton';
import { ContactsToolbar } from './contacts-toolbar';
import { RowsSelect } from './rows-select';
import { useLiveContacts } from './use-live-contacts';
import { WaitingContacts } from './waiting-contacts';

const NONE: readonly ListedLead[] = [];

export function ContactsScreen({ LeadPanel }: { LeadPanel: LeadPanelPart }) {
  const t = useT('contacts');
  const { params, linkTo } = useUrlState();
  useRememberedPlace(PANEL_PARAMS);
  useLiveContacts();
  const isPhone = useIsPhone();
  const isOnline = useIsOnline();
  const page = readPage(params);
  const rows = readRows(params);
  const columns = useChosenColumns();
  const filter = readFilter(params);
  const order = readOrder(params);
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery(
    contactsQuery({ page, rows }, filter, order),
  );
  const total = data?.total ?? 0;
  const selection = useSelection(filter, total);
  const contacts = useShownLeads(data?.data ?? NONE);
  const isFiltered = Object.keys(filter).length > 0;
  const last = lastPageOf(total, rows);

  // The page is past the end: its last row was deleted, or the number was typed.
  if (data && !isPlaceholderData && page > last)
    return <Navigate to={linkTo({ page: last === 1 ? null : last })} replace />;
  return (
    <div className="grid gap-4 md:gap-6">
      <PageHeader
        title={t('title')}
        lead={
          data &&
          isOnline && (
            <Counted total={data.total} erased={data.erased ?? 0} isFiltered={isFiltered} />
          )
        }
        actions={!isPhone && <ContactsActions {...{ filter, total }} />}
      />
      <ContactsToolbar
        {...{ filter, order, columns }}
        actions={<ContactsActions {...{ filter, total }} isCompact />}
      />
      <WaitingContacts />
      {isError && !data ? (
        <ErrorState
          title={t('error.list')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <ContactsSkeleton />
      ) : data.total === 0 ? (
        <ContactsEmpty isFiltered={isFiltered} />
      ) : (
        <div className="grid gap-3">
          <BulkBar contacts={contacts} total={data.total} filter={filter} selection={selection} />
          <ContactsList
            contacts={contacts}
            isStale={isPlaceholderData}
            order={order}
            selection={selection}
            columns={columns.shown}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-center gap-3 md:justify-between">
        {total > PAGE_SIZE && <RowsSelect rows={rows} />}
        <Pagination
          current={page}
          last={last}
          linkTo={(next) => linkTo({ page: next === 1 ? null : next })}
        />
      </div>
      <ContactsLeadPanel contacts={contacts} LeadPanel={LeadPanel} />
    </div>
  );
}

/** A figure of the dashboard also counts leads that were erased since, which no list can show. */
function Counted(counts: { total: number; erased: number; isFiltered: boolean }) {
  const t = useT('contacts');
  const { total, erased, isFiltered } = counts;
  const found = t(isFiltered ? 'lead.found' : 'lead.all', { total });
  return erased > 0 ? `${found} ${t('lead.erased', { erased })}` : found;
}
