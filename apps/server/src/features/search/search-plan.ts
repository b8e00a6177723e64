import type { Db } from '../../db/db.ts';
import { countsOf } from './remembered-counts.ts';
import {
  countFromCube,
  countMatches,
  findInOnePass,
  isInCube,
  type SearchFilter,
  type SearchOrder,
  type Window,
  walkInOrder,
} from './search.queries.ts';

/** Below this many possible matches one pass over all of them is the cheapest way. */
const FEW = 20_000;
/** Ranking reads every match's words: worth it while the ranks can differ. */
const WORTH_RANKING = 2_000;

export type Search = { filter: SearchFilter; order: SearchOrder | null; atMost: number };
export type Found = { total: number; ids: number[] };

/** The way by the shape of the question; the answer is the same for each. docs/decisions/011-search.md */
export async function find(
  db: Db,
  { filter, order, atMost }: Search,
  window: Window,
): Promise<Found> {
  const byRank = filter.tsquery !== undefined && atMost <= WORTH_RANKING;
  const way = order ?? { key: byRank ? 'textRank' : 'relevance', direction: 'desc' };
  if (filter.city || filter.polygon || atMost < FEW) return findInOnePass(db, filter, way, window);
  const total = isInCube(filter)
    ? await countFromCube(db, filter)
    : await countsOf(db).remember(filter, () => countMatches(db, filter));
  if (window.offset >= total) return { total, ids: [] };
  const all = await countFromCube(db, {});
  // A walk meets a match every all/total rows; past the square root one pass is shorter.
  if (total > Math.sqrt((window.offset + window.limit) * all))
    return { total, ids: await walkInOrder(db, filter, way, window) };
  return findInOnePass(db, filter, way, window);
}
