import type { BoardColumn } from '@alpha/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { Num } from '~/ui/money';
import { statusColor } from '~/ui/status-color';

type ColumnTabsProps = {
  columns: readonly BoardColumn[];
  scroller: RefObject<HTMLElement | null>;
};

/** On phones one column fills the screen: these tabs show which one, the counts, and switch columns. */
export function ColumnTabs({ columns, scroller }: ColumnTabsProps) {
  const t = useT('board');
  const [current, setCurrent] = useState(0);
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const board = scroller.current;
    if (!board) return;
    const look = () => setCurrent(columnInMiddle(board));
    board.addEventListener('scroll', look, { passive: true });
    return () => board.removeEventListener('scroll', look);
  }, [scroller]);
  useEffect(() => {
    const tab = row.current?.children[current];
    if (row.current && tab instanceof HTMLElement)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form.
    <div
      ref={row}
      role="group"
      aria-label={t('columns')}
      className="relative -mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) [scrollbar-width:none] md:hidden"
    >
      {columns.map(({ status, count }, index) => (
        <button
          key={status.id}
          type="button"
          aria-pressed={index === current}
          onClick={() =>
            scroller.current?.children[index]?.scrollIntoView({
              behavior: 'smooth',
              block: 'nearest',
              inline: 'center',
            })
          }
          className={cx(
            'flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full border px-4 text-14 font-medium whitespace-nowrap',
            index === current
              ? 'border-transparent bg-ink text-paper'
              : 'border-line bg-surface text-ink-2',
          )}
        >
          <span
            aria-hidden="true"
            className="size-2 rounded-full"
            style={{ backgroundColor: statusColor(status.order) }}
          />
          {status.name} <Num value={count} />
        </button>
      ))}
    </div>
  );
}

function columnInMiddle(board: HTMLElement): number {
  const middle = board.getBoundingClientRect().left + board.clientWidth / 2;
  const distances = [...board.children].map((column) => {
    const { left, right } = column.getBoundingClientRect();
    return Math.abs((left + right) / 2 - middle);
  });
  return distances.indexOf(Math.min(...distances));
}
