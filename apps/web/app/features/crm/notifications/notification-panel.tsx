import type { Notifications } from '@alpha/contract';
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { Link } from 'react-router';
import { readNotifications } from '~/data/notifications';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { ErrorState } from '~/ui/error-state';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { useNow } from '../use-now';
import { NotificationRow } from './notification-row';

type PanelProps = { query: UseQueryResult<Notifications>; onClose: () => void };

export function NotificationPanel({ query, onClose }: PanelProps) {
  const t = useT('notifications');
  const cache = useQueryClient();
  const shownIds = (query.data?.items ?? []).map(({ id }) => id);
  const readAll = useMutation({
    mutationFn: (ids: number[]) => readNotifications(cache, { seen_ids: ids }),
  });
  return (
    <>
      <div className="sticky top-0 z-1 flex min-h-14 items-center gap-1 border-b border-line bg-surface pr-2 pl-4">
        <h2 className="flex-1 text-16 font-semibold">{t('title')}</h2>
        {shownIds.length > 0 && (query.data?.unread ?? 0) > 0 && (
          <Button
            variant="quiet"
            size="sm"
            isBusy={readAll.isPending}
            onClick={() => readAll.mutate(shownIds)}
          >
            {t('readAll')}
          </Button>
        )}
        <Link
          to="/app/account#notifications"
          onClick={onClose}
          aria-label={t('settings')}
          title={t('settings')}
          className="grid size-11 place-items-center rounded-2 text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <Settings aria-hidden="true" size={18} strokeWidth={1.5} />
        </Link>
      </div>
      {readAll.isError && (
        <p role="alert" className="px-4 pt-3 text-14 text-loss">
          {t('readFailed')}
        </p>
      )}
      <Rows query={query} onClose={onClose} />
    </>
  );
}

function Rows({ query, onClose }: PanelProps) {
  const t = useT('notifications');
  const now = useNow();
  const { data, isError, isFetching, refetch } = query;
  if (!data && isError)
    return (
      <div className="p-4">
        <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      </div>
    );
  if (!data)
    return (
      <LoadingRegion>
        <div className="grid gap-4 p-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      </LoadingRegion>
    );
  if (data.items.length === 0)
    return <p className="p-4 text-14 text-pretty text-ink-2">{t('none')}</p>;
  return (
    <ul>
      {data.items.map((item) => (
        <NotificationRow key={item.id} {...{ item, now, onClose }} />
      ))}
    </ul>
  );
}
