import type { Db } from '../../platform/db/db.ts';
import { readSearchVersion } from './text-query.queries.ts';

const MOST_REMEMBERED = 1_000;

/** A total, and the version of the market it is right for. */
export type Count = { total: number; version: number };

/**
 * Totals, for as long as no listing changes. A page comes with the version it was read in: while that
 * is the version of the total, nobody needs to count again.
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
      // Unless another question has seen a newer market meanwhile: this one is of either.
      if (version === now) {
        if (totals.size >= MOST_REMEMBERED) totals.delete(totals.keys().next().value ?? '');
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
