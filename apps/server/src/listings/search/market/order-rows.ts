import { isEstimate, type SearchOrder, type Window } from '../search.queries.ts';
import type { Columns } from './columns.ts';
import { FIRST_ROWS } from './first-rows.ts';

/** Pages that end before this row use a top-k scan; later pages use bins. */
const TOP_K_MAX = FIRST_ROWS;

type Key = Exclude<SearchOrder['key'], 'textRank'>;
/** Text rank is computed by the database only. */
export type MarketOrder = { key: Key; direction: SearchOrder['direction'] };
type Compare = (a: number, b: number) => number;

/**
 * The rows of one page, sorted; ties go by id. Listings without an estimate have the lowest possible
 * value; in ascending order they are moved to the end.
 */
export function pageOf(
  columns: Columns,
  rows: Int32Array,
  order: MarketOrder,
  { limit, offset }: Window,
): number[] {
  const without = order.direction === 'asc' ? countWithout(columns, rows, order.key) : 0;
  if (without === 0) return pageInOrder(columns, rows, order, { limit, offset });
  const estimated = rows.length - without;
  const first = Math.max(0, Math.min(limit, estimated - offset));
  return [
    ...pageInOrder(columns, rows, order, { limit: first, offset: offset + without }),
    ...pageInOrder(columns, rows, order, {
      limit: Math.min(limit - first, Math.max(0, without - Math.max(0, offset - estimated))),
      offset: Math.max(0, offset - estimated),
    }),
  ];
}

function countWithout(columns: Columns, rows: Int32Array, key: Key): number {
  if (!isEstimate(key)) return 0;
  const values = columns.data[key];
  let n = 0;
  for (let i = 0; i < rows.length; i += 1)
    if (values[rows[i] as number] === Number.NEGATIVE_INFINITY) n += 1;
  return n;
}

function pageInOrder(
  columns: Columns,
  rows: Int32Array,
  order: MarketOrder,
  { limit, offset }: Window,
): number[] {
  if (limit <= 0) return [];
  const values = columns.data[order.key];
  const ids = columns.data.id;
  const sign = order.direction === 'asc' ? 1 : -1;
  const compare: Compare = (a, b) =>
    sign *
    ((values[a] as number) - (values[b] as number) || (ids[a] as number) - (ids[b] as number));
  const end = Math.min(rows.length, offset + limit);
  if (offset >= end) return [];
  if (end <= TOP_K_MAX) return firstRows(rows, end, values, sign, compare).slice(offset);
  const rough = columns.data[order.key === 'initialInvestment' ? 'roughInvestment' : order.key];
  const { candidates, skipped } = rowsAround(rows, rough, sign, offset, end);
  return candidates.sort(compare).slice(offset - skipped, end - skipped);
}

type Values = Columns['data'][Key];

/** Single scan that keeps the best k; nearly all rows cost one comparison. */
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

/** Sign, exponent and seven mantissa bits of a float32: fine enough for prices and rates. */
const BIN_BITS = 16;
const BINS = 1 << BIN_BITS;

/** Maps float bits to bins in numeric order. */
const binOf = (bits: number) => ((bits < 0 ? ~bits : bits | 0x80000000) >>> (32 - BIN_BITS)) >>> 0;

/** The rows of the bins that contain the page, and the number of rows before them. */
function rowsAround(
  rows: Int32Array,
  values: Float32Array,
  sign: number,
  from: number,
  to: number,
) {
  const bits = new Int32Array(values.buffer);
  const counts = new Int32Array(BINS);
  for (let i = 0; i < rows.length; i += 1) {
    const bin = binOf(bits[rows[i] as number] as number);
    counts[bin] = (counts[bin] as number) + 1;
  }
  // In descending order, start with the last bin.
  const at = (i: number) => (sign > 0 ? i : BINS - 1 - i);
  let [first, skipped] = [0, 0];
  while (skipped + (counts[at(first)] as number) <= from) {
    skipped += counts[at(first)] as number;
    first += 1;
  }
  let [last, reached] = [first, skipped + (counts[at(first)] as number)];
  while (reached < to) {
    last += 1;
    reached += counts[at(last)] as number;
  }
  const [lowest, highest] = sign > 0 ? [first, last] : [at(last), at(first)];
  const candidates: number[] = [];
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] as number;
    const bin = binOf(bits[row] as number);
    if (bin >= lowest && bin <= highest) candidates.push(row);
  }
  return { candidates, skipped };
}
