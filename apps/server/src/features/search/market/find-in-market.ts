import type { Db } from '../../../db/db.ts';
import { type ListingRow, listListingsAt } from '../../../db/listing-cards.ts';
import type { SearchFilter, SearchOrder, Window } from '../search.queries.ts';
import { marketOf, type Snapshot } from './market.ts';
import { pageOf } from './order-rows.ts';
import { EVERYWHERE, selectRows } from './select-rows.ts';

/** The market may change between our look and the cards: then we look once more. */
const TRIES = 2;

/**
 * The same answer as the database's, from the market in memory: one look at every listing costs less
 * than any plan that misjudges. `null`: the memory cannot tell (yet), so the database must.
 */
export async function findInMarket(
  db: Db,
  filter: SearchFilter,
  order: SearchOrder,
  window: Window,
): Promise<{ total: number; rows: ListingRow[] } | null> {
  const market = marketOf(db);
  for (let i = 0; i < TRIES; i += 1) {
    const snapshot = i === 0 ? market.known() : await market.current();
    if (!snapshot) return null;
    const { version } = snapshot;
    const found = look(db, snapshot, filter, order, window);
    if (!found) return null;
    const page = await listListingsAt(db, found.ids);
    if (page.version === version) return { total: found.total, rows: page.rows };
  }
  return null;
}

function look(
  db: Db,
  { columns }: Snapshot,
  filter: SearchFilter,
  { key, direction }: SearchOrder,
  window: Window,
) {
  if (key === 'textRank') return null;
  const named = filter.tsquery === undefined ? null : marketOf(db).knownNamed(filter.tsquery);
  if (filter.tsquery !== undefined && !named) return null;
  const rows = selectRows(columns, filter, EVERYWHERE, named);
  const total = rows.length;
  const page = pageOf(columns, rows, { key, direction }, window);
  return { total, ids: page.map((row) => columns.data.id[row] as number) };
}
