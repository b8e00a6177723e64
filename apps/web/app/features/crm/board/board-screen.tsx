import { isAllowed, type Role } from '@alpha/contract';
import { Plus } from 'lucide-react';
import { type CSSProperties, useMemo, useRef } from 'react';
import { type Board, countLeads } from '~/data/board-columns';
import { isMissing } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { useRememberedPlace } from '~/lib/list-place';
import { readSession } from '~/lib/session';
import { useUrlState } from '~/lib/url-state';
import { useHeightVariable } from '~/lib/use-height-variable';
import { ButtonLink } from '~/ui/button';
import { ErrorState } from '~/ui/error-state';
import { MissingState } from '~/ui/missing-state';
import { PageHeader } from '~/ui/page-header';
import { useIsPhone } from '~/ui/use-is-phone';
import { BoardEmpty } from './board-empty';
import { BoardFilters } from './board-filters';
import { FILTERS, isNarrowed, readBoardParams } from './board-params';
import { BoardSkeleton } from './board-skeleton';
import { BoardSummary } from './board-summary';
import { LiveBoard } from './live-board';
import { useBoard } from './use-board';

/** Height of everything above and below the board: two bars, page padding, gap. */
const HEIGHT = {
  '--board-height': 'max(28rem, calc(100dvh - var(--board-head, 9rem) - 11.5rem))',
} as CSSProperties;

/** `userId`: whose board; NaN when the URL names nobody. */
export function BoardScreen({ userId }: { userId: number | undefined }) {
  const t = useT('board');
  if (Number.isNaN(userId)) return <NobodyHere />;
  return <Opportunities key={userId ?? 'all'} userId={userId} title={t('title')} />;
}

function Opportunities({ userId, title }: { userId: number | undefined; title: string }) {
  const t = useT('board');
  const { params: url, set, linkTo } = useUrlState();
  useRememberedPlace();
  const search = url.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal search strings give equal parameters.
  const params = useMemo(() => readBoardParams(url, userId), [search, userId]);
  const { query, board, move, more } = useBoard(params);
  const isPhone = useIsPhone();
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  useHeightVariable(head, frame, '--board-head');
  const clear = () => set(Object.fromEntries(FILTERS.map((name) => [name, null])));

  if (query.isError && isMissing(query.error)) return <NobodyHere />;
  return (
    <div ref={frame} style={HEIGHT} className="-mb-4 grid grid-cols-[minmax(0,1fr)] gap-4">
      <div ref={head} className="grid gap-4">
        <PageHeader
          title={board?.owner ? t('titleOf', { name: board.owner.name }) : title}
          lead={board && <BoardSummary board={board} />}
          // On phones it is beside the search.
          actions={
            !isPhone && (
              <ButtonLink to="/app/contacts/new">
                <Plus aria-hidden="true" size={18} strokeWidth={1.5} />
                {t('new')}
              </ButtonLink>
            )
          }
        />
        <BoardFilters {...{ params, board }} onClear={clear} />
      </div>
      {query.isError && !board ? (
        <ErrorState
          title={t('failed.list')}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : !board ? (
        <BoardSkeleton />
      ) : (
        <>
          {countLeads(board) === 0 && !query.isPlaceholderData && (
            <BoardEmpty
              isNarrowed={isNarrowed(params)}
              onClear={clear}
              elsewhere={elsewhereOf(board, (role) => linkTo({ role }))}
            />
          )}
          <LiveBoard
            {...{ board, params, more }}
            onMove={move}
            isStale={query.isPlaceholderData}
            hasOwners={seesOthers() && !board.owner}
          />
        </>
      )}
    </div>
  );
}

const seesOthers = (): boolean => {
  const { role } = readSession();
  return role !== null && isAllowed(role, 'lead:read:team');
};

/** A leader's own columns may be empty while the team's are full. */
function elsewhereOf<To>(board: Board, linkTo: (role: Role) => To) {
  const full = board.owner ? undefined : board.roles.find(({ count }) => count > 0);
  return full && { ...full, to: linkTo(full.role) };
}

function NobodyHere() {
  const t = useT('board');
  return (
    <div className="grid gap-8">
      <PageHeader title={t('title')} />
      <MissingState
        title={t('nobody.title')}
        text={t('nobody.text')}
        backTo="/app/board"
        backLabel={t('nobody.back')}
      />
    </div>
  );
}
