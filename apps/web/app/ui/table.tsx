import { type ReactNode, useId } from 'react';
import { cx } from './class-names';
import { type Sort, TableHead } from './table-head';

export type { Sort } from './table-head';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures are right-aligned. */
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** For head and cells: a wider gap, a narrower column. */
  className?: string;
  /** Cell of the last line (a total). */
  footer?: ReactNode;
};

type TableProps<Row> = {
  caption: ReactNode;
  isCaptionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** `card` has a frame; `plain` has no background of its own. */
  look?: 'card' | 'plain';
  className?: string;
};

/** The first column names the row and is sticky when the table is wider than the screen. */
export function Table<Row>({
  caption,
  isCaptionHidden = true,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  look = 'card',
  className,
}: TableProps<Row>) {
  const captionId = useId();
  const isCard = look === 'card';
  const ground = isCard ? 'bg-surface' : 'bg-inherit';
  const first = cx(
    'sticky left-0 z-1 text-left font-medium max-md:shadow-[1px_0_0_var(--line)]',
    ground,
  );
  const pad = isCard ? 'card-cell' : 'plain-cell';
  const side = (column: Column<Row>) => (column.align === 'end' ? 'text-right' : 'text-left');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; a landmark would be one too many.
    <div
      role="group"
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it sideways.
      tabIndex={0}
      className={cx(
        'relative min-w-0 overflow-x-auto',
        isCard && 'rounded-3 border border-line bg-surface',
        className,
      )}
    >
      <table className="figures w-full border-collapse text-14 whitespace-nowrap">
        <caption
          id={captionId}
          className={isCaptionHidden ? 'sr-only' : 'px-5 pt-4 pb-2 text-left text-15 font-medium'}
        >
          {caption}
        </caption>
        <TableHead {...{ columns, sort, onSort, first, pad }} />
        <tbody className="[&>tr+tr>*]:border-t [&>tr+tr>*]:border-line">
          {rows.map((row) => (
            <tr key={rowKey(row)} className="group">
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" className={cx(pad, first)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={cx(pad, side(column), column.className)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {columns.some((column) => column.footer !== undefined) && (
          <tfoot>
            <tr className="*:border-t *:border-ink *:font-[560]">
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" className={cx(pad, first)}>
                    {column.footer}
                  </th>
                ) : (
                  <td key={column.key} className={cx(pad, side(column), column.className)}>
                    {column.footer}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
