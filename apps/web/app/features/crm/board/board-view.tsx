import type { LeadSummary } from '@alpha/contract';
import { useCallback, useMemo, useRef } from 'react';
import { type Board, findCard } from '~/data/board-columns';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { useNow } from '../use-now';
import { useWaitingLeads } from '../use-waiting-leads';
import { BoardColumn } from './board-column';
import { useKeptSideScroll } from './board-place';
import { cardAfter } from './board-steps';
import { CarryBar } from './carry-bar';
import { ColumnTabs } from './column-tabs';
import { MoreColumns } from './more-columns';
import type { More } from './use-board';
import { useBoardKeys } from './use-board-keys';
import type { useCardFocus } from './use-card-focus';
import type { Carrying } from './use-carry';
import { useMouseDrag } from './use-mouse-drag';
import { useScrollToFirstMatch } from './use-scroll-to-first-match';
import { useTouchDrag } from './use-touch-drag';

type BoardViewProps = {
  carrying: Carrying;
  focus: ReturnType<typeof useCardFocus>;
  arrived: ReadonlySet<number>;
  hasOwners: boolean;
  isCompact: boolean;
  /** Cards for a new filter are loading. */
  isStale: boolean;
  /** The filters as one string; null when no filter is set. */
  filter: string | null;
  /** Name of its scroll position: whose board, with which filters. */
  place: string;
  more: More;
};

export function BoardView(props: BoardViewProps) {
  const { carrying, focus, arrived, hasOwners, isCompact, isStale, filter, place, more } = props;
  const { carry, shown, said, move, pickUp } = carrying;
  const t = useT('board');
  const scroller = useRef<HTMLDivElement>(null);
  const now = useNow();
  const waiting = useWaitingLeads();
  const latest = useRef<Board>(shown);
  latest.current = shown;

  useMouseDrag(scroller, carrying);
  const hold = useCallback(
    (leadId: number) => {
      const lead = findCard(latest.current, leadId);
      if (lead) pickUp(lead, 'touch');
    },
    [pickUp],
  );
  useTouchDrag(scroller, { ...carrying, onHold: hold });
  const onKeyDown = useBoardKeys(carrying, focus);
  const moveByMenu = useCallback(
    (lead: LeadSummary, statusId: number) => {
      focus.focusCard(cardAfter(latest.current, lead.id) ?? lead.id);
      void move(lead, statusId);
    },
    [move, focus.focusCard],
  );
  const isKept = useKeptSideScroll(scroller, place);
  useScrollToFirstMatch(scroller, shown, isStale || isKept ? null : filter);
  const statuses = useStatuses(shown);
  const isIn = (index: number, id: number | null) =>
    id !== null && shown.columns[index]?.leads.some((lead) => lead.id === id) ? id : null;

  return (
    <>
      <ColumnTabs columns={shown.columns} scroller={scroller} />
      <div className="relative">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the cards inside. */}
        <div
          ref={scroller}
          onKeyDown={onKeyDown}
          onBlur={carrying.letGo}
          aria-busy={isStale}
          className={cx(
            // The margins beside it are for the way to hidden columns.
            'relative -mx-(--gutter) flex h-(--board-height) overflow-x-auto px-(--gutter) pb-2 transition-opacity [scrollbar-width:thin] md:mx-0 md:px-0',
            carry ? 'cursor-grabbing' : 'snap-x snap-mandatory md:snap-none',
            isCompact ? 'gap-3 md:gap-2' : 'gap-3',
            isStale && 'opacity-55',
          )}
        >
          {shown.columns.map((column, index) => (
            <BoardColumn
              key={column.status.id}
              {...{ column, now, hasOwners, isCompact, arrived, waiting, place }}
              ownerId={shown.owner?.id}
              isByScore={shown.sort === 'score'}
              isFiltered={filter !== null}
              columns={statuses}
              isTarget={isTarget(carrying, column.status.id)}
              carried={isIn(index, carry?.lead.id ?? null)}
              active={isIn(index, focus.active)}
              wanted={isIn(index, focus.wanted)}
              hasFailed={more.failed.has(column.status.id)}
              onMore={more.load}
              onFocused={focus.onFocused}
              onMove={moveByMenu}
            />
          ))}
        </div>
        <MoreColumns scroller={scroller} count={shown.columns.length} />
      </div>
      <p id="board-how" hidden>
        {t('how')}
      </p>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
      {carry && <CarryBar carry={carry} columns={statuses} />}
    </>
  );
}

const isTarget = ({ carry }: Carrying, statusId: number): boolean =>
  carry?.over === statusId && carry.lead.lead_status_id !== statusId;

/** Returns the same array while the columns are equal, so that moving a card doesn't re-render the others. */
function useStatuses({ columns }: Board) {
  const names = JSON.stringify(columns.map(({ status }) => status));
  return useMemo(() => JSON.parse(names) as Board['columns'][number]['status'][], [names]);
}
