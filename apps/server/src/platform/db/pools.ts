import type { Database } from './db.ts';
import { poolOf, type WatchedPool } from './watched-pool.ts';

export type WatchedPools = readonly (readonly [name: string, pool: WatchedPool])[];

/** The pools of a database by purpose. */
export function poolsOf({ kind, db, background, replica }: Database): WatchedPools {
  return [
    [kind === 'embedded' ? 'embedded' : 'requests', poolOf(db)],
    ...(background ? [['background', poolOf(background)] as const] : []),
    ...(replica ? [['replica', replica.pool] as const] : []),
  ];
}
