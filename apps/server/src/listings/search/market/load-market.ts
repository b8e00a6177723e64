import { setImmediate as nextTurn } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { searchCities } from '../../../platform/db/schema/index.ts';
import { poolOf } from '../../../platform/db/watched-pool.ts';
import { createCodes } from './codes.ts';
import { type Columns, createColumns } from './columns.ts';
import { readMarketInThread } from './loader/read-in-thread.ts';
import { BEGINNING, listMarketRows } from './market.queries.ts';

/** Batch size: a few milliseconds of work, to keep the event loop free. */
export const ROWS_AT_ONCE = 1_000;
const INDEXED_AT_ONCE = 50_000;

type States = readonly string[] | undefined;

export async function countListings(db: Db, states?: States): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`coalesce(sum(${searchCities.n}), 0)::int` })
    .from(searchCities)
    .where(states && inArray(searchCities.state, [...states]));
  return row?.n ?? 0;
}

/** Row by row, in the order of the index. */
export async function loadRows(db: Db, states?: States): Promise<Columns> {
  const columns = createColumns();
  for (let mark = BEGINNING; ; ) {
    const rows = await listMarketRows(db, mark, { limit: ROWS_AT_ONCE, states });
    for (const row of rows) columns.put(row);
    mark = rows.at(-1) ?? mark;
    if (rows.length < ROWS_AT_ONCE) return columns;
    await nextTurn();
  }
}

/**
 * As one binary stream, read and sorted by a thread with its own connection: ten times as fast, and the
 * event loop stays free. The embedded database has a single connection.
 */
export async function loadInThread(db: Db, listings: number, states?: States): Promise<Columns> {
  const url = poolOf(db).connectionString;
  if (!url) return loadRows(db, states);
  const { codes, ...rows } = await readMarketInThread({ url, listings, states });
  const columns = createColumns({ ...rows, codes: createCodes(codes) });
  for (let row = 0; row < columns.size; row += INDEXED_AT_ONCE) {
    columns.indexLoaded(row, row + INDEXED_AT_ONCE);
    await nextTurn();
  }
  return columns;
}
