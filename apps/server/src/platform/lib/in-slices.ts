import { setImmediate } from 'node:timers/promises';

/** Longest time the event loop is blocked. */
const SLICE_MS = 15;

/** Like `map`, but yields to the event loop between slices. */
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
