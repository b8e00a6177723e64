import type { ReactNode } from 'react';
import { Table } from '../table';

export type ChartTableData = {
  /** The first names the rows. */
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
};

export function ChartTable({ caption, columns, rows }: ChartTableData & { caption: string }) {
  return (
    <Table
      caption={caption}
      look="plain"
      className="mt-2 max-h-80 overflow-y-auto bg-surface"
      rows={rows.map((cells, index) => ({ cells, index }))}
      rowKey={(row) => row.index}
      columns={columns.map((header, column) => ({
        key: header,
        header,
        align: column === 0 ? ('start' as const) : ('end' as const),
        cell: (row: { cells: readonly ReactNode[] }) => row.cells[column],
      }))}
    />
  );
}
