import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../../platform/db/db.ts';
import { type ListingRow, listListingsAt } from '../../cards/listing-cards.queries.ts';
import type { SearchFilter, Window } from '../search.queries.ts';
import { areaOf } from './area.ts';
import { cachedFirstRows, FIRST_ROWS } from './first-rows.ts';
import { marketOf, type Snapshot } from './market.ts';
import { type MarketOrder, pageOf } from './order-rows.ts';
import { EVERYWHERE, type RowBitmap, selectRows } from './select-rows.ts';

/** Retried once if the market changes between the scan and reading the cards. */
const TRIES = 2;

/**
 * Same result as the database query, from the in-memory market: a full scan is cheaper than a bad
 * query plan. `null` when memory can't answer (yet) and the database must.
 */
export async function findInMarket(
  db: Db,
  filter: SearchFilter,
  order: MarketOrder,
  window: Window,
): Promise<{ total: number; rows: ListingRow[] } | null> {
  const market = marketOf(db);
  for (let i = 0; i < TRIES; i += 1) {
    const snapshot = i === 0 ? market.known() : await market.current();
    if (!snapshot) {
      market.request();
      return null;
    }
    const { version } = snapshot;
    const named =
      filter.tsquery === undefined ? null : await market.named(filter.tsquery, snapshot);
    // The market may have changed while the words were looked up.
    if (snapshot.version !== version) continue;
    const found = pageInMarket(snapshot, filter, order, window, named);
    if (!found) return null;
    const page = await listListingsAt(db, found.ids);
    if (page.version === version) return { total: found.total, rows: page.rows };
  }
  return null;
}

/** Searches that follow each other with the same filter object share one scan. */
export type BestSearch = {
  filter: Omit<SearchFilter, 'tsquery' | 'polygon'>;
  order: MarketOrder;
  /** Up to `FIRST_ROWS`. */
  limit: number;
};
export type Best = { total: number; ids: number[] };

/**
 * Ids without cards, for several searches of one market state. May be a moment behind: the caller reads
 * what it needs by id. Waits for a market that is loading: many full scans at once would hold up the
 * database for seconds, and visitors can ask for them.
 */
export async function findBestInMarket(
  db: Db,
  searches: readonly BestSearch[],
): Promise<Best[] | null> {
  const market = marketOf(db);
  const snapshot = await (market.known() ? market.current() : market.loaded()?.catch(() => null));
  if (!snapshot) return null;
  const found: Best[] = [];
  let rows: Int32Array | null = null;
  for (const [place, { filter, order, limit }] of searches.entries()) {
    if (place > 0 && filter !== searches[place - 1]?.filter) {
      // A full scan takes milliseconds at a million listings: others get their turn in between.
      await nextTurn();
      rows = null;
    }
    found.push(
      firstInMarket(snapshot, { filter, order }, limit, () => {
        rows ??= selectRows(snapshot.columns, filter, EVERYWHERE);
        return rows;
      }),
    );
  }
  return found;
}

function firstInMarket(
  snapshot: Snapshot,
  query: { filter: SearchFilter; order: MarketOrder },
  limit: number,
  select: () => Int32Array,
): Best {
  const { columns } = snapshot;
  const { total, rows } = cachedFirstRows(snapshot, query, 'best', () => {
    const found = select();
    return {
      total: found.length,
      rows: pageOf(columns, found, query.order, { limit: FIRST_ROWS, offset: 0 }),
    };
  });
  return { total, ids: rows.slice(0, limit).map((row) => columns.data.id[row] as number) };
}

/** `null` when a drawn area is too complex to test in memory. */
function pageInMarket(
  snapshot: Snapshot,
  filter: SearchFilter,
  order: MarketOrder,
  window: Window,
  named: RowBitmap | null,
): { total: number; ids: number[] } | null {
  const { columns } = snapshot;
  const area = filter.polygon ? areaOf(columns, filter.polygon) : null;
  if (area?.isTooMuch) return null;
  const pageAt = (at: Window) => {
    const found = selectRows(columns, filter, EVERYWHERE, { named, area });
    return { total: found.length, rows: pageOf(columns, found, order, at) };
  };
  const end = window.offset + window.limit;
  const { total, rows } =
    end > FIRST_ROWS
      ? pageAt(window)
      : cachedFirstRows(snapshot, { filter, order }, 'page', () =>
          pageAt({ limit: FIRST_ROWS, offset: 0 }),
        );
  const shown = end > FIRST_ROWS ? rows : rows.slice(window.offset, end);
  return { total, ids: shown.map((row) => columns.data.id[row] as number) };
}
