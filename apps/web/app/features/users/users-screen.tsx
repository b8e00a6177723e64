import { isAllowed, PAGE_SIZE, USER_SORTS } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { usersQuery } from '~/data/users';
import { useT } from '~/lib/i18n/use-t';
import { useRememberedPlace } from '~/lib/list-place';
import { lastPageOf } from '~/lib/paged';
import { isPermitted } from '~/lib/permission';
import { readSession } from '~/lib/session';
import { readChoice, readPage, useUrlState } from '~/lib/url-state';
import { useUrlSearch } from '~/lib/use-url-search';
import { Button, ButtonLink } from '~/ui/button';
import { ErrorState } from '~/ui/error-state';
import { ForPermission } from '~/ui/for-permission';
import { PageHeader } from '~/ui/page-header';
import { Pagination } from '~/ui/pagination';
import { SignInRulesDialog } from './sign-in-rules-dialog';
import { UsersEmpty } from './users-empty';
import { UsersList } from './users-list';
import { UsersSkeleton } from './users-skeleton';
import { UsersToolbar } from './users-toolbar';

export function UsersScreen() {
  const t = useT('users');
  return (
    <ForPermission isGranted={isPermitted('user:read:team')} title={t('title')}>
      <Users />
    </ForPermission>
  );
}

function Users() {
  const t = useT('users');
  const { params, set, linkTo } = useUrlState();
  const { text, setText, search } = useUrlSearch();
  useRememberedPlace();
  const [areRulesOpen, setRulesOpen] = useState(false);
  const page = readPage(params);
  const sort = readChoice(params, 'sort', USER_SORTS) ?? 'name';
  const order = readChoice(params, 'order', ['asc', 'desc']) ?? 'asc';
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery(
    usersQuery({ page, search, sort, order }),
  );
  const { role } = readSession();
  const isAdmin = role !== null && isAllowed(role, 'user:write:all');
  const last = lastPageOf(data?.total ?? 0, PAGE_SIZE);

  // The page is past the end: its last row was deleted, or the number was typed.
  if (data && !isPlaceholderData && page > last)
    return <Navigate to={linkTo({ page: last === 1 ? null : last })} replace />;
  return (
    <div className="grid gap-6">
      <PageHeader
        title={t('title')}
        lead={data && <Lead total={data.total} search={search} isAdmin={isAdmin} />}
        actions={
          <>
            {isAdmin && (
              <>
                <Button variant="quiet" onClick={() => setRulesOpen(true)}>
                  {t('rules.open')}
                </Button>
                <ButtonLink to="/app/audit" variant="quiet">
                  {t('audit')}
                </ButtonLink>
              </>
            )}
            <ButtonLink to="/app/users/new" className="max-md:order-first max-md:w-full">
              <Plus aria-hidden="true" size={18} strokeWidth={1.5} />
              {t('new')}
            </ButtonLink>
          </>
        }
      />
      <UsersToolbar
        {...{ text, sort }}
        onTextChange={setText}
        onSortChange={(next) =>
          set({ sort: next, order: next === 'created_at' ? 'desc' : 'asc', page: null })
        }
      />
      {isError && !data ? (
        <ErrorState
          title={t('error.list')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <UsersSkeleton />
      ) : data.total === 0 ? (
        <UsersEmpty search={search} onClear={() => setText('')} />
      ) : (
        <UsersList
          users={data.data}
          isStale={isPlaceholderData}
          sort={{ key: sort, direction: order === 'asc' ? 'ascending' : 'descending' }}
          onSort={({ key, direction }) =>
            set({ sort: key, order: direction === 'ascending' ? 'asc' : 'desc', page: null })
          }
        />
      )}
      {areRulesOpen && <SignInRulesDialog onClose={() => setRulesOpen(false)} />}
      <Pagination
        current={page}
        last={last}
        linkTo={(next) => linkTo({ page: next === 1 ? null : next })}
      />
    </div>
  );
}

function Lead({ total, search, isAdmin }: { total: number; search: string; isAdmin: boolean }) {
  const t = useT('users');
  if (search) return t('lead.found', { total, search });
  return t(isAdmin ? 'lead.all' : 'lead.team', { total });
}
