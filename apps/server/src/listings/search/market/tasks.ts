import { type Cells, sumCells, type View } from '../../map/cluster-rows.ts';
import { type Bins, countBins, firstRows, type MarketOrder, rowsInBins } from './order-rows.ts';
import type { Rows } from './row-storage.ts';
import { type Selection, type Share, selectIn } from './select-rows.ts';

/** What is asked about the selected rows. Each thread answers for its share. */
export type Task =
  | { kind: 'first'; order: MarketOrder; most: number }
  | { kind: 'bins'; order: MarketOrder }
  | { kind: 'inBins'; order: MarketOrder; bins: Bins }
  | { kind: 'edges' }
  | { kind: 'cells'; view: View; mostSingle: number }
  | { kind: 'thousands'; most: number };

/** Mercator units; `east` is -1 when there is no row. */
export type Edges = { west: number; north: number; east: number; south: number };

export type Answers = {
  first: { total: number; rows: number[] };
  bins: { total: number; counts: Int32Array };
  inBins: { rows: number[] };
  edges: Edges;
  /** `rows`: all of them, if there are few. */
  cells: { total: number; rows: number[]; cells: Cells };
  thousands: Int32Array;
};

export type TaskOf<K extends Task['kind']> = Extract<Task, { kind: K }>;

const RUN: {
  [K in Task['kind']]: (rows: Rows, found: Int32Array, task: TaskOf<K>) => Answers[K];
} = {
  first: (rows, found, { order, most }) => ({
    total: found.length,
    rows: firstRows(rows, found, order, most),
  }),
  bins: (rows, found, { order }) => ({
    total: found.length,
    counts: countBins(rows, found, order),
  }),
  inBins: (rows, found, { order, bins }) => ({ rows: rowsInBins(rows, found, order, bins) }),
  edges: edgesOf,
  cells: (rows, found, { view, mostSingle }) => ({
    total: found.length,
    rows: found.length <= mostSingle ? [...found] : [],
    cells: sumCells(rows, found, view),
  }),
  thousands: (rows, found, { most }) => countThousands(rows, found, most),
};

export function runTask<K extends Task['kind']>(
  rows: Rows,
  selection: Selection,
  task: TaskOf<K>,
  share: Share,
): Answers[K] {
  return RUN[task.kind as K](rows, selectIn(rows, selection, share), task);
}

function edgesOf({ data: { x: xs, y: ys } }: Rows, found: Int32Array): Edges {
  let [west, east, north, south] = [Number.POSITIVE_INFINITY, -1, Number.POSITIVE_INFINITY, -1];
  for (let i = 0; i < found.length; i += 1) {
    const row = found[i] as number;
    const [x, y] = [xs[row] as number, ys[row] as number];
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  }
  return { west, north, east, south };
}

/** By whole thousands of dollars; above `most` in the last. */
function countThousands({ data }: Rows, found: Int32Array, most: number): Int32Array {
  const { initialInvestment } = data;
  const counts = new Int32Array(most + 1);
  for (let i = 0; i < found.length; i += 1) {
    const thousands = Math.floor((initialInvestment[found[i] as number] as number) / 1_000);
    const place = Math.min(thousands, most);
    counts[place] = (counts[place] as number) + 1;
  }
  return counts;
}
