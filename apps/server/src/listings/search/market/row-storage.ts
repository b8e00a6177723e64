/** Rows per block, as a power of two. Most queries can skip most blocks. */
export const BLOCK_BITS = 9;

/** What a scan reads, in memory that all threads share. */
export type Rows = { size: number; data: Readonly<Arrays>; blocks: Readonly<Blocks> };

/** The kind of a removed row. */
export const GONE = 0;

/** Above all known fees: 0 is no fee. */
export const UNKNOWN_FEE = 2 ** 16 - 1;

export const COLUMNS = {
  id: Int32Array,
  x: Uint32Array,
  y: Uint32Array,
  lng: Int32Array,
  lat: Int32Array,
  initialInvestment: Float64Array,
  relevance: Float32Array,
  totalRoi: Float32Array,
  annualRoi: Float32Array,
  netProfit: Float32Array,
  /** Index of the combination of beds, baths, cash flow and type, some hundreds; 0 means removed. */
  kind: Uint16Array,
  city: Int32Array,
  state: Uint16Array,
  askingPrice: Int32Array,
  sqft: Uint16Array,
  yearBuilt: Uint16Array,
  hoaMonthly: Uint16Array,
  listedDay: Uint16Array,
  cashFlowMonthly: Float32Array,
  chanceOfLoss: Float32Array,
  valueForRisk: Float32Array,
  discount: Float32Array,
} as const;

type ArrayOf<C> = C extends { new (memory: SharedArrayBuffer): infer A } ? A : never;
export type Numbers = Int32Array | Uint32Array | Float64Array | Float32Array | Uint16Array;
type NumbersClass<T extends Numbers> = {
  new (memory: SharedArrayBuffer): T;
  BYTES_PER_ELEMENT: number;
};

/** In memory that worker threads can read. */
export const shared = <T extends Numbers>(Values: NumbersClass<T>, length: number): T =>
  new Values(new SharedArrayBuffer(length * Values.BYTES_PER_ELEMENT));

export type Arrays = { -readonly [K in keyof typeof COLUMNS]: ArrayOf<(typeof COLUMNS)[K]> };

export const allocate = (capacity: number): Arrays =>
  Object.fromEntries(
    Object.entries(COLUMNS).map(([name, Values]) => [name, shared<Numbers>(Values, capacity)]),
  ) as Arrays;

export type Blocks = ReturnType<typeof allocateBlocks>;

/** Bounds of a block. They never shrink; stale bounds only cost an extra scan. */
export function allocateBlocks(capacity: number) {
  const n = (capacity >> BLOCK_BITS) + 1;
  return {
    west: shared(Uint32Array, n).fill(2 ** 32 - 1),
    east: shared(Uint32Array, n),
    north: shared(Uint32Array, n).fill(2 ** 32 - 1),
    south: shared(Uint32Array, n),
    least: shared(Float64Array, n).fill(Number.POSITIVE_INFINITY),
    most: shared(Float64Array, n).fill(Number.NEGATIVE_INFINITY),
    firstCity: shared(Int32Array, n).fill(2 ** 31 - 1),
    lastCity: shared(Int32Array, n).fill(-1),
  };
}

export function widen(blocks: Blocks, block: number, data: Arrays, row: number): void {
  const [x, y] = [data.x[row] as number, data.y[row] as number];
  const investment = data.initialInvestment[row] as number;
  const city = data.city[row] as number;
  blocks.west[block] = Math.min(blocks.west[block] as number, x);
  blocks.east[block] = Math.max(blocks.east[block] as number, x);
  blocks.north[block] = Math.min(blocks.north[block] as number, y);
  blocks.south[block] = Math.max(blocks.south[block] as number, y);
  blocks.least[block] = Math.min(blocks.least[block] as number, investment);
  blocks.most[block] = Math.max(blocks.most[block] as number, investment);
  blocks.firstCity[block] = Math.min(blocks.firstCity[block] as number, city);
  blocks.lastCity[block] = Math.max(blocks.lastCity[block] as number, city);
}
