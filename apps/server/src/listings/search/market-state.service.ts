import { type Database, searchOf } from '../../platform/db/db.ts';
import { marketOf } from './market/market.ts';

/** What stands in memory: how many rows, of which version; null until it has been read. */
export function marketInMemory(database: Database): { rows: number; version: number } | null {
  const snapshot = marketOf(searchOf(database)).known();
  return snapshot && { rows: snapshot.columns.size, version: snapshot.version };
}

/** Reads the market before anybody asks, from the replica each time it can be had again. */
export async function warmMarket(database: Database): Promise<void> {
  database.replica?.beforeUse((db) => marketOf(db).warm());
  // With a replica the primary's market would stand in memory a second time: read once it is needed.
  if (!database.replica) await marketOf(database.db).warm();
}
