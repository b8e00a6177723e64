import type { Db } from '../../platform/db/db.ts';
import {
  listUnlistedWithoutEstimate,
  refreshSearchRows,
  tidySearchTables,
} from './search-index.queries.ts';

/** Call after properties or their analyses changed. */
export function refreshSearch(db: Db, ids: readonly number[]): Promise<void> {
  return refreshSearchRows(db, ids);
}

/** Lists properties whose owners allow no estimates, with their facts only. */
export async function listWithoutEstimate(db: Db): Promise<void> {
  await refreshSearchRows(db, await listUnlistedWithoutEstimate(db));
}

/** Call after bulk changes: updates planner statistics and the visibility map for index-only scans. */
export const tidySearch = (db: Db): Promise<void> => tidySearchTables(db);
