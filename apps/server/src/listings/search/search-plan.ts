import type { Db } from '../../platform/db/db.ts';
import type { ListingRow } from '../cards/listing-cards.queries.ts';
import { findInMarket } from './market/find-in-market.ts';
import type { MarketOrder } from './market/order-rows.ts';
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
const ONE_PASS_MAX = 4_000;
/** Ranking reads every match's words: worth it while the ranks can differ. */
const WORTH_RANKING = 2_000;
/** A share of the market. */
const INDEX_WALK_SHARE = 0.9;

export type Search = { filter: SearchFilter; order: MarketOrder | null; atMost: number };
export type Found = { total: number; rows: ListingRow[] };

/** The way by the shape of the question; the answer is the same for each. docs/decisions/011-search.md */
export async function find(
  db: Db,
  { filter, order, atMost }: Search,
  window: Window,
): Promise<Found> {
  if (atMost < ONE_PASS_MAX) {
    const byRank = filter.tsquery !== undefined && atMost <= WORTH_RANKING;
    const best = { key: byRank ? 'textRank' : 'relevance', direction: 'desc' } as const;
    return findInOnePass(db, filter, order ?? best, window);
  }
  const way = order ?? { key: 'relevance', direction: 'desc' };
  const isNearlyAll = isInCube(filter) && !filter.city && (await matchesNearlyAll(db, filter));
  // The market in memory does not know the kinds of its homes.
  const isOnDisk = isNearlyAll || filter.kinds !== undefined;
  const inMemory = isOnDisk ? null : await findInMarket(db, filter, way, window);
  if (inMemory) return inMemory;
  if (filter.city || filter.polygon) return findInOnePass(db, filter, way, window);
  return countAndWalk(db, filter, way, window);
}

/** Then the first steps along any index fill the page. */
async function matchesNearlyAll(db: Db, filter: SearchFilter): Promise<boolean> {
  const counts = countsOf(db);
  const { total } = counts.known(filter) ?? (await counts.learn(filter, () => count(db, filter)));
  return total >= INDEX_WALK_SHARE * (await sizeOf(db));
}

/** For as long as the market does not stand in memory. */
export async function countAndWalk(
  db: Db,
  filter: SearchFilter,
  way: SearchOrder,
  window: Window,
): Promise<Found> {
  const counts = countsOf(db);
  const countAnew = () => counts.learn(filter, () => count(db, filter));
  let known = counts.known(filter) ?? (await countAnew());
  if (window.offset >= known.total) known = await countAnew();
  if (window.offset >= known.total) return { total: known.total, rows: [] };
  // A walk meets a match every all/total rows; past the square root one pass is shorter.
  if (known.total <= Math.sqrt((window.offset + window.limit) * (await sizeOf(db))))
    return findInOnePass(db, filter, way, window);
  const { rows, version } = await walkInOrder(db, filter, way, window);
  const { total } = known.version === version ? known : await countAnew();
  return { total, rows };
}

/** Of the whole market, for judging a way: it need not be of this minute. */
async function sizeOf(db: Db): Promise<number> {
  const counts = countsOf(db);
  return (counts.known({}) ?? (await counts.learn({}, () => count(db, {})))).total;
}

const count = (db: Db, filter: SearchFilter) =>
  isInCube(filter) ? countFromCube(db, filter) : countMatches(db, filter);
