import type { Activity, Lead } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timelineQuery } from '~/data/timeline';
import { useT } from '~/lib/i18n/use-t';
import { readChoice, useUrlState } from '~/lib/url-state';
import { ErrorState } from '~/ui/error-state';
import { Select } from '~/ui/select';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { TextButton } from '~/ui/text-link';
import { ActivityRow } from './activity-row';
import { Composer } from './composer';
import { DayHeading } from './day-heading';
import {
  groupByDay,
  isShown,
  openTasks,
  pastActivities,
  SHOWN,
  type Shown,
} from './timeline-groups';
import { UnsentRow } from './unsent-row';
import { useUnsent } from './use-unsent';
import { useWaitingEntries } from './use-waiting-entries';

/** Entries shown at first, so that the content below stays in reach. */
const FIRST = 12;

export function Timeline({ lead }: { lead: Lead }) {
  const t = useT('timeline');
  const { params, set } = useUrlState();
  const shown = readChoice(params, 'show', SHOWN) ?? 'all';
  const { data: activities, isError, isFetching, refetch } = useQuery(timelineQuery(lead.id));
  const unsent = useUnsent(lead);
  const entries = useWaitingEntries(activities);
  return (
    <section aria-labelledby="timeline" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="timeline" className="text-20">
          {t('title')}
        </h2>
        <Select
          label={t('show.label')}
          isLabelHidden
          value={shown}
          onChange={({ target }) => set({ show: target.value === 'all' ? null : target.value })}
          options={SHOWN.map((value) => ({
            value,
            label: t(`show.${value}`, {
              count: entries?.shown.filter((each) => isShown(each, value)).length ?? 0,
            }),
          }))}
          className="min-w-44"
        />
      </div>
      <Composer leadId={lead.id} onWrite={unsent.write} />
      {unsent.entries.length > 0 && (
        <ul className="divide-y divide-line">
          {unsent.entries.map((entry) => (
            <UnsentRow key={entry.key} entry={entry} />
          ))}
        </ul>
      )}
      {entries && <Entries activities={entries.shown} waiting={entries.waiting} shown={shown} />}
      {!activities && isError && (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!activities && !isError && <TimelineSkeleton />}
    </section>
  );
}

type EntriesProps = { activities: Activity[]; shown: Shown; waiting: ReadonlySet<number> };

function Entries({ activities, shown, waiting }: EntriesProps) {
  const t = useT('timeline');
  const [isWhole, setWhole] = useState(false);
  const wanted = activities.filter((activity) => isShown(activity, shown));
  const todo = openTasks(wanted);
  const past = pastActivities(wanted);
  const days = groupByDay(isWhole ? past : past.slice(0, FIRST));
  const rest = past.length - FIRST;
  if (wanted.length === 0)
    return <p className="border-t border-line py-5 text-14 text-ink-2">{t('empty')}</p>;
  return (
    <div className="grid gap-6">
      {todo.length > 0 && (
        <section aria-labelledby="todo">
          <h3
            id="todo"
            className="border-b border-line pb-1.5 font-sans text-13 font-semibold text-ink-2"
          >
            {t('todo', { count: todo.length })}
          </h3>
          <ul className="divide-y divide-line">
            {todo.map((activity) => (
              <ActivityRow
                key={activity.id}
                activity={activity}
                isTodo
                isWaiting={waiting.has(activity.id)}
              />
            ))}
          </ul>
        </section>
      )}
      {days.map((day) => (
        <div key={day.key}>
          <DayHeading at={day.at} />
          <ol className="divide-y divide-line">
            {day.activities.map((activity) => (
              <ActivityRow
                key={activity.id}
                activity={activity}
                isWaiting={waiting.has(activity.id)}
              />
            ))}
          </ol>
        </div>
      ))}
      {!isWhole && rest > 0 && (
        <TextButton onClick={() => setWhole(true)}>{t('more', { count: rest })}</TextButton>
      )}
    </div>
  );
}

function TimelineSkeleton() {
  return (
    <LoadingRegion className="grid gap-4 border-t border-line pt-5">
      {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
        <span key={width} className="flex items-center gap-3">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className={`h-4 ${width}`} />
        </span>
      ))}
    </LoadingRegion>
  );
}
