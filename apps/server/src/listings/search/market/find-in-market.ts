import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../../platform/db/db.ts';
import { type ListingRow, listListingsAt } from '../../cards/listing-cards.queries.ts';
import type { SearchFilter, Window } from '../search.queries.ts';
import { areaOf } from './area.ts';
import { cachedFirstRows, FIRST_ROWS, type FirstRowsUse } from './first-rows.ts';
import { holds, type Market, marketOf, type Snapshot } from './market.ts';
import type { MarketOrder } from './order-rows.ts';
import { type Scanner, scanPage } from './scan.ts';
import { EVERYWHERE, type RowBitmap, type Selection, selectionOf } from './select-rows.ts';

/** Retried once if the market changes between the scan and reading the cards. */
const TRIES = 2;

/**
 * Same result as the database query, from the in-memory market: a full scan is cheaper than a bad
 * query plan. `null` when memory can't answer (yet) and the database must. A large market, in which the
 * database would take seconds, is answered from memory also while it changes faster than it is read: the
 * total is then a moment old, and listings that are gone are left out.
 */
export async function findInMarket(
  db: Db,
  filter: SearchFilter,
  order: MarketOrder,
  window: Window,
): Promise<{ total: number; rows: ListingRow[] } | null> {
  const market = marketOf(db);
  let latest: { total: number; rows: ListingRow[] } | null = null;
  for (let i = 0; i < TRIES; i += 1) {
    const snapshot = i === 0 ? await knownOrExpected(market) : await market.current();
    if (!snapshot) {
      market.request();
      return null;
    }
    if (!holds(snapshot, filter)) return null;
    const { version } = snapshot;
    const named =
      filter.tsquery === undefined ? null : await market.named(filter.tsquery, snapshot);
    const found = await market.scan(snapshot, async (scanner) =>
      // The market may have changed while the words were looked up.
      snapshot.version === version
        ? pageInMarket(scanner, snapshot, { filter, order, named }, window)
        : 'changed',
    );
    if (found === 'changed') continue;
    if (!found) return null;
    const { rows, version: versionOfCards } = await listListingsAt(db, found.ids);
    if (versionOfCards === version) return { total: found.total, rows };
    if (market.isLarge(snapshot)) latest = { total: found.total, rows };
  }
  return latest;
}

const knownOrExpected = async (market: Market): Promise<Snapshot | null> =>
  market.known() ?? (await market.expected()?.catch(() => null)) ?? null;

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
  if (!snapshot || !searches.every(({ filter }) => holds(snapshot, filter))) return null;
  const found: Best[] = [];
  for (const group of sameFilter(searches)) {
    // A full scan takes milliseconds at a million listings: others get their turn in between.
    if (found.length > 0) await nextTurn();
    found.push(...(await market.scan(snapshot, (scanner) => bestOf(scanner, snapshot, group))));
  }
  return found;
}

function sameFilter(searches: readonly BestSearch[]): BestSearch[][] {
  const groups: BestSearch[][] = [];
  for (const search of searches) {
    const last = groups.at(-1);
    if (last?.[0]?.filter === search.filter) last.push(search);
    else groups.push([search]);
  }
  return groups;
}

async function bestOf(
  scanner: Scanner,
  snapshot: Snapshot,
  searches: readonly BestSearch[],
): Promise<Best[]> {
  const { columns } = scanner;
  const selection = searches[0] ? selectionOf(columns, searches[0].filter) : null;
  const found: Best[] = [];
  for (const { filter, order, limit } of searches) {
    const first = await firstRowsOf(scanner, snapshot, { filter, order }, 'best', selection);
    found.push({ total: first.total, ids: idsOf(scanner, first.rows.slice(0, limit)) });
  }
  return found;
}

/** `null` when a drawn area is too complex to test in memory, or reaches beyond it. */
async function pageInMarket(
  scanner: Scanner,
  snapshot: Snapshot,
  { filter, order, named }: { filter: SearchFilter; order: MarketOrder; named: RowBitmap | null },
  window: Window,
): Promise<Best | null> {
  if (!holds(snapshot, filter)) return null;
  const { columns } = scanner;
  const { polygon = null } = filter;
  if (polygon && areaOf(columns, polygon).isTooMuch) return null;
  const selection = selectionOf(columns, filter, EVERYWHERE, named, polygon);
  const end = window.offset + window.limit;
  if (end <= FIRST_ROWS) {
    const first = await firstRowsOf(scanner, snapshot, { filter, order }, 'page', selection);
    return { total: first.total, ids: idsOf(scanner, first.rows.slice(window.offset, end)) };
  }
  if (!selection) return NOTHING;
  const { total, rows } = await scanPage(scanner, selection, order, window);
  return { total, ids: idsOf(scanner, rows) };
}

const NOTHING: Best = { total: 0, ids: [] };

const firstRowsOf = (
  scanner: Scanner,
  snapshot: Snapshot,
  query: { filter: SearchFilter; order: MarketOrder },
  use: FirstRowsUse,
  selection: Selection | null,
) =>
  cachedFirstRows(snapshot, query, use, async () =>
    selection
      ? scanPage(scanner, selection, query.order, { limit: FIRST_ROWS, offset: 0 })
      : { total: 0, rows: [] },
  );

const idsOf = ({ columns }: Scanner, rows: readonly number[]): number[] =>
  rows.map((row) => columns.data.id[row] as number);
