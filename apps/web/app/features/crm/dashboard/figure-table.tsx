import { type Column, Table } from '~/ui/table';
import { useIsPhone } from '~/ui/use-is-phone';

type FigureTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
};

/** A wide table; on phones a block for each row, because a dozen columns would be out of sight. */
export function FigureTable<Row>({ caption, columns, rows, rowKey }: FigureTableProps<Row>) {
  const isPhone = useIsPhone();
  const [name, ...figures] = columns;
  if (!isPhone || !name)
    return <Table {...{ caption, rows, rowKey }} columns={columns.map(withTwoLines)} />;
  return (
    <ul aria-label={caption} className="rounded-3 border border-line bg-surface px-4">
      {rows.map((row) => (
        <li key={rowKey(row)} className="grid gap-2.5 border-line py-3.5 not-first:border-t">
          <h3 className="font-sans text-15 font-[560] tracking-normal">{name.cell(row)}</h3>
          <dl className="figures grid grid-cols-3 gap-x-4 gap-y-3">
            {figures.map(({ key, header, cell }) => (
              <div key={key} className="grid min-w-0 content-start gap-0.5">
                <dt className="text-12 leading-snug text-ink-3">{header}</dt>
                <dd className="text-15">{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** A dozen names in one line each would be wider than the screen. */
const withTwoLines = <Row,>({ header, ...column }: Column<Row>): Column<Row> => ({
  ...column,
  header: <span className="inline-block max-w-24 text-balance whitespace-normal">{header}</span>,
});
