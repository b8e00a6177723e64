import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Columns } from './columns.ts';
import type { NamedRows } from './select-rows.ts';

const AT_ONCE = 100_000;

/** A byte for each row, 1 where the id is among those the database sent. */
export async function markRows(columns: Columns, ids: Buffer): Promise<NamedRows> {
  const marked = new Uint8Array(columns.size);
  for (let at = 0; at < ids.length; at += 4) {
    if (at > 0 && at % (4 * AT_ONCE) === 0) await nextTurn();
    const row = columns.rowOf(ids.readInt32BE(at));
    if (row !== undefined && row < marked.length) marked[row] = 1;
  }
  return marked;
}
