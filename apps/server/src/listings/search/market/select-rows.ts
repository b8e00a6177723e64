import type { Place, SearchFilter } from '../search.queries.ts';
import type { SearchRange } from '../search-ranges.ts';
import { ACROSS, type Area, areaOf, INSIDE, OUTSIDE } from './area.ts';
import type { Columns } from './columns.ts';
import { BLOCK_BITS, type Rows } from './row-storage.ts';

/** Mercator units, both ends included. */
export type Box = { west: number; north: number; east: number; south: number };
export const EVERYWHERE: Box = { west: 0, north: 0, east: 2 ** 32, south: 2 ** 32 };

/** One bit per row. */
export type RowBitmap = Uint8Array;

const NONE = new Int32Array(0);
const ANY = -1;
let scratch = new Int32Array(1_024);

/** A search that any thread can run: names are codes, words are bitmaps. */
export type Selection = {
  /** The same selection is not made twice in a row. */
  id: number;
  limits: Limits;
  ranges: readonly SearchRange[];
  polygon: readonly Place[] | null;
};

type Limits = Box & {
  city: number;
  state: number;
  least: number;
  most: number;
  named: RowBitmap | null;
  /** By kind. */
  allowed: Uint8Array;
};

/** Which blocks a thread scans: runs of `2 ** runBits` blocks are dealt out in turns. */
export type Share = { part: number; of: number; runBits: number };
export const WHOLE: Share = { part: 0, of: 1, runBits: 0 };

let selections = 0;

/** `null` if there is no such city, so nothing can match. */
export function selectionOf(
  columns: Columns,
  filter: SearchFilter,
  box: Box = EVERYWHERE,
  named: RowBitmap | null = null,
  polygon: readonly Place[] | null = null,
): Selection | null {
  const city = filter.city ? columns.cityCode(filter.city.name) : ANY;
  const state = filter.city?.state ? columns.stateCode(filter.city.state) : ANY;
  if (city === undefined || state === undefined) return null;
  selections += 1;
  const { investmentMin: least = 0, investmentMax: most = Number.POSITIVE_INFINITY } = filter;
  const allowed = allowedKinds(columns, filter);
  const limits = { ...box, city, state, least, most, named, allowed };
  return { id: selections, limits, ranges: filter.ranges ?? [], polygon };
}

/** In the calling thread; see `selectIn`. */
export function selectRows(
  columns: Columns,
  filter: SearchFilter,
  box: Box,
  { named = null, area = null }: { named?: RowBitmap | null; area?: Area | null } = {},
): Int32Array {
  const selection = selectionOf(columns, filter, box, named);
  return selection ? selectIn(columns, selection, WHOLE, area) : NONE;
}

let last: { id: number; data: Rows['data']; share: Share; count: number } | null = null;

/**
 * The rows that match. The result is a view of a shared scratch buffer and only valid until the next
 * call in this thread; this avoids allocating a million numbers per query. One selection answers
 * several tasks that follow each other.
 */
export function selectIn(
  rows: Rows,
  selection: Selection,
  share: Share,
  area?: Area | null,
): Int32Array {
  const { id, polygon } = selection;
  if (last?.id === id && last.data === rows.data && last.share.of === share.of)
    return scratch.subarray(0, last.count);
  const count = select(rows, selection, share, area ?? (polygon ? areaOf(rows, polygon) : null));
  last = { id, data: rows.data, share, count };
  return scratch.subarray(0, count);
}

function select(
  rows: Rows,
  { limits, ranges }: Selection,
  { part, of, runBits }: Share,
  area: Area | null,
): number {
  const { size } = rows;
  const most = of === 1 ? size : Math.ceil(size / of) + (1 << (BLOCK_BITS + runBits));
  if (scratch.length <= most) scratch = new Int32Array(Math.ceil(1.25 * most) + 1);
  const isInside = area?.isInside ?? null;
  const lastBlock = (size - 1) >> BLOCK_BITS;
  let n = 0;
  for (let block = 0; block <= lastBlock; block += 1) {
    if (of > 1 && (block >>> runBits) % of !== part) continue;
    const inLimits = compare(rows, block, limits);
    const placed = area ? (area.parts[block] as number) : INSIDE;
    if (inLimits === 'outside' || placed === OUTSIDE) continue;
    const from = block << BLOCK_BITS;
    const to = Math.min(size, from + (1 << BLOCK_BITS));
    n =
      inLimits === 'inside' && placed === INSIDE && limits.state < 0
        ? takeKinds(rows, from, to, limits, n)
        : takeRows(rows, from, to, limits, placed === ACROSS ? isInside : null, n);
  }
  for (const range of ranges) n = keepInRange(rows, range, n);
  return n;
}

/** Branch-free, like `takeKinds`. */
function keepInRange({ data }: Rows, { key, least, most }: SearchRange, count: number): number {
  const values = data[key];
  const found = scratch;
  let n = 0;
  for (let i = 0; i < count; i += 1) {
    const row = found[i] as number;
    const value = values[row] as number;
    found[n] = row;
    n += +(value >= least && value <= most);
  }
  return n;
}

/** Tests each combination once instead of four conditions per row. */
function allowedKinds({ kinds }: Columns, filter: SearchFilter): Uint8Array {
  const { beds = 0, baths = 0, cashFlowFirstYear = false } = filter;
  return Uint8Array.from(kinds, (kind) => {
    const isAllowed =
      kind &&
      kind.beds >= beds &&
      kind.baths >= baths &&
      (kind.cashFlowFirstYear || !cashFlowFirstYear) &&
      (!filter.kinds || filter.kinds.includes(kind.type));
    return isAllowed ? 1 : 0;
  });
}

function compare({ blocks }: Rows, block: number, limits: Limits): 'outside' | 'inside' | 'both' {
  const west = blocks.west[block] as number;
  const east = blocks.east[block] as number;
  if (west > limits.east || east < limits.west) return 'outside';
  const north = blocks.north[block] as number;
  const south = blocks.south[block] as number;
  if (north > limits.south || south < limits.north) return 'outside';
  const least = blocks.least[block] as number;
  const most = blocks.most[block] as number;
  if (least > limits.most || most < limits.least) return 'outside';
  const firstCity = blocks.firstCity[block] as number;
  const lastCity = blocks.lastCity[block] as number;
  const { city } = limits;
  if (city >= 0 && (firstCity > city || lastCity < city)) return 'outside';
  const isInside =
    west >= limits.west &&
    east <= limits.east &&
    north >= limits.north &&
    south <= limits.south &&
    least >= limits.least &&
    most <= limits.most &&
    (city < 0 || (firstCity === city && lastCity === city));
  return isInside ? 'inside' : 'both';
}

/** Branch-free: each row is written, and overwritten by the next one if it doesn't match. */
function takeKinds(
  { data: { kind } }: Rows,
  from: number,
  to: number,
  { allowed, named }: Limits,
  start: number,
): number {
  const found = scratch;
  let n = start;
  if (named === null)
    for (let row = from; row < to; row += 1) {
      found[n] = row;
      n += allowed[kind[row] as number] as number;
    }
  else
    for (let row = from; row < to; row += 1) {
      found[n] = row;
      n += (allowed[kind[row] as number] as number) & ((named[row >>> 3] as number) >>> (row & 7));
    }
  return n;
}

function takeRows(
  { data }: Rows,
  from: number,
  to: number,
  { west, east, north, south, city, state, least, most, named, allowed }: Limits,
  isInside: ((lng: number, lat: number) => boolean) | null,
  start: number,
): number {
  const { x, y, kind, initialInvestment } = data;
  const found = scratch;
  let n = start;
  for (let row = from; row < to; row += 1) {
    if (allowed[kind[row] as number] === 0) continue;
    const investment = initialInvestment[row] as number;
    if (investment < least || investment > most) continue;
    if (city >= 0 && data.city[row] !== city) continue;
    if (state >= 0 && data.state[row] !== state) continue;
    const across = x[row] as number;
    const down = y[row] as number;
    if (across < west || across > east || down < north || down > south) continue;
    if (named !== null && (((named[row >>> 3] as number) >>> (row & 7)) & 1) === 0) continue;
    if (isInside !== null && !isInside(data.lng[row] as number, data.lat[row] as number)) continue;
    found[n] = row;
    n += 1;
  }
  return n;
}
