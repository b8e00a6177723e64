import type { Db } from '../../platform/db/db.ts';
import { readSearchVersion } from './text-query.queries.ts';

const MAX_CACHED_COUNTS = 1_000;

/** A total and the market version it belongs to. */
export type Count = { total: number; version: number };

/**
 * Cache of totals by filter. A page comes with the version it was read at; if it equals the version of
 * the total, the total is still exact.
 */
export function createCounts(db: Db) {
  const totals = new Map<string, number>();
  let version = -1;
  return {
    known(question: unknown): Count | undefined {
      const total = totals.get(JSON.stringify(question));
      return total === undefined ? undefined : { total, version };
    },
    async learn(question: unknown, count: () => Promise<number>): Promise<Count> {
      const now = await readSearchVersion(db);
      if (now !== version) totals.clear();
      version = now;
      const key = JSON.stringify(question);
      const total = totals.get(key) ?? (await count());
      // Not stored if another request has seen a newer version: this count may be of either.
      if (version === now) {
        if (totals.size >= MAX_CACHED_COUNTS) totals.delete(totals.keys().next().value ?? '');
        totals.set(key, total);
      }
      return { total, version: now };
    },
  };
}

const byDatabase = new WeakMap<Db, ReturnType<typeof createCounts>>();

export function countsOf(db: Db): ReturnType<typeof createCounts> {
  let counts = byDatabase.get(db);
  if (!counts) {
    counts = createCounts(db);
    byDatabase.set(db, counts);
  }
  return counts;
}
