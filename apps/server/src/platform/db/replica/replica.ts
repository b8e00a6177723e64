import type { Db } from '../db.ts';
import type { WatchedPool } from '../watched-pool.ts';

/** A copy of the database that the market is read from. */
export type Replica = {
  pool: WatchedPool;
  /**
   * A handle that reads the replica until it fails, and the primary from then on: what was read last
   * is never older than what was read before. Null while the replica is away or too old.
   */
  current: () => Db | null;
  /** Done with each new handle before anybody gets it. */
  beforeUse: (prepare: (db: Db) => Promise<void>) => void;
  /** What an operator watches. */
  state: () => ReplicaState;
  close: () => Promise<void>;
};

export type ReplicaState = {
  isUsed: boolean;
  /** How old what it shows is at most; null: it does not answer. */
  lagMs: number | null;
  /** How often the primary had to help out. */
  failures: number;
};
