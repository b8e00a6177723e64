import { setImmediate } from 'node:timers/promises';

/** Others wait no longer than this for their turn. */
const SLICE_MS = 15;

/** As `map`, for so many rows that others must be answered in between. */
export async function mapInSlices<T, R>(rows: readonly T[], map: (row: T) => R): Promise<R[]> {
  const results: R[] = [];
  let begun = performance.now();
  for (const row of rows) {
    results.push(map(row));
    if (performance.now() - begun < SLICE_MS) continue;
    await setImmediate();
    begun = performance.now();
  }
  return results;
}
