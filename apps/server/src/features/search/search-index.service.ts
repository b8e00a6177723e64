import type { Db } from '../../db/db.ts';
import { refreshSearchRows, tidySearchTables } from './search-index.queries.ts';

/** After homes or their analyses changed: what the explorer finds follows. */
export function refreshSearch(db: Db, ids: readonly number[]): Promise<void> {
  return refreshSearchRows(db, ids);
}

/** After many homes changed: plans follow what the tables hold now, pages of ids need no table. */
export const tidySearch = (db: Db): Promise<void> => tidySearchTables(db);
