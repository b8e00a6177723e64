import type { Columns } from './columns.ts';
import type { Snapshot } from './market.ts';

/** The first pages of a query: most visitors see the same ones and go no further. */
export const FIRST_ROWS = 120;
const MAX_QUERIES = 500;
/** A drawn area is long and rarely asked for twice. */
const MAX_KEY_LENGTH = 400;

export type FirstRows = { total: number; rows: readonly number[] };

/**
 * Quiz answers ask for up to fifty queries at a time, most of them once: they must not push out what
 * visitors of the explorer ask for.
 */
export type FirstRowsUse = 'page' | 'best';

type Cache = {
  version: number;
  queries: Record<FirstRowsUse, Map<string, Promise<FirstRows>>>;
};
const caches = new WeakMap<Columns, Cache>();

/**
 * Call within a turn, so that the version is the one that is scanned. Keeps total and first rows of recent queries until the market changes: a query that nearly every
 * listing matches takes some ten milliseconds at a million listings.
 */
export function cachedFirstRows(
  { columns, version }: Snapshot,
  query: object,
  use: FirstRowsUse,
  select: () => Promise<FirstRows>,
): Promise<FirstRows> {
  let cache = caches.get(columns);
  if (cache?.version !== version) {
    cache = { version, queries: { page: new Map(), best: new Map() } };
    caches.set(columns, cache);
  }
  const queries = cache.queries[use];
  const key = JSON.stringify(query);
  const known = queries.get(key);
  if (known) return known;
  const found = select();
  if (key.length > MAX_KEY_LENGTH) return found;
  if (queries.size >= MAX_QUERIES) queries.clear();
  queries.set(key, found);
  found.catch(() => queries.delete(key));
  return found;
}
