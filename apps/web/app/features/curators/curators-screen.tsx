import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { curatorPagesQuery } from '~/data/curators';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { CuratorRow } from './curator-row';
import { SamplePanel } from './sample-panel';

export function CuratorsScreen() {
  const t = useT('curators');
  const mayCreate = isPermitted('curator:write:team');
  return (
    <div className="grid gap-8">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          mayCreate && (
            <ButtonLink to="/app/curators/new" className="max-md:w-full">
              <Plus aria-hidden="true" size={18} strokeWidth={1.5} />
              {t('new')}
            </ButtonLink>
          )
        }
      />
      <CuratorPages mayCreate={mayCreate} />
      {isPermitted('site:write') && <SamplePanel />}
    </div>
  );
}

function CuratorPages({ mayCreate }: { mayCreate: boolean }) {
  const t = useT('curators');
  const { data, isError, isFetching, refetch } = useQuery(curatorPagesQuery);
  if (isError && !data)
    return (
      <ErrorState title={t('error.list')} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <LoadingRegion className="grid gap-3">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </LoadingRegion>
    );
  if (data.pages.length === 0)
    return (
      <EmptyState
        title={t(mayCreate ? 'empty.title' : 'empty.own')}
        text={t(mayCreate ? 'empty.text' : 'empty.ownText')}
      />
    );
  return (
    <ul aria-label={t('title')} className="border-t border-ink">
      {data.pages.map((page) => (
        <CuratorRow key={page.user_id} page={page} />
      ))}
    </ul>
  );
}
