import type { Db } from '../../db/db.ts';
import { findPageDataVersion } from './page-data.queries.ts';

/** How long a version is used: a flood of pages costs a few statements a second. */
const USED_MS = 250;

/**
 * The version of the data that shared pages show, from the database, which all processes share. While the
 * database is away, the last one known: pages are still served. Null when none is known.
 */
export function watchPageData(db: Db): () => Promise<string | null> {
  let known: string | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<string | null> | null = null;

  const read = async () => {
    try {
      known = await findPageDataVersion(db);
    } catch {
      // Away; the request that needs the data itself reports it.
    }
    readAt = performance.now();
    reading = null;
    return known;
  };
  return async () => {
    if (performance.now() - readAt < USED_MS) return known;
    reading ??= read();
    return reading;
  };
}
