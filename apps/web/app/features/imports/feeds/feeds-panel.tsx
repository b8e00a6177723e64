import type { Feed } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Rss } from 'lucide-react';
import { useEffect, useState } from 'react';
import { feedsQuery, removeFeed } from '~/data/feeds';
import { pastImportsChanged } from '~/data/stale';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { Notice } from '~/ui/notice';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton';
import { toast } from '~/ui/toast';
import { FeedDialog } from './feed-dialog';
import { FeedRow } from './feed-row';
import { ReadAgainDialog } from './read-again-dialog';

type Open =
  | { kind: 'edit'; feed: Feed | null }
  | { kind: 'remove' | 'read again'; feed: Feed }
  | null;

/** A run is queued as an import: the history below shows it once it starts. */
function useHistoryInStep(feeds: readonly Feed[] | undefined): void {
  const cache = useQueryClient();
  const runs = feeds?.map((feed) => `${feed.last_import_id} ${feed.is_running}`).join();
  useEffect(() => {
    if (runs) void pastImportsChanged(cache);
  }, [runs, cache]);
}

export function FeedsPanel() {
  const t = useT('feeds');
  const { data, isError, isFetching, refetch } = useQuery(feedsQuery);
  useHistoryInStep(data);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="feeds" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="feeds" className="text-20">
            {t('heading')}
          </h2>
          <p className="mt-0.5 text-14 text-ink-2">{t('lead')}</p>
        </div>
        <Button variant="secondary" onClick={() => setOpen({ kind: 'edit', feed: null })}>
          <Plus aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('add')}
        </Button>
      </div>
      {isError && !data ? (
        <ErrorState title={t('error')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingRegion className="border-t border-ink py-4">
          <SkeletonText lines={2} />
        </LoadingRegion>
      ) : data.length === 0 ? (
        <EmptyState
          className="py-6"
          icon={<Rss aria-hidden="true" size={24} strokeWidth={1.25} />}
          title={t('none')}
          text={t('noneText')}
        />
      ) : (
        <ul className="border-t border-ink">
          {data.map((feed) => (
            <FeedRow
              key={feed.id}
              feed={feed}
              onReadAgain={() => setOpen({ kind: 'read again', feed })}
              onEdit={() => setOpen({ kind: 'edit', feed })}
              onRemove={() => setOpen({ kind: 'remove', feed })}
            />
          ))}
        </ul>
      )}
      {open?.kind === 'edit' && <FeedDialog feed={open.feed} onClose={close} />}
      {open?.kind === 'read again' && <ReadAgainDialog feed={open.feed} onClose={close} />}
      {open?.kind === 'remove' && <RemoveFeed feed={open.feed} onClose={close} />}
    </section>
  );
}

function RemoveFeed({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const t = useT('feeds');
  const cache = useQueryClient();
  const removal = useMutation({
    mutationFn: () => removeFeed(cache, feed.id),
    onSuccess: () => {
      toast.success(t('delete.done', { name: feed.name }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('delete.title', { name: feed.name })}
      description={t('delete.text')}
      confirmLabel={t('delete.action')}
      isDanger
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
    >
      {removal.isError && (
        <Notice tone="loss">{refusalOf(removal.error) ?? t('delete.failed')}</Notice>
      )}
    </ConfirmDialog>
  );
}
