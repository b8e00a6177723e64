import type { Db } from '../../platform/db/db.ts';
import type { Marked } from '../search/market/marked-rows.ts';
import { type Scanner, scanCells, scanEdges } from '../search/market/scan.ts';
import { EVERYWHERE, selectionOf } from '../search/market/select-rows.ts';
import type { Edges } from '../search/market/tasks.ts';
import type { SearchFilter } from '../search/search.queries.ts';
import { groupsOf, type View } from './cluster-rows.ts';
import { listCells, listIdsInView, readEdges } from './map.queries.ts';

type Group = Omit<ReturnType<typeof groupsOf>[number], 'row'> & {
  /** The only listing, if it is one. */
  id: number;
};

/** What a map asks: memory and database give the same answers. */
export type MapFinder = {
  /** Of all matches, in Mercator units; `null` without any. */
  edges: (filter: SearchFilter) => Promise<Edges | null>;
  /** Matches in view; `ids`: all of them, if they are not more than `mostSingle`. */
  cells: (
    filter: SearchFilter,
    view: View,
    mostSingle: number,
  ) => Promise<{ total: number; ids: number[]; groups: Group[] }>;
};

/** `marked`: rows of the words and the area, for filters that have some. */
export function finderInMemory(scanner: Scanner, marked: Marked): MapFinder {
  const idOf = (row: number) => scanner.columns.data.id[row] as number;
  const select = (filter: SearchFilter, box = EVERYWHERE) => {
    const isMarked = filter.tsquery !== undefined || filter.polygon !== undefined;
    const { named, polygon } = isMarked ? marked : { named: null, polygon: null };
    return selectionOf(scanner.columns, filter, box, named, polygon);
  };
  return {
    async edges(filter) {
      const selection = select(filter);
      return selection && scanEdges(scanner, selection);
    },
    async cells(filter, view, mostSingle) {
      const selection = select(filter, view.box);
      if (!selection) return { total: 0, ids: [], groups: [] };
      const { total, rows, groups } = await scanCells(scanner, selection, view, mostSingle);
      return {
        total,
        ids: rows.map(idOf),
        groups: groups.map(({ row, ...group }) => ({ ...group, id: idOf(row) })),
      };
    },
  };
}

export const finderInDatabase = (db: Db): MapFinder => ({
  edges: (filter) => readEdges(db, filter),
  async cells(filter, view, mostSingle) {
    const groups = groupsOf([await listCells(db, filter, view)]).map(({ row: id, ...group }) => ({
      ...group,
      id,
    }));
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    const isFew = total > 0 && total <= mostSingle;
    return { total, ids: isFew ? await listIdsInView(db, filter, view) : [], groups };
  },
});
