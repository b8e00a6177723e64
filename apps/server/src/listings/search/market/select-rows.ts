import type { SearchFilter } from '../search.queries.ts';
import { ACROSS, type Area, INSIDE, OUTSIDE } from './area.ts';
import { BLOCK_BITS, type Columns } from './columns.ts';

/** Mercator units, both ends included. */
export type Box = { west: number; north: number; east: number; south: number };
export const EVERYWHERE: Box = { west: 0, north: 0, east: 2 ** 32, south: 2 ** 32 };

/** One bit per row. */
export type RowBitmap = Uint8Array;

const NONE = new Int32Array(0);
let scratch = new Int32Array(1_024);

/**
 * The rows that match the filter. The result is a view of a shared scratch buffer and only valid until
 * the next call; this avoids allocating a million numbers per query.
 */
export function selectRows(
  columns: Columns,
  filter: SearchFilter,
  box: Box,
  { named = null, area = null }: { named?: RowBitmap | null; area?: Area | null } = {},
): Int32Array {
  const city = filter.city ? columns.cityCode(filter.city.name) : -1;
  const state = filter.city?.state ? columns.stateCode(filter.city.state) : -1;
  if (city === undefined || state === undefined) return NONE;
  if (scratch.length < columns.size) scratch = new Int32Array(2 * columns.size);
  const limits = {
    ...box,
    city,
    state,
    ...rangeOf(filter),
    named,
    allowed: allowedKinds(columns, filter),
  };
  const isInside = area?.isInside ?? null;
  const last = (columns.size - 1) >> BLOCK_BITS;
  let n = 0;
  for (let block = 0; block <= last; block += 1) {
    const part = compare(columns, block, limits);
    const placed = area ? (area.parts[block] as number) : INSIDE;
    if (part === 'outside' || placed === OUTSIDE) continue;
    const from = block << BLOCK_BITS;
    const to = Math.min(columns.size, from + (1 << BLOCK_BITS));
    n =
      part === 'inside' && placed === INSIDE && state < 0
        ? takeKinds(columns, from, to, limits, n)
        : takeRows(columns, from, to, limits, placed === ACROSS ? isInside : null, n);
  }
  return scratch.subarray(0, n);
}

type Limits = Box & {
  city: number;
  state: number;
  least: number;
  most: number;
  named: RowBitmap | null;
  allowed: Uint8Array;
};

const rangeOf = ({
  investmentMin = 0,
  investmentMax = Number.POSITIVE_INFINITY,
}: SearchFilter) => ({
  least: investmentMin,
  most: investmentMax,
});

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

function compare(
  { blocks }: Columns,
  block: number,
  limits: Limits,
): 'outside' | 'inside' | 'both' {
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
  { data: { kind } }: Columns,
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
  { data }: Columns,
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
