import type { PropertyType } from '@alpha/contract';
import { mercatorX, mercatorY } from './mercator.ts';
import { createRowIndex } from './row-index.ts';

/** The fields of a listing used for filters, sorting and the map. */
export type MarketRow = {
  id: number;
  /** Millionths of a degree. */
  lng: number;
  lat: number;
  initialInvestment: number;
  relevance: number;
  totalRoi: number;
  annualRoi: number;
  netProfit: number;
  baths: number;
  beds: number;
  cashFlowFirstYear: boolean;
  type: PropertyType;
  city: string;
  state: string;
};

export type Kind = Pick<MarketRow, 'beds' | 'baths' | 'cashFlowFirstYear' | 'type'>;

const GONE = 0;

/** Rows per block, as a power of two. Most queries can skip most blocks. */
export const BLOCK_BITS = 9;

/**
 * All listings in columnar form, about 70 bytes each: a million rows can be scanned in a few
 * milliseconds. Removed rows stay in place, marked as gone.
 */
export type Columns = ReturnType<typeof createColumns>;

export function createColumns(capacity = 1_024) {
  let size = 0;
  let data = allocate(capacity);
  let blocks = allocateBlocks(capacity);
  const rowOf = createRowIndex();
  const cities = new Map<string, number>();
  const states = new Map<string, number>();
  const kinds: (Kind | null)[] = [null];
  const kindCodes = new Map<string, number>();
  const kindOf = ({ beds, baths, cashFlowFirstYear, type }: Kind) => {
    const name = `${beds} ${baths} ${cashFlowFirstYear} ${type}`;
    const known = kindCodes.get(name);
    if (known !== undefined) return known;
    kindCodes.set(name, kinds.length);
    return kinds.push({ beds, baths, cashFlowFirstYear, type }) - 1;
  };
  const grow = () => {
    const bigger = allocate(data.id.length * 2);
    for (const key of Object.keys(data) as (keyof Arrays)[]) bigger[key].set(data[key]);
    const more = allocateBlocks(bigger.id.length);
    for (const key of Object.keys(blocks) as (keyof Blocks)[]) more[key].set(blocks[key]);
    [data, blocks] = [bigger, more];
  };

  return {
    get size() {
      return size;
    },
    get data(): Readonly<Arrays> {
      return data;
    },
    get blocks(): Readonly<Blocks> {
      return blocks;
    },
    get kinds(): readonly (Kind | null)[] {
      return kinds;
    },
    /** `undefined` if there is no such listing. */
    cityCode: (city: string) => cities.get(city),
    stateCode: (state: string) => states.get(state),
    put(row: MarketRow): void {
      let at = rowOf.get(row.id);
      if (at === undefined) {
        if (size === data.id.length) grow();
        at = size;
        size += 1;
        rowOf.set(row.id, at);
      }
      data.id[at] = row.id;
      data.x[at] = mercatorX(row.lng / 1e6);
      data.y[at] = mercatorY(row.lat / 1e6);
      data.lng[at] = row.lng;
      data.lat[at] = row.lat;
      data.initialInvestment[at] = row.initialInvestment;
      data.roughInvestment[at] = row.initialInvestment;
      data.relevance[at] = row.relevance;
      data.totalRoi[at] = row.totalRoi;
      data.annualRoi[at] = row.annualRoi;
      data.netProfit[at] = row.netProfit;
      data.kind[at] = kindOf(row);
      data.city[at] = codeOf(cities, row.city);
      data.state[at] = codeOf(states, row.state);
      widen(blocks, at >> BLOCK_BITS, data, at);
    },
    remove(id: number): void {
      const at = rowOf.get(id);
      if (at !== undefined) data.kind[at] = GONE;
    },
    rowOf: (id: number) => rowOf.get(id),
  };
}

/** Assigns codes in order of first use. */
function codeOf(codes: Map<string, number>, name: string): number {
  const known = codes.get(name);
  if (known !== undefined) return known;
  codes.set(name, codes.size);
  return codes.size - 1;
}

type Arrays = ReturnType<typeof allocate>;

function allocate(capacity: number) {
  return {
    id: new Int32Array(capacity),
    x: new Uint32Array(capacity),
    y: new Uint32Array(capacity),
    lng: new Int32Array(capacity),
    lat: new Int32Array(capacity),
    initialInvestment: new Float64Array(capacity),
    /** Rounded to float32: precise enough for binning. */
    roughInvestment: new Float32Array(capacity),
    relevance: new Float32Array(capacity),
    totalRoi: new Float32Array(capacity),
    annualRoi: new Float32Array(capacity),
    netProfit: new Float32Array(capacity),
    /** Index of the combination of beds, baths, cash flow and type, some hundreds; 0 means removed. */
    kind: new Uint16Array(capacity),
    city: new Int32Array(capacity),
    state: new Uint16Array(capacity),
  };
}

type Blocks = ReturnType<typeof allocateBlocks>;

/** Bounds of a block. They never shrink; stale bounds only cost an extra scan. */
function allocateBlocks(capacity: number) {
  const n = (capacity >> BLOCK_BITS) + 1;
  return {
    west: new Uint32Array(n).fill(2 ** 32 - 1),
    east: new Uint32Array(n),
    north: new Uint32Array(n).fill(2 ** 32 - 1),
    south: new Uint32Array(n),
    least: new Float64Array(n).fill(Number.POSITIVE_INFINITY),
    most: new Float64Array(n).fill(Number.NEGATIVE_INFINITY),
    firstCity: new Int32Array(n).fill(2 ** 31 - 1),
    lastCity: new Int32Array(n).fill(-1),
  };
}

function widen(blocks: Blocks, block: number, data: Arrays, row: number): void {
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
