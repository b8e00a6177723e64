import { TRASH_DAYS } from '@alpha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Navigate } from 'react-router';
import { leadListsChanged } from '~/data/stale';
import { TRASH_PAGE_SIZE, trashQuery } from '~/data/trash';
import { useT } from '~/lib/i18n/use-t';
import { lastPlace } from '~/lib/list-place';
import { lastPageOf } from '~/lib/paged';
import { readPage, useUrlState } from '~/lib/url-state';
import { useUrlSearch } from '~/lib/use-url-search';
import { BackLink } from '~/ui/back-link';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { Pagination } from '~/ui/pagination';
import { SearchField } from '~/ui/search-field';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton';
import { useLeadEvents } from '../use-lead-events';
import { TrashRow } from './trash-row';

const PAUSE_MS = 500;

/** Deleted leads, until they are gone for good. */
export function TrashScreen() {
  const t = useT('trash');
  const cache = useQueryClient();
  const { params, linkTo } = useUrlState();
  const { text, setText } = useUrlSearch();
  useLeadEvents(() => void leadListsChanged(cache), PAUSE_MS);
  const page = readPage(params);
  const search = params.get('search') ?? undefined;
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery(
    trashQuery(page, search),
  );
  const last = lastPageOf(data?.total ?? 0, TRASH_PAGE_SIZE);
  if (data && !isPlaceholderData && page > last)
    return <Navigate to={linkTo({ page: last === 1 ? null : last })} replace />;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <BackLink to={lastPlace('/app/contacts')}>{t('back')}</BackLink>
        <PageHeader title={t('title')} lead={t('lead', { days: TRASH_DAYS })} />
      </div>
      <SearchField
        className="md:w-88"
        label={t('search')}
        placeholder={t('search')}
        maxLength={200}
        value={text}
        onValueChange={setText}
      />
      {isError && !data ? (
        <ErrorState
          title={t('error')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <LoadingRegion>
          <SkeletonText lines={6} />
        </LoadingRegion>
      ) : data.total === 0 ? (
        <EmptyState
          icon={<Trash2 aria-hidden="true" size={24} strokeWidth={1.25} />}
          title={t(search ? 'noneFound' : 'empty')}
          text={t(search ? 'noneFoundText' : 'emptyText', { days: TRASH_DAYS })}
        />
      ) : (
        <ul aria-label={t('title')} className="border-t border-ink">
          {data.data.map((lead) => (
            <TrashRow key={lead.id} lead={lead} />
          ))}
        </ul>
      )}
      <Pagination
        current={page}
        last={last}
        linkTo={(next) => linkTo({ page: next === 1 ? null : next })}
      />
    </div>
  );
}
