import type { Db } from '../../platform/db/db.ts';
import type { ListingRow } from '../cards/listing-cards.queries.ts';
import {
  type Best,
  type BestSearch,
  findBestInMarket,
  findInMarket,
} from './market/find-in-market.ts';
import type { MarketOrder } from './market/order-rows.ts';
import { findInDatabase, type SearchFilter, type Window } from './search.queries.ts';

/** Below this many possible matches, the text index is faster than a scan of the memory. */
const RARE_WORDS_MAX = 4_000;
/** Up to this many matches are ranked by text; ranking reads every match's words. */
const TEXT_RANK_MAX = 2_000;

export type Search = { filter: SearchFilter; order: MarketOrder | null; atMost: number };
export type Found = { total: number; rows: ListingRow[] };

/**
 * Rare words are looked up in the database, everything else in memory. The database also answers while
 * the memory is loading or behind a large import; both give the same result. docs/decisions/011-search.md
 */
export async function find(
  db: Db,
  { filter, order, atMost }: Search,
  window: Window,
): Promise<Found> {
  const byRelevance = { key: 'relevance', direction: 'desc' } as const;
  if (atMost < RARE_WORDS_MAX) {
    const byRank = filter.tsquery !== undefined && atMost <= TEXT_RANK_MAX;
    const best = byRank ? ({ key: 'textRank', direction: 'desc' } as const) : byRelevance;
    return findInDatabase(db, filter, order ?? best, window);
  }
  const way = order ?? byRelevance;
  return (await findInMarket(db, filter, way, window)) ?? findInDatabase(db, filter, way, window);
}

/** Ids alone, without text: for callers that read other facts than the cards'. */
export async function findBest(db: Db, searches: readonly BestSearch[]): Promise<Best[]> {
  const known = await findBestInMarket(db, searches);
  if (known) return known;
  const found: Best[] = [];
  for (const { filter, order, limit } of searches) {
    const { total, rows } = await findInDatabase(db, filter, order, { limit, offset: 0 });
    found.push({ total, ids: rows.map(({ id }) => id) });
  }
  return found;
}
