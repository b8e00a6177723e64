import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { shortlistsQuery } from '~/data/shortlists';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { ErrorState } from '~/ui/error-state';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { PreferencesLine } from '../preferences-line';
import { useLiveShortlists } from '../use-live-shortlists';
import { usePropose } from '../use-propose';
import { PanelRow } from './panel-row';

/** Shortlists on the lead's page: whether they were opened, and the answers. */
export function ShortlistPanel({ leadId }: { leadId: number }) {
  const t = useT('shortlist');
  const titleId = useId();
  const { data, isError, isFetching, refetch } = useQuery(shortlistsQuery(leadId));
  const propose = usePropose(leadId);
  useLiveShortlists(leadId);
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b border-ink pb-2.5">
        <div className="min-w-0">
          <h2 id={titleId} className="text-20">
            {t('title')}
          </h2>
          {data && (
            <div className="text-13 text-ink-3">
              <PreferencesLine preferences={data.preferences} />
            </div>
          )}
        </div>
        <Button
          variant="secondary"
          size="sm"
          isBusy={propose.isPending}
          onClick={() => propose.mutate(undefined)}
        >
          <Sparkles aria-hidden="true" size={16} strokeWidth={1.5} />
          {t('propose')}
        </Button>
      </div>
      {!data && isError && (
        <ErrorState
          className="mt-4"
          title={t('error.list')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <LoadingRegion className="grid gap-2 py-4">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
        </LoadingRegion>
      )}
      {data?.shortlists.length === 0 && (
        <p className="max-w-[52ch] py-4 text-14 text-pretty text-ink-2">{t('none')}</p>
      )}
      <ul>
        {data?.shortlists.map((list) => (
          <PanelRow key={list.id} list={list} />
        ))}
      </ul>
    </section>
  );
}
