import type { Db } from '../../platform/db/db.ts';
import {
  listUnlistedWithoutEstimate,
  refreshSearchRows,
  tidySearchTables,
} from './search-index.queries.ts';

/** After homes or their analyses changed: what the explorer finds follows. */
export function refreshSearch(db: Db, ids: readonly number[]): Promise<void> {
  return refreshSearchRows(db, ids);
}

/** Homes that may not be valued: in the explorer with what is told of them. */
export async function listWithoutEstimate(db: Db): Promise<void> {
  await refreshSearchRows(db, await listUnlistedWithoutEstimate(db));
}

/** After many homes changed: plans follow what the tables hold now, pages of ids need no table. */
export const tidySearch = (db: Db): Promise<void> => tidySearchTables(db);
