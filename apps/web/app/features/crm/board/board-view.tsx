import type { LeadSummary } from '@alpha/contract';
import { useCallback, useMemo, useRef } from 'react';
import { type Board, findCard } from '~/data/board-columns';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { useNow } from '../use-now';
import { BoardColumn } from './board-column';
import { CarryBar } from './carry-bar';
import { ColumnTabs } from './column-tabs';
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
  /** Cards for a new filter are loading. */
  isStale: boolean;
  /** The filters as one string; null when no filter is set. */
  filter: string | null;
  more: More;
};

export function BoardView(props: BoardViewProps) {
  const { carrying, focus, arrived, hasOwners, isStale, filter, more } = props;
  const { carry, shown, said, move, pickUp } = carrying;
  const t = useT('board');
  const scroller = useRef<HTMLDivElement>(null);
  const now = useNow();
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
      void move(lead, statusId);
      focus.focusCard(lead.id);
    },
    [move, focus.focusCard],
  );
  useScrollToFirstMatch(scroller, shown, isStale ? null : filter);
  const statuses = useStatuses(shown);
  const isIn = (index: number, id: number | null) =>
    id !== null && shown.columns[index]?.leads.some((lead) => lead.id === id) ? id : null;

  return (
    <>
      <ColumnTabs columns={shown.columns} scroller={scroller} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the cards inside. */}
      <div
        ref={scroller}
        onKeyDown={onKeyDown}
        onBlur={carrying.letGo}
        aria-busy={isStale}
        className={cx(
          'relative -mx-(--gutter) flex h-(--board-height) gap-3 overflow-x-auto px-(--gutter) pb-2 transition-opacity [scrollbar-width:thin]',
          carry ? 'cursor-grabbing' : 'snap-x snap-mandatory md:snap-none',
          isStale && 'opacity-55',
        )}
      >
        {shown.columns.map((column, index) => (
          <BoardColumn
            key={column.status.id}
            {...{ column, now, hasOwners, arrived }}
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
