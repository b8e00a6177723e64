import { PAGE_SIZE } from '@alpha/contract';
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
import { BulkBar } from './bulk/bulk-bar';
import { useSelection } from './bulk/use-selection';
import { readFilter, readOrder } from './contact-filter';
import { ContactsActions } from './contacts-actions';
import { ContactsEmpty } from './contacts-empty';
import { ContactsList } from './contacts-list';
import { ContactsSkeleton } from './contacts-skeleton';
import { ContactsToolbar } from './contacts-toolbar';
import { useLiveContacts } from './use-live-contacts';

export function ContactsScreen() {
  const t = useT('contacts');
  const { params, linkTo } = useUrlState();
  useRememberedPlace();
  useLiveContacts();
  const isPhone = useIsPhone();
  const isOnline = useIsOnline();
  const page = readPage(params);
  const filter = readFilter(params);
  const order = readOrder(params);
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery(
    contactsQuery(page, filter, order),
  );
  const total = data?.total ?? 0;
  const selection = useSelection(filter, total);
  const isFiltered = Object.keys(filter).length > 0;
  const last = lastPageOf(total, PAGE_SIZE);

  // The page is past the end: its last row was deleted, or the number was typed.
  if (data && !isPlaceholderData && page > last)
    return <Navigate to={linkTo({ page: last === 1 ? null : last })} replace />;
  return (
    <div className="grid gap-4 md:gap-6">
      <PageHeader
        title={t('title')}
        lead={data && isOnline && t(isFiltered ? 'lead.found' : 'lead.all', { total: data.total })}
        actions={!isPhone && <ContactsActions {...{ filter, total }} />}
      />
      <ContactsToolbar
        {...{ filter, order }}
        actions={<ContactsActions {...{ filter, total }} isCompact />}
      />
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
          <BulkBar contacts={data.data} total={data.total} filter={filter} selection={selection} />
          <ContactsList
            contacts={data.data}
            isStale={isPlaceholderData}
            order={order}
            selection={selection}
          />
        </div>
      )}
      <Pagination
        current={page}
        last={last}
        linkTo={(next) => linkTo({ page: next === 1 ? null : next })}
      />
    </div>
  );
}
