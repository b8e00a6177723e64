import type { Feed } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Pencil, RefreshCw, Square, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { cancelFeedRun, feedsChanged, startFeed } from '~/data/feeds';
import { stopImport } from '~/data/imports';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { IconButton } from '~/ui/icon-button';
import { Menu } from '~/ui/menu';
import { Moment } from '~/ui/moment';
import { toast } from '~/ui/toast';
import { useImportWords } from '../use-import-words';

type FeedRowProps = {
  feed: Feed;
  onReadAgain: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
const SOON_MS = 60_000;
const DOUBLE_CLICK_MS = 700;

export function FeedRow({ feed, onReadAgain, onEdit, onRemove }: FeedRowProps) {
  const t = useT('feeds');
  const { reason } = useImportWords();
  const cache = useQueryClient();
  const running = useMutation({
    // The undo button appears in the same place: a double click must not trigger it.
    mutationFn: () =>
      Promise.all([startFeed(feed.id), new Promise((done) => setTimeout(done, DOUBLE_CLICK_MS))]),
    onSuccess: () => toast.success(t('started', { name: feed.name })),
    onError: (error) => toast.error(refusalOf(error) ?? t('runFailed')),
    onSettled: () => feedsChanged(cache),
  });
  const state = stateOf(feed);
  const importId = feed.last_import_id;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="text-15 font-medium wrap-anywhere">{feed.name}</span>
          <Badge tone={TONES[state]}>{t(state)}</Badge>
        </p>
        <p className="truncate text-13 text-ink-3">{feed.url}</p>
        {feed.last_error && !feed.is_running && (
          <p className="mt-1 text-13 text-pretty text-loss">{reason(feed.last_error)}</p>
        )}
        {feed.photos_waiting > 0 && (
          <p className="figures mt-1 text-13 text-pretty text-ink-2">
            {t('photosWaiting', { count: feed.photos_waiting })}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-13 text-ink-2">
        <dt className="text-ink-3">{t('lastRun')}</dt>
        <dd className="flex flex-wrap gap-x-2">
          {feed.last_run_at ? <Moment at={feed.last_run_at} /> : t('never')}
          {feed.last_import_id !== null && (
            <Link
              to={`/app/imports/${feed.last_import_id}`}
              className="text-accent underline underline-offset-3 hover:text-accent-hover"
            >
              {t('see')}
            </Link>
          )}
        </dd>
        <dt className="text-ink-3">{t('nextRun')}</dt>
        <dd className="flex flex-wrap gap-x-2">
          <NextRun feed={feed} />
        </dd>
      </dl>
      <div className="flex items-center gap-1 md:justify-self-end">
        {feed.is_running && importId !== null ? (
          <EndFeed label={t('stop')} end={() => stopImport(cache, importId)} />
        ) : feed.is_waiting ? (
          <EndFeed label={t('takeBack')} end={() => cancelFeedRun(feed.id)} />
        ) : (
          <Button
            variant="secondary"
            size="sm"
            isBusy={running.isPending}
            onClick={() => running.mutate()}
          >
            <RefreshCw aria-hidden="true" size={15} strokeWidth={1.5} />
            {t('run')}
          </Button>
        )}
        <Menu
          trigger={
            <IconButton label={t('actions', { name: feed.name })} size="sm">
              <Ellipsis {...ICON} />
            </IconButton>
          }
          items={[
            { label: t('readAll'), icon: <RefreshCw {...ICON} />, onSelect: onReadAgain },
            { label: t('edit'), icon: <Pencil {...ICON} />, onSelect: onEdit },
            { label: t('remove'), icon: <Trash2 {...ICON} />, isDanger: true, onSelect: onRemove },
          ]}
        />
      </div>
    </li>
  );
}

function EndFeed({ label, end }: { label: string; end: () => Promise<unknown> }) {
  const t = useT('feeds');
  const cache = useQueryClient();
  const stopping = useMutation({
    mutationFn: end,
    onError: (error) => toast.error(refusalOf(error) ?? t('stopFailed')),
    onSettled: () => feedsChanged(cache),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      isBusy={stopping.isPending}
      onClick={() => stopping.mutate()}
    >
      <Square aria-hidden="true" size={13} strokeWidth={1.5} />
      {label}
    </Button>
  );
}

function NextRun({ feed: { next_run_at: next, every_minutes: minutes } }: { feed: Feed }) {
  const t = useT('feeds');
  if (next === null || minutes === null) return t('byHand');
  return (
    <>
      {Date.parse(next) - Date.now() < SOON_MS ? t('soon') : <Moment at={next} />}
      <span className="figures text-ink-3">{t('every', { minutes })}</span>
    </>
  );
}

type State = 'off' | 'running' | 'waiting' | 'failing' | 'fine' | 'new';

const TONES: Record<State, BadgeTone> = {
  off: 'neutral',
  running: 'accent',
  waiting: 'neutral',
  failing: 'loss',
  fine: 'gain',
  new: 'neutral',
};

function stateOf(feed: Feed): State {
  if (feed.is_running) return 'running';
  if (feed.is_waiting) return 'waiting';
  if (!feed.is_enabled) return 'off';
  if (feed.last_error) return 'failing';
  return feed.last_run_at ? 'fine' : 'new';
}
