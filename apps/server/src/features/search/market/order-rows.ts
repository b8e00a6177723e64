import type { SearchOrder, Window } from '../search.queries.ts';
import type { Columns } from './columns.ts';

/** A page so near the beginning is kept while looking; farther in, the rows are sorted into bins. */
const NEAR = 120;

type Key = Exclude<SearchOrder['key'], 'textRank'>;
/** Ranks of words are the database's to compare. */
export type MarketOrder = { key: Key; direction: SearchOrder['direction'] };
type Compare = (a: number, b: number) => number;

/** The rows of one page, in order; of equal keys the ids decide. */
export function pageOf(
  columns: Columns,
  rows: Int32Array,
  order: MarketOrder,
  { limit, offset }: Window,
): number[] {
  const values = columns.data[order.key];
  const ids = columns.data.id;
  const sign = order.direction === 'asc' ? 1 : -1;
  const compare: Compare = (a, b) =>
    sign *
    ((values[a] as number) - (values[b] as number) || (ids[a] as number) - (ids[b] as number));
  const end = Math.min(rows.length, offset + limit);
  if (offset >= end) return [];
  if (end <= NEAR) return firstRows(rows, end, values, sign, compare).slice(offset);
  const { candidates, skipped } = rowsAround(rows, values, sign, offset, end);
  return candidates.sort(compare).slice(offset - skipped, end - skipped);
}

type Values = Columns['data'][Key];

/** One look at every row; nearly all are behind the last of the best and cost one comparison. */
function firstRows(
  rows: Int32Array,
  count: number,
  values: Values,
  sign: number,
  compare: Compare,
) {
  const best = [...rows.subarray(0, count)].sort(compare);
  let last = sign * (values[best[count - 1] as number] as number);
  for (let i = count; i < rows.length; i += 1) {
    const row = rows[i] as number;
    if (sign * (values[row] as number) > last) continue;
    if (compare(row, best[count - 1] as number) > 0) continue;
    let at = count - 1;
    for (; at > 0 && compare(row, best[at - 1] as number) < 0; at -= 1)
      best[at] = best[at - 1] as number;
    best[at] = row;
    last = sign * (values[best[count - 1] as number] as number);
  }
  return best;
}

/** Sign, exponent and seven digits of a number: finer than prices or rates are spread. */
const BIN_BITS = 16;
const scratch = new Float32Array(1);
const bits = new Int32Array(scratch.buffer);

/** Numbers in their order, as bins in theirs. */
function binOf(value: number): number {
  scratch[0] = value;
  const raw = bits[0] as number;
  return ((raw < 0 ? ~raw : raw | 0x80000000) >>> (32 - BIN_BITS)) >>> 0;
}

/** The rows of the bins that a page touches, and how many rows come before them. */
function rowsAround(rows: Int32Array, values: Values, sign: number, from: number, to: number) {
  const counts = new Int32Array(1 << BIN_BITS);
  for (let i = 0; i < rows.length; i += 1) {
    const bin = binOf(sign * (values[rows[i] as number] as number));
    counts[bin] = (counts[bin] as number) + 1;
  }
  let [first, skipped] = [0, 0];
  while (skipped + (counts[first] as number) <= from) {
    skipped += counts[first] as number;
    first += 1;
  }
  let [last, reached] = [first, skipped + (counts[first] as number)];
  while (reached < to) {
    last += 1;
    reached += counts[last] as number;
  }
  const candidates: number[] = [];
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] as number;
    const bin = binOf(sign * (values[row] as number));
    if (bin >= first && bin <= last) candidates.push(row);
  }
  return { candidates, skipped };
}
