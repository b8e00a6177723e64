import type { CalendarFeed } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarFeedQuery, deleteCalendarFeed, renewCalendarFeed } from '~/data/calendar-feed';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { CopyButton } from '~/ui/copy-button';
import { ErrorState } from '~/ui/error-state';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { Section } from './section';

/** A secret address under which the user's calendar reads their tasks. */
export function CalendarSection() {
  const t = useT('account');
  return (
    <Section title={t('calendar.title')} lead={t('calendar.lead')}>
      <Feed />
    </Section>
  );
}

function Feed() {
  const t = useT('account');
  const { data: feed, isError, isFetching, refetch } = useQuery(calendarFeedQuery);
  if (isError)
    return (
      <ErrorState
        title={t('calendar.loadFailed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!feed)
    return (
      <LoadingRegion>
        <Skeleton className="h-11 w-60" />
      </LoadingRegion>
    );
  return <FeedControls feed={feed} />;
}

type Question = 'renew' | 'off';

function FeedControls({ feed }: { feed: CalendarFeed }) {
  const t = useT('account');
  const cache = useQueryClient();
  const [asked, setAsked] = useState<Question | null>(null);
  const renew = useMutation({
    mutationFn: () => renewCalendarFeed(cache),
    onSuccess: () => setAsked(null),
  });
  const turnOff = useMutation({
    mutationFn: () => deleteCalendarFeed(cache),
    onSuccess: () => {
      setAsked(null);
      renew.reset();
    },
  });
  const failed = (renew.isError || turnOff.isError) && (
    <p role="alert" className="mt-3 text-14 text-loss">
      {t('calendar.failed')}
    </p>
  );
  if (!feed.is_on)
    return (
      <>
        <Button variant="secondary" isBusy={renew.isPending} onClick={() => renew.mutate()}>
          {t('calendar.make')}
        </Button>
        {failed}
      </>
    );
  return (
    <>
      {renew.data ? <Address url={renew.data} /> : <FeedState feed={feed} />}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAsked('renew')}>
          {t('calendar.renew')}
        </Button>
        <Button variant="secondary" onClick={() => setAsked('off')}>
          {t('calendar.turnOff')}
        </Button>
      </div>
      {!asked && failed}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t(asked === 'off' ? 'calendar.offTitle' : 'calendar.renewTitle')}
        description={t('calendar.confirmText')}
        confirmLabel={t(asked === 'off' ? 'calendar.turnOff' : 'calendar.renew')}
        isDanger={asked === 'off'}
        isBusy={renew.isPending || turnOff.isPending}
        onConfirm={() => (asked === 'off' ? turnOff.mutate() : renew.mutate())}
      >
        {failed}
      </ConfirmDialog>
    </>
  );
}

/** The only time that the address is visible. */
function Address({ url }: { url: string }) {
  const t = useT('account');
  return (
    <div className="grid gap-3">
      <p className="text-14 font-medium">{t('calendar.once')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 rounded-2 bg-sunken px-3 py-2 font-mono text-13 wrap-anywhere">
          {url}
        </code>
        <CopyButton text={url} label={t('calendar.copy')} />
      </div>
      <ul className="grid max-w-[62ch] list-disc gap-1 pl-5 text-14 text-pretty text-ink-2">
        <li>{t('calendar.google')}</li>
        <li>{t('calendar.apple')}</li>
        <li>{t('calendar.outlook')}</li>
      </ul>
    </div>
  );
}

function FeedState({ feed: { created_at, read_at } }: { feed: CalendarFeed }) {
  const t = useT('account');
  const locale = useLocale();
  const at = (time: string) => formatInstant(time, locale, 'exact');
  return (
    <div className="grid max-w-[62ch] gap-1 text-14 text-pretty">
      <p>{created_at && t('calendar.made', { when: at(created_at) })}</p>
      <p className="text-ink-2">
        {read_at ? t('calendar.read', { when: at(read_at) }) : t('calendar.neverRead')}
      </p>
      <p className="text-ink-2">{t('calendar.lost')}</p>
    </div>
  );
}
