import type { SearchOrder, Window } from '../search.queries.ts';
import { FIRST_ROWS } from './first-rows.ts';
import type { Rows } from './row-storage.ts';

type Key = Exclude<SearchOrder['key'], 'textRank'>;
/** Text rank is computed by the database only. */
export type MarketOrder = { key: Key; direction: SearchOrder['direction'] };

/** Unknown values are the lowest possible, and last in both directions. */
const unknownOf = ({ key }: MarketOrder) => (key === 'listedDay' ? 0 : Number.NEGATIVE_INFINITY);
const signOf = ({ direction }: MarketOrder) => (direction === 'asc' ? 1 : -1);

/** Ties go by id. */
function comparison({ data }: Rows, order: MarketOrder): (a: number, b: number) => number {
  const values = data[order.key];
  const ids = data.id;
  const sign = signOf(order);
  const unknown = unknownOf(order);
  const keyOf = (row: number) => {
    const value = values[row] as number;
    return value === unknown ? Number.POSITIVE_INFINITY : sign * value;
  };
  // The difference of two unknown values is not a number.
  return (a, b) => keyOf(a) - keyOf(b) || sign * ((ids[a] as number) - (ids[b] as number));
}

/** The rows of one page, sorted. The first pages by a top-k scan, later ones by bins. */
export function pageOf(
  rows: Rows,
  found: Int32Array,
  order: MarketOrder,
  { limit, offset }: Window,
): number[] {
  const end = Math.min(found.length, offset + limit);
  if (limit <= 0 || offset >= end) return [];
  if (end <= FIRST_ROWS) return firstRows(rows, found, order, end).slice(offset);
  const bins = binsAround(countBins(rows, found, order), offset, end);
  return sortedWindow(rows, rowsInBins(rows, found, order, bins), order, {
    limit: end - offset,
    offset: offset - bins.skipped,
  });
}

export function sortedWindow(
  rows: Rows,
  candidates: number[],
  order: MarketOrder,
  { limit, offset }: Window,
): number[] {
  return candidates.sort(comparison(rows, order)).slice(offset, offset + limit);
}

/** Single scan that keeps the best; nearly all rows cost one comparison. */
export function firstRows(
  rows: Rows,
  found: Int32Array,
  order: MarketOrder,
  most: number,
): number[] {
  const compare = comparison(rows, order);
  const values = rows.data[order.key];
  const sign = signOf(order);
  const unknown = unknownOf(order);
  const count = Math.min(most, found.length);
  if (count <= 0) return [];
  const best = [...found.subarray(0, count)].sort(compare);
  let last = 0;
  let isLastKnown = false;
  const look = () => {
    const value = values[best[count - 1] as number] as number;
    isLastKnown = value !== unknown;
    last = isLastKnown ? sign * value : Number.POSITIVE_INFINITY;
  };
  look();
  for (let i = count; i < found.length; i += 1) {
    const row = found[i] as number;
    const value = values[row] as number;
    if (sign * value > last) continue;
    if (isLastKnown && value === unknown) continue;
    if (compare(row, best[count - 1] as number) > 0) continue;
    let at = count - 1;
    for (; at > 0 && compare(row, best[at - 1] as number) < 0; at -= 1)
      best[at] = best[at - 1] as number;
    best[at] = row;
    look();
  }
  return best;
}

/** Sign, exponent and seven mantissa bits of a float32: fine enough for prices and rates. */
const BIN_BITS = 16;
const BINS = 1 << BIN_BITS;

/** In the direction of the order: the first page is in the first bins. Unknown values have the last. */
function binOf({ data }: Rows, order: MarketOrder): (row: number) => number {
  const values = data[order.key];
  const unknown = unknownOf(order);
  const isUp = order.direction === 'asc';
  const float = new Float32Array(1);
  const bits = new Int32Array(float.buffer);
  return (row) => {
    const value = values[row] as number;
    if (value === unknown) return BINS;
    float[0] = value;
    const raw = bits[0] as number;
    const bin = (raw < 0 ? ~raw : raw | 0x80000000) >>> (32 - BIN_BITS);
    return isUp ? bin : BINS - 1 - bin;
  };
}

export function countBins(rows: Rows, found: Int32Array, order: MarketOrder): Int32Array {
  const binOfRow = binOf(rows, order);
  const counts = new Int32Array(BINS + 1);
  for (let i = 0; i < found.length; i += 1) {
    const bin = binOfRow(found[i] as number);
    counts[bin] = (counts[bin] as number) + 1;
  }
  return counts;
}

/** Both ends included; `skipped`: how many rows are in the bins before them. */
export type Bins = { first: number; last: number; skipped: number };

/** The bins that contain the rows from `from` up to `to`, which exist. */
export function binsAround(counts: Int32Array, from: number, to: number): Bins {
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
  return { first, last, skipped };
}

export function rowsInBins(
  rows: Rows,
  found: Int32Array,
  order: MarketOrder,
  { first, last }: Pick<Bins, 'first' | 'last'>,
): number[] {
  const binOfRow = binOf(rows, order);
  const inside: number[] = [];
  for (let i = 0; i < found.length; i += 1) {
    const row = found[i] as number;
    const bin = binOfRow(row);
    if (bin >= first && bin <= last) inside.push(row);
  }
  return inside;
}
