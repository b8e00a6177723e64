import type { BoardColumn as Column, LeadSummary } from '@alpha/contract';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useId, useRef } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { cx } from '~/ui/class-names';
import { statusColor } from '~/ui/status-color';
import { useKeptColumnScroll } from './board-place';
import { ColumnHead } from './column-head';
import { LeadCard } from './lead-card';
import type { More } from './use-board';
import { useDropColumn } from './use-mouse-drag';
import { WaitingCards } from './waiting-cards';

type BoardColumnProps = {
  column: Column;
  columns: readonly Column['status'][];
  now: number;
  hasOwners: boolean;
  isCompact: boolean;
  isByScore: boolean;
  isFiltered: boolean;
  isTarget: boolean;
  /** Set only when they concern this column, so that other columns don't re-render. */
  carried: number | null;
  active: number | null;
  wanted: number | null;
  arrived: ReadonlySet<number>;
  /** Leads with a change that is kept on this device. */
  waiting: ReadonlySet<number>;
  place: string;
  /** Whose board; undefined: everybody's. */
  ownerId: number | undefined;
  hasFailed: boolean;
  onMore: More['load'];
  onFocused: (leadId: number) => void;
  onMove: (lead: LeadSummary, statusId: number) => void;
};

/** Estimated card height; replaced by the measured one. */
const HEIGHT = {
  comfortable: { card: 145, withLine: 166, withSignal: 186 },
  compact: { card: 66, withLine: 87, withSignal: 107 },
};
function heightOf(lead: LeadSummary | undefined, isCompact: boolean): number {
  const { card, withLine, withSignal } = HEIGHT[isCompact ? 'compact' : 'comfortable'];
  if (lead?.signal) return withSignal;
  return lead?.next_task || lead?.last_answer ? withLine : card;
}
/** Load more this many cards before the end. */
const AHEAD = 10;

export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { column, isTarget, wanted, onMore, hasFailed, isCompact, place, ...rest } = props;
  const { status, leads, next } = column;
  const t = useT('board');
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useDropColumn(frame, status.id);

  const kept = [rest.carried, rest.active ?? null].map((id) =>
    id === null ? -1 : leads.findIndex((lead) => lead.id === id),
  );
  const { initial, keep } = useKeptColumnScroll(`${place}:${status.id}`, scroller);
  const virtual = useVirtualizer({
    ...initial,
    count: leads.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => leads[index]?.id ?? index,
    estimateSize: (index) => heightOf(leads[index], isCompact),
    gap: isCompact ? 6 : 8,
    paddingEnd: 8,
    overscan: 4,
    // The carried card and the focused card stay mounted however far the user scrolls.
    rangeExtractor: (range) =>
      [...new Set([...kept.filter((at) => at >= 0), ...defaultRangeExtractor(range)])].sort(
        (a, b) => a - b,
      ),
  });
  keep(virtual);
  const density = useRef(isCompact);
  useEffect(() => {
    if (density.current === isCompact) return;
    density.current = isCompact;
    virtual.measure();
  }, [virtual, isCompact]);
  const items = virtual.getVirtualItems();
  const lastShown = items.at(-1)?.index ?? -1;

  useEffect(() => {
    if (next !== null && !hasFailed && lastShown >= leads.length - AHEAD) onMore(status.id);
  }, [next, hasFailed, lastShown, leads.length, onMore, status.id]);

  const wantedAt = wanted === null ? -1 : leads.findIndex(({ id }) => id === wanted);
  useEffect(() => {
    if (wantedAt >= 0) virtual.scrollToIndex(wantedAt);
  }, [virtual, wantedAt]);

  return (
    <section
      ref={frame}
      data-column={status.id}
      aria-labelledby={titleId}
      style={{ borderTopColor: statusColor(status.order) }}
      className={cx(
        'relative flex min-h-0 w-[min(19rem,82vw)] shrink-0 snap-center flex-col overflow-hidden rounded-3 border-t-3 bg-sunken md:w-auto md:flex-1 md:snap-align-none',
        isCompact ? 'md:min-w-43' : 'md:min-w-60',
        isTarget && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <ColumnHead {...{ column, titleId, isCompact }} />
      <WaitingCards statusId={status.id} ownerId={props.ownerId} isCompact={isCompact} />
      {isTarget && (
        <p
          aria-hidden="true"
          className="mx-2.5 mt-0.5 mb-2 grid h-17 shrink-0 place-items-center rounded-2 border border-dashed border-accent bg-accent-wash text-14 text-accent"
        >
          {t('dropHere')}
        </p>
      )}
      <div
        ref={scroller}
        className={cx(
          'min-h-0 flex-1 overflow-y-auto overscroll-y-contain pt-0.5 [overflow-anchor:none] [scrollbar-width:thin]',
          isCompact ? 'px-1.5' : 'px-2.5',
        )}
      >
        {leads.length === 0 && (
          <p className="px-1 py-2 text-13 text-ink-3">
            {t(rest.isFiltered ? 'columnFiltered' : 'columnEmpty')}
          </p>
        )}
        <ul className="relative" style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const lead = leads[index];
            if (!lead) return null;
            return (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={column.count}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                <LeadCard
                  {...{ lead, isCompact, columns: rest.columns, now: rest.now }}
                  hasOwner={rest.hasOwners}
                  isCarried={rest.carried === lead.id}
                  isArrived={rest.arrived.has(lead.id)}
                  isInTabOrder={lead.id === (rest.active ?? leads[0]?.id)}
                  isActive={lead.id === rest.active}
                  isWanted={wanted === lead.id}
                  isByScore={rest.isByScore}
                  isWaiting={rest.waiting.has(lead.id)}
                  onFocused={rest.onFocused}
                  onMove={rest.onMove}
                />
              </li>
            );
          })}
        </ul>
        {hasFailed && (
          <div role="alert" className="grid justify-items-start gap-1.5 px-1 pb-3 text-13">
            {t('failed.more')}
            <Button variant="secondary" size="sm" onClick={() => onMore(status.id)}>
              {t('failed.again')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
});
