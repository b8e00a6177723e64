import type { Db } from '../db.ts';
import type { WatchedPool } from '../watched-pool.ts';

/** A read-only copy of the database for searching the market. */
export type Replica = {
  pool: WatchedPool;
  /**
   * A handle that reads the replica until it fails, and the primary from then on, so reads never go back
   * in time. Null while the replica is away or too old.
   */
  current: () => Db | null;
  /** Runs with each new handle before it is used. */
  beforeUse: (prepare: (db: Db) => Promise<void>) => void;
  /** For metrics. */
  state: () => ReplicaState;
  close: () => Promise<void>;
};

export type ReplicaState = {
  isUsed: boolean;
  /** Maximum age of its data in milliseconds; null: it does not answer. */
  lagMs: number | null;
  /** How often the primary answered instead. */
  failures: number;
};
