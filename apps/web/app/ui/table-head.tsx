import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names';

export type Sort = { key: string; direction: 'ascending' | 'descending' };

type HeadColumn = {
  key: string;
  header: ReactNode;
  align?: 'start' | 'end';
  isSortable?: boolean;
  className?: string;
};

type TableHeadProps = {
  columns: readonly HeadColumn[];
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  first: string;
  pad: string;
};

export function TableHead({ columns, sort, onSort, first, pad }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column, index) => {
          // An empty corner cell is not a header.
          if (!column.header)
            return <td key={column.key} className={cx(pad, 'border-b border-ink')} />;
          const direction = sort?.key === column.key ? sort.direction : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
              className={cx(
                pad,
                index === 0 && first,
                column.align === 'end' ? 'text-right' : 'text-left',
                'border-b border-ink align-bottom text-13 font-medium text-ink-2',
                column.className,
              )}
            >
              {column.isSortable ? (
                <SortButton
                  direction={direction}
                  isEnd={column.align === 'end'}
                  onClick={() =>
                    onSort?.({
                      key: column.key,
                      direction: direction === 'ascending' ? 'descending' : 'ascending',
                    })
                  }
                >
                  {column.header}
                </SortButton>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SortButton({
  direction,
  isEnd,
  onClick,
  children,
}: {
  direction: Sort['direction'] | undefined;
  isEnd: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  const Icon =
    direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={onClick}
      className={cx(
        '-my-3 inline-flex min-h-11 align-middle cursor-pointer items-center gap-1 -outline-offset-2 hover:text-ink',
        direction && 'text-ink',
        isEnd && 'flex-row-reverse text-right',
      )}
    >
      {children}
      <Icon
        aria-hidden="true"
        size={13}
        strokeWidth={1.75}
        className={cx('shrink-0', direction ? 'text-accent' : 'text-ink-3')}
      />
    </button>
  );
}
