import { type Database, searchOf } from '../../platform/db/db.ts';
import { marketOf } from './market/market.ts';

/** Row count and version of the in-memory market; null until it is loaded. */
export function marketInMemory(database: Database): { rows: number; version: number } | null {
  const snapshot = marketOf(searchOf(database)).known();
  return snapshot && { rows: snapshot.columns.size, version: snapshot.version };
}

/** Before the first request. `states`: held in memory alone; undefined: all. */
export function prepareMarket(database: Database, states: readonly string[] | undefined): void {
  database.replica?.beforeUse((db) => marketOf(db, { states }).warm());
  // With a replica, loading from the primary too would double the memory: only if the replica fails.
  marketOf(database.db, { states }).loadOnDemand();
}

/** Loads the market ahead of the first request; from the replica, each time it becomes available. */
export async function warmMarket(database: Database): Promise<void> {
  if (!database.replica) await marketOf(database.db).warm();
}
