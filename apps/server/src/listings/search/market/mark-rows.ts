import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Columns } from './columns.ts';
import type { RowBitmap } from './select-rows.ts';

/** A few milliseconds of work. */
const AT_ONCE = 25_000;

/** Bitmap of the rows with these ids. */
export async function markRows(columns: Columns, ids: Buffer): Promise<RowBitmap> {
  // Padded to 32 bits, so that bitmaps can be combined 32 rows at a time.
  const marked = bitmapOf(Math.ceil(columns.size / 32) * 4);
  for (let at = 0; at < ids.length; at += 4) {
    if (at > 0 && at % (4 * AT_ONCE) === 0) await nextTurn();
    const row = columns.rowOf(ids.readInt32BE(at));
    if (row === undefined || row >>> 3 >= marked.length) continue;
    marked[row >>> 3] = (marked[row >>> 3] as number) | (1 << (row & 7));
  }
  return marked;
}

/** Smaller ones are faster copied to another thread than shared with it. */
const SHARED_FROM_BYTES = 50_000;

export const bitmapOf = (bytes: number): RowBitmap =>
  new Uint8Array(bytes < SHARED_FROM_BYTES ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes));

function copyOf(rows: RowBitmap): RowBitmap {
  const copy = bitmapOf(rows.length);
  copy.set(rows);
  return copy;
}

/** Intersection. Rows beyond the shortest bitmap are not set. */
export function meet(all: RowBitmap[]): RowBitmap {
  const [first, ...others] = [...all].sort((a, b) => a.length - b.length);
  if (!first || others.length === 0) return first ?? new Uint8Array(0);
  const both = copyOf(first);
  const words = new Int32Array(both.buffer);
  for (const rows of others) {
    const theirs = new Int32Array(rows.buffer, 0, words.length);
    for (let i = 0; i < words.length; i += 1)
      words[i] = (words[i] as number) & (theirs[i] as number);
  }
  return both;
}

/** Union. */
export function join(all: RowBitmap[]): RowBitmap {
  const [longest, ...others] = [...all].sort((a, b) => b.length - a.length);
  if (!longest || others.length === 0) return longest ?? new Uint8Array(0);
  const any = copyOf(longest);
  const words = new Int32Array(any.buffer);
  for (const rows of others) {
    const theirs = new Int32Array(rows.buffer, 0, rows.length >>> 2);
    for (let i = 0; i < theirs.length; i += 1)
      words[i] = (words[i] as number) | (theirs[i] as number);
  }
  return any;
}
