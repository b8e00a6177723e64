import type { Db } from '../../platform/db/db.ts';
import type { ListingRow } from '../cards/listing-cards.queries.ts';
import { countsOf } from './count-cache.ts';
import { findInMarket } from './market/find-in-market.ts';
import type { MarketOrder } from './market/order-rows.ts';
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

/** Below this many possible matches, one pass over all of them is cheapest. */
const ONE_PASS_MAX = 4_000;
/** Up to this many matches are ranked by text; ranking reads every match's words. */
const TEXT_RANK_MAX = 2_000;
/** Share of the market above which the first steps along any index fill the page. */
const INDEX_WALK_SHARE = 0.9;

export type Search = { filter: SearchFilter; order: MarketOrder | null; atMost: number };
export type Found = { total: number; rows: ListingRow[] };

/** Picks a search strategy; all give the same result. docs/decisions/011-search.md */
export async function find(
  db: Db,
  { filter, order, atMost }: Search,
  window: Window,
): Promise<Found> {
  if (atMost < ONE_PASS_MAX) {
    const byRank = filter.tsquery !== undefined && atMost <= TEXT_RANK_MAX;
    const best = { key: byRank ? 'textRank' : 'relevance', direction: 'desc' } as const;
    return findInOnePass(db, filter, order ?? best, window);
  }
  const way = order ?? { key: 'relevance', direction: 'desc' };
  const isNearlyAll = isInCube(filter) && !filter.city && (await matchesNearlyAll(db, filter));
  // The in-memory market has no property types.
  const isOnDisk = isNearlyAll || filter.kinds !== undefined;
  const inMemory = isOnDisk ? null : await findInMarket(db, filter, way, window);
  if (inMemory) return inMemory;
  if (filter.city || filter.polygon) return findInOnePass(db, filter, way, window);
  return countAndWalk(db, filter, way, window);
}

async function matchesNearlyAll(db: Db, filter: SearchFilter): Promise<boolean> {
  const counts = countsOf(db);
  const { total } = counts.known(filter) ?? (await counts.learn(filter, () => count(db, filter)));
  return total >= INDEX_WALK_SHARE * (await sizeOf(db));
}

/** Fallback while the market is not in memory. */
export async function countAndWalk(
  db: Db,
  filter: SearchFilter,
  way: SearchOrder,
  window: Window,
): Promise<Found> {
  const counts = countsOf(db);
  const recount = () => counts.learn(filter, () => count(db, filter));
  let known = counts.known(filter) ?? (await recount());
  if (window.offset >= known.total) known = await recount();
  if (window.offset >= known.total) return { total: known.total, rows: [] };
  // An index walk meets a match every all/total rows; at or below the square root, one pass is shorter.
  if (known.total <= Math.sqrt((window.offset + window.limit) * (await sizeOf(db))))
    return findInOnePass(db, filter, way, window);
  const { rows, version } = await walkInOrder(db, filter, way, window);
  const { total } = known.version === version ? known : await recount();
  return { total, rows };
}

/** Size of the whole market; an outdated number is good enough to pick a strategy. */
async function sizeOf(db: Db): Promise<number> {
  const counts = countsOf(db);
  return (counts.known({}) ?? (await counts.learn({}, () => count(db, {})))).total;
}

const count = (db: Db, filter: SearchFilter) =>
  isInCube(filter) ? countFromCube(db, filter) : countMatches(db, filter);
