import { type Column, Table } from '~/ui/table';

type YearsTableProps<Row> = {
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
};

/** A table by year, folded behind its caption. */
export function YearsTable<Row extends { year: number }>({
  caption,
  rows,
  columns,
}: YearsTableProps<Row>) {
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 cursor-pointer items-center text-14 font-medium text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover">
        {caption}
      </summary>
      <Table caption={caption} rows={rows} rowKey={({ year }) => year} columns={columns} />
    </details>
  );
}
