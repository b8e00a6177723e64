import { groupsOf, type View } from '../../map/cluster-rows.ts';
import type { Window } from '../search.queries.ts';
import type { Columns } from './columns.ts';
import { FIRST_ROWS, type FirstRows } from './first-rows.ts';
import { binsAround, type MarketOrder, sortedWindow } from './order-rows.ts';
import type { Selection } from './select-rows.ts';
import type { Edges } from './tasks.ts';
import type { Team } from './team.ts';

/** What a team finds, put together. Call within one turn: see `Market.scan`. */
export type Scanner = { team: Team; columns: Columns };

const sum = (parts: readonly { total: number }[]) =>
  parts.reduce((all, { total }) => all + total, 0);

/** Total and rows of a page; the first pages in one round, later ones in two. */
export async function scanPage(
  scanner: Scanner,
  selection: Selection,
  order: MarketOrder,
  window: Window,
): Promise<FirstRows> {
  const { team, columns } = scanner;
  const end = window.offset + window.limit;
  if (end <= FIRST_ROWS) {
    const parts = await team.run(columns, selection, { kind: 'first', order, most: end });
    const best = parts.flatMap(({ rows }) => rows);
    return { total: sum(parts), rows: sortedWindow(columns, best, order, window) };
  }
  const parts = await team.run(columns, selection, { kind: 'bins', order });
  const total = sum(parts);
  const last = Math.min(total, end);
  if (window.offset >= last) return { total, rows: [] };
  const bins = binsAround(added(parts.map(({ counts }) => counts)), window.offset, last);
  const found = await team.run(columns, selection, { kind: 'inBins', order, bins });
  const rows = sortedWindow(
    columns,
    found.flatMap((part) => part.rows),
    order,
    { limit: last - window.offset, offset: window.offset - bins.skipped },
  );
  return { total, rows };
}

/** `null` without rows. */
export async function scanEdges(
  { team, columns }: Scanner,
  selection: Selection,
): Promise<Edges | null> {
  const parts = await team.run(columns, selection, { kind: 'edges' });
  const edges = {
    west: Math.min(...parts.map(({ west }) => west)),
    north: Math.min(...parts.map(({ north }) => north)),
    east: Math.max(...parts.map(({ east }) => east)),
    south: Math.max(...parts.map(({ south }) => south)),
  };
  return edges.east < 0 ? null : edges;
}

/** `rows`: all of them, if they are not more than `mostSingle`. */
export async function scanCells(
  { team, columns }: Scanner,
  selection: Selection,
  view: View,
  mostSingle: number,
) {
  const parts = await team.run(columns, selection, { kind: 'cells', view, mostSingle });
  const total = sum(parts);
  return {
    total,
    rows: total <= mostSingle ? parts.flatMap(({ rows }) => rows) : [],
    groups: groupsOf(parts.map(({ cells }) => cells)),
  };
}

/** Listings by whole thousands of dollars; above `most` in the last. */
export const scanThousands = async (
  { team, columns }: Scanner,
  selection: Selection,
  most: number,
): Promise<Int32Array> => added(await team.run(columns, selection, { kind: 'thousands', most }));

function added(parts: readonly Int32Array[]): Int32Array {
  const [first = new Int32Array(0), ...others] = parts;
  for (const part of others)
    for (let i = 0; i < part.length; i += 1) first[i] = (first[i] as number) + (part[i] as number);
  return first;
}
