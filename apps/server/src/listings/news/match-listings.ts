import type { Db } from '../../platform/db/db.ts';
import { areaOf } from '../search/market/area.ts';
import { createColumns } from '../search/market/columns.ts';
import type { MarketRow } from '../search/market/market-row.ts';
import { EVERYWHERE, selectRows } from '../search/market/select-rows.ts';
import { type Conditions, filterWithoutText } from '../search/search.service.ts';
import { readTextQuery, type TextQuery } from '../search/text-query.ts';
import { listIdsMatching } from './matching.queries.ts';

/** → ids of those that the explorer would find with these conditions */
export type ListingMatcher = (conditions: Conditions) => Promise<number[]>;

/**
 * Searches a few listings the way the explorer searches the market in memory: the same columns and the same tests.
 * The rows are ordered by city and price, so that most searches skip most blocks.
 */
export function matcherOf(db: Db, rows: readonly MarketRow[]): ListingMatcher {
  const columns = createColumns();
  for (const row of rows) columns.put(row);
  /** Read once: many searches have the same words. */
  const texts = new Map<string, Promise<TextQuery | null>>();
  const read = (search: string) => {
    const known = texts.get(search) ?? readTextQuery(db, search);
    texts.set(search, known);
    return known;
  };
  return async (conditions) => {
    if (columns.size === 0) return [];
    const filter = filterWithoutText(conditions);
    const area = filter.polygon ? areaOf(columns, filter.polygon) : null;
    const found = selectRows(columns, filter, EVERYWHERE, { area });
    const ids = Array.from(found, (row) => columns.data.id[row] as number);
    const search = conditions.search?.trim();
    if (!search || ids.length === 0) return ids;
    const text = await read(search);
    return text ? listIdsMatching(db, ids, { tsquery: text.tsquery }) : [];
  };
}
