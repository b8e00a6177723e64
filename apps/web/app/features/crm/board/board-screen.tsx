import { isAllowed, type Role } from '@alpha/contract';
import { type CSSProperties, useMemo, useRef } from 'react';
import type { BoardParams } from '~/data/board';
import { type Board, countLeads } from '~/data/board-columns';
import { isMissing } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { useRememberedPlace } from '~/lib/list-place';
import { readSession } from '~/lib/session';
import { useUrlState } from '~/lib/url-state';
import { useHeightVariable } from '~/lib/use-height-variable';
import { useWorkView } from '~/lib/work-view';
import { ErrorState } from '~/ui/error-state';
import { MissingState } from '~/ui/missing-state';
import { PageHeader } from '~/ui/page-header';
import { type LeadPanelPart, PANEL_PARAMS } from '../lead-panel';
import { BoardEmpty } from './board-empty';
import { BoardHead } from './board-head';
import { FILTERS, isNarrowed, readBoardParams } from './board-params';
import { BoardSkeleton } from './board-skeleton';
import { LiveBoard } from './live-board';
import { useBoard } from './use-board';

/** Height of everything above and below the board: two bars, page padding, gap. */
const HEIGHT = {
  '--board-height': 'max(28rem, calc(100dvh - var(--board-head, 3.25rem) - 10.25rem))',
} as CSSProperties;

type BoardScreenProps = {
  /** Whose board; NaN when the URL names nobody. */
  userId: number | undefined;
  LeadPanel: LeadPanelPart;
};

export function BoardScreen(props: BoardScreenProps) {
  if (Number.isNaN(props.userId)) return <NobodyHere />;
  return <Opportunities key={props.userId ?? 'all'} {...props} />;
}

function Opportunities({ userId, LeadPanel }: BoardScreenProps) {
  const t = useT('board');
  const { params: url, set, linkTo } = useUrlState();
  useRememberedPlace(PANEL_PARAMS);
  // The same object while the filters are the same: opening a lead changes the URL, but not the board.
  const asked = JSON.stringify(readBoardParams(url, userId));
  const params = useMemo(() => JSON.parse(asked) as BoardParams, [asked]);
  const { query, board, move, more } = useBoard(params);
  const [{ isCompact = false }, setView] = useWorkView();
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  useHeightVariable(head, frame, '--board-head');
  const clear = () => set(Object.fromEntries(FILTERS.map((name) => [name, null])));

  if (query.isError && isMissing(query.error)) return <NobodyHere />;
  return (
    <div ref={frame} style={HEIGHT} className="-mt-4 -mb-4 grid grid-cols-[minmax(0,1fr)] gap-3">
      <div ref={head}>
        <BoardHead
          {...{ params, board, isCompact }}
          onCompact={(next) => setView({ isCompact: next })}
          onClear={clear}
        />
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
            {...{ board, params, more, isCompact, LeadPanel }}
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
