import type { Db } from '../../db/db.ts';
import { readSearchVersion } from './text-query.queries.ts';

const MOST_REMEMBERED = 1_000;

/** Totals that had to be counted, for as long as no listing changes. */
export function createCounts(db: Db) {
  const counts = new Map<string, number>();
  let version = -1;
  return {
    async remember(question: unknown, count: () => Promise<number>): Promise<number> {
      const now = await readSearchVersion(db);
      if (now !== version) counts.clear();
      version = now;
      const key = JSON.stringify(question);
      const known = counts.get(key);
      if (known !== undefined) return known;
      const total = await count();
      // Counted before the change or after it: nobody knows, so nobody is told again.
      if (version !== now) return total;
      if (counts.size >= MOST_REMEMBERED) counts.delete(counts.keys().next().value ?? '');
      counts.set(key, total);
      return total;
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
