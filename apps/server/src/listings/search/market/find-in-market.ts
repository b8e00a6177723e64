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

/** The same without cards and words. May be a moment behind: the caller reads what it needs by id. */
export async function findIdsInMarket(
  db: Db,
  filter: Omit<SearchFilter, 'tsquery' | 'polygon'>,
  order: MarketOrder,
  window: Window,
): Promise<number[] | null> {
  const market = marketOf(db);
  if (!market.known()) {
    market.request();
    return null;
  }
  return pageInMarket(await market.current(), filter, order, window, null)?.ids ?? null;
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
      : cachedFirstRows(snapshot, { filter, order }, () =>
          pageAt({ limit: FIRST_ROWS, offset: 0 }),
        );
  const shown = end > FIRST_ROWS ? rows : rows.slice(window.offset, end);
  return { total, ids: shown.map((row) => columns.data.id[row] as number) };
}
