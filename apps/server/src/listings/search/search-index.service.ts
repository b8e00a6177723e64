import type { Db } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import {
  listUnlistedWithoutEstimate,
  lockSearch,
  refreshSearchRows,
  refreshValues,
  tidySearchTables,
} from './search-index.queries.ts';

/** Call after properties or their analyses changed. */
export function refreshSearch(db: Db, ids: readonly number[]): Promise<void> {
  return refreshSearchRows(db, ids);
}

/**
 * Stores estimated values together with what the search has of them: `store` → the properties whose value may have
 * changed.
 */
export function storeValues(db: Db, store: (inside: Db) => Promise<readonly number[]>) {
  return transact(db, async (inside) => {
    await lockSearch(inside);
    const ids = await store(inside);
    if (ids.length > 0) await refreshValues(inside, ids);
  });
}

/** Lists properties whose owners allow no estimates, with their facts only. */
export async function listWithoutEstimate(db: Db): Promise<void> {
  await refreshSearchRows(db, await listUnlistedWithoutEstimate(db));
}

/** Call after bulk changes: updates planner statistics and the visibility map for index-only scans. */
export const tidySearch = (db: Db): Promise<void> => tidySearchTables(db);
