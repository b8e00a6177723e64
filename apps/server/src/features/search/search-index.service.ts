import type { Db } from '../../db/db.ts';
import { refreshSearchRows } from './search-index.queries.ts';

/** After homes or their analyses changed: what the explorer finds follows. */
export function refreshSearch(db: Db, ids: readonly number[]): Promise<void> {
  return refreshSearchRows(db, ids);
}
