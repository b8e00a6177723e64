import { isAllowed, TODAY_MAX_COUNT, TODAY_MAX_ROWS, type Today } from '@alpha/contract';
import { DATE_TAGS } from '@alpha/i18n';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { statusesQuery } from '~/data/statuses';
import { teamTodayQuery, todayQuery } from '~/data/today';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { useRememberedPlace } from '~/lib/list-place';
import { readSession } from '~/lib/session';
import { readCount, useUrlState } from '~/lib/url-state';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { QueryError } from '~/ui/query-error';
import { TextLink } from '~/ui/text-link';
import { toast } from '~/ui/toast';
import { useNow } from '../use-now';
import { type OpenDialog, TodayDialog } from './dialogs/today-dialog';
import { KeyBar } from './key-bar';
import { TeamTable } from './team-table';
import { type Action, actionsFor, isOptional } from './today-actions';
import { TodayPanel } from './today-panel';
import { countOf, isCall, moreThan, rowsOf, SECTIONS, type TodayRow } from './today-rows';
import { TodaySection } from './today-section';
import { TodaySkeleton } from './today-skeleton';
import { useChosenRow } from './use-chosen-row';
import { useFocusAfterWork } from './use-focus-after-work';
import { useLiveToday } from './use-live-today';
import { useTodayKeys } from './use-today-keys';
import { useTodayWork } from './use-today-work';
import { useUnsettledToday } from './use-unsettled-today';

const FROM_HERE = { state: { from: '/app/today' } };

/** What needs the viewer now, and everything to act on it in place. */
export function TodayScreen() {
  const t = useT('today');
  const { params } = useUrlState();
  const userId = readCount(params, 'user', 2_147_483_647);
  const [most, setMost] = useState(TODAY_MAX_ROWS);
  const today = useQuery(todayQuery(userId, most));
  const { role } = readSession();
  const isLeading = role !== null && isAllowed(role, 'lead:read:team');
  const team = useQuery({ ...teamTodayQuery, enabled: isLeading });
  // The columns are there before M is pressed: a digit that follows at once is not lost.
  usePrefetchQuery(statusesQuery);
  useRememberedPlace();
  useLiveToday();
  if (today.isError && !today.data)
    return (
      <ErrorState
        title={t('loadFailed')}
        isRetrying={today.isFetching}
        onRetry={() => void today.refetch()}
      />
    );
  if (!today.data) return <TodaySkeleton />;
  const person = team.data?.find(({ user }) => user.id === userId)?.user.name;
  return (
    <LoadedToday
      today={today.data}
      team={isLeading ? (team.data ?? []) : null}
      teamError={<QueryError query={team} title={t('team.loadFailed')} />}
      person={person ?? null}
      onMore={() => setMost(Math.min(TODAY_MAX_COUNT, most + TODAY_MAX_ROWS))}
      isLoadingMore={today.isPlaceholderData}
    />
  );
}

type LoadedProps = {
  today: Today;
  /** Null: the viewer leads nobody. */
  team: React.ComponentProps<typeof TeamTable>['team'] | null;
  teamError: ReactNode;
  person: string | null;
  onMore: () => void;
  isLoadingMore: boolean;
};

function LoadedToday({ today: loaded, team, teamError, person, ...more }: LoadedProps) {
  const today = useUnsettledToday(loaded);
  const t = useT('today');
  const navigate = useNavigate();
  const now = useNow();
  const rows = useMemo(() => rowsOf(today), [today]);
  const { row: chosen, choose, step, chooseOnReturn, isReturning } = useChosenRow(rows);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const followFocus = useFocusAfterWork(chosen?.key, dialog !== null);
  const work = useTodayWork(chooseOnReturn);
  const { finish } = work;
  const act = useCallback(
    (row: TodayRow, action: Action) => {
      if (!actionsFor(row).includes(action)) return;
      choose(row.key);
      followFocus(row.key);
      // How a planned call went is what finishes it.
      if (action === 'done' && isCall(row)) setDialog({ row, action: 'call' });
      else if (action === 'done') void finish(row);
      else setDialog({ row, action });
    },
    [finish, choose, followFocus],
  );
  useTodayKeys({
    isBlocked: dialog !== null || isReturning,
    onStep: step,
    onAct: (action) => {
      if (!chosen) return;
      if (actionsFor(chosen).includes(action)) act(chosen, action);
      else if (isOptional(action)) toast(t(`cannot.${action}`));
    },
    onOpen: () => chosen && void navigate(`/app/leads/${chosen.lead.id}`, FROM_HERE),
  });
  return (
    <div className="grid gap-8 lg:pb-10">
      <Head today={today} person={person} isTeam={team !== null} />
      {teamError}
      {team && !person && team.length > 1 && <TeamTable team={team} now={now} />}
      {rows.length === 0 ? (
        <NothingLeft />
      ) : (
        <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid min-w-0 content-start gap-8">
            {SECTIONS.map((section) => (
              <TodaySection
                key={section}
                section={section}
                count={today[section].count}
                rows={rows.filter((row) => row.section === section)}
                now={now}
                chosen={chosen?.key}
                hasOwner={team !== null && !person}
                {...more}
                onChoose={choose}
                onAct={act}
              />
            ))}
          </div>
          {chosen && <TodayPanel row={chosen} onAct={act} />}
          <KeyBar />
        </div>
      )}
      {dialog && <TodayDialog {...dialog} work={work} onClose={() => setDialog(null)} />}
    </div>
  );
}

type HeadProps = { today: Today; person: string | null; isTeam: boolean };

function Head({ today, person, isTeam }: HeadProps) {
  const t = useT('today');
  const locale = useLocale();
  const count = countOf(today);
  const more = moreThan(...SECTIONS.map((section) => today[section].count));
  const date = new Intl.DateTimeFormat(DATE_TAGS[locale], { dateStyle: 'full' }).format();
  return (
    <header className="grid gap-1">
      <h1 className="text-[2rem] leading-[1.15] text-pretty md:text-40">
        {person
          ? t('titleOf', { count, more, name: person })
          : t(isTeam ? 'titleTeam' : 'title', { count, more })}
      </h1>
      <p className="text-15 text-ink-2 first-letter:uppercase">
        {t('done', { date, count: today.done })}
      </p>
      {person && (
        <p>
          <TextLink to="?">{t('person.all')}</TextLink>
        </p>
      )}
    </header>
  );
}

function NothingLeft() {
  const t = useT('today');
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      actions={<ButtonLink to="/app/board">{t('empty.board')}</ButtonLink>}
    />
  );
}
