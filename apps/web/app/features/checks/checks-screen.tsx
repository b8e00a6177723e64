import { PROPERTY_CHECK_STATES, type PropertyCheckState } from '@alpha/contract';
import { PLAUSIBILITY_CODES } from '@alpha/engine/plausibility';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { CHECKS_PER_PAGE, type CheckFilter, type CheckPage, checksQuery } from '~/data/checks';
import { useT } from '~/lib/i18n/use-t';
import { lastPageOf } from '~/lib/paged';
import { readPage, useUrlState } from '~/lib/url-state';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { Pagination } from '~/ui/pagination';
import { Select } from '~/ui/select';
import { Skeleton } from '~/ui/skeleton';
import { CheckList } from './check-list';

/** Results that somebody has to look at before they are recommended. */
export function ChecksScreen() {
  const t = useT('checks');
  const { params, linkTo } = useUrlState();
  const filter = readFilter(params);
  const page = readPage(params);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    checksQuery({ ...filter, page }),
  );
  const last = lastPageOf(data?.total ?? 0, CHECKS_PER_PAGE);
  if (data && !isPlaceholderData && page > last)
    return <Navigate to={linkTo({ page: last === 1 ? null : last })} replace />;
  return (
    <div className="grid gap-6">
      <PageHeader title={t('title')} lead={t('lead')} />
      {data && <Filters filter={filter} page={data} />}
      {data && data.data.length > 0 ? (
        <CheckList
          // Another page or filter starts with nothing selected.
          key={JSON.stringify([filter, page])}
          checks={data.data}
          state={filter.state}
        />
      ) : data ? (
        <Nothing isFiltered={Boolean(filter.reason || filter.city)} />
      ) : isError ? (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64 rounded-3" />
      )}
      <Pagination
        current={page}
        last={last}
        linkTo={(next) => linkTo({ page: next === 1 ? null : next })}
      />
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useT('checks');
  return (
    <EmptyState title={t('empty.title')} text={t(isFiltered ? 'empty.filtered' : 'empty.text')} />
  );
}

type Filter = Omit<CheckFilter, 'state' | 'page' | 'per_page'> & { state: PropertyCheckState };

function readFilter(params: URLSearchParams): Filter {
  const state = PROPERTY_CHECK_STATES.find((each) => each === params.get('state')) ?? 'open';
  const reason = PLAUSIBILITY_CODES.find((each) => each === params.get('reason'));
  const city = params.get('city');
  return { state, ...(reason && { reason }), ...(city && { city }) };
}

function Filters({ filter, page: { counts, cities } }: { filter: Filter; page: CheckPage }) {
  const t = useT('checks');
  const doubts = useT('doubts');
  const { set } = useUrlState();
  const known = filter.city && !cities.includes(filter.city) ? [filter.city, ...cities] : cities;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Select
        label={t('state.label')}
        value={filter.state}
        options={PROPERTY_CHECK_STATES.map((state) => ({
          value: state,
          label: t(`state.${state}`, { count: counts[state] ?? 0 }),
        }))}
        onChange={({ target }) =>
          set({ state: target.value === 'open' ? null : target.value, page: null })
        }
      />
      <Select
        label={t('reason')}
        value={filter.reason ?? ''}
        options={[
          { value: '', label: t('anyReason') },
          ...PLAUSIBILITY_CODES.map((code) => ({ value: code, label: doubts(`name.${code}`) })),
        ]}
        onChange={({ target }) => set({ reason: target.value, page: null })}
      />
      <Select
        label={t('city')}
        value={filter.city ?? ''}
        options={[
          { value: '', label: t('anyCity') },
          ...known.map((city) => ({ value: city, label: city })),
        ]}
        onChange={({ target }) => set({ city: target.value, page: null })}
      />
    </div>
  );
}
