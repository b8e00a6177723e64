import { type CodeLists, codeOf } from '../codes.ts';
import type { LoadedRows } from '../columns.ts';
import {
  type Arrays,
  allocateBlocks,
  BLOCK_BITS,
  COLUMNS,
  type Numbers,
  shared,
  widen,
} from '../row-storage.ts';
import type { createMarketStream } from './market-stream.ts';
import { inOrder, sortedPlaces } from './sorted-places.ts';

/** Room for new listings. */
const SPARE = 1.02;

export type ArrangedRows = Omit<LoadedRows, 'codes'> & { codes: CodeLists };

/** The rows in their order, with their blocks. Each column is dropped once it is copied. */
export function arrange({
  rows,
  size,
  names: { pairs, kinds },
}: ReturnType<ReturnType<typeof createMarketStream>['read']>): ArrangedRows {
  const places = sortedPlaces(rows, size, pairs);
  const capacity = Math.ceil(SPARE * size) + 1_024;
  const cities = new Map<string, number>();
  const states = new Map<string, number>();
  const cityOf = new Int32Array(pairs.length);
  const stateOf = new Int32Array(pairs.length);
  for (const pair of inOrder(pairs)) {
    const { city = '', state = '' } = pairs[pair] ?? {};
    cityOf[pair] = codeOf(cities, city);
    stateOf[pair] = codeOf(states, state);
  }
  const taken: Partial<Record<string, Numbers>> = rows;
  const data = {} as Record<string, Numbers>;
  for (const [name, Values] of Object.entries(COLUMNS)) {
    const to = shared<Numbers>(Values, capacity);
    const from = taken[name];
    if (from) gather(from, to, places);
    else gatherCodes(rows.pair, name === 'city' ? cityOf : stateOf, to, places);
    delete taken[name];
    data[name] = to;
  }
  return {
    size,
    data: data as Arrays,
    blocks: blocksOf(data as Arrays, size, capacity),
    codes: { cities: [...cities.keys()], states: [...states.keys()], kinds },
  };
}

/** One loop for each width, which keeps them fast. */
function gather(from: Numbers, to: Numbers, places: Uint32Array): void {
  if (from.BYTES_PER_ELEMENT === 2)
    gather2(new Uint16Array(from.buffer), new Uint16Array(to.buffer), places);
  else if (from.BYTES_PER_ELEMENT === 4)
    gather4(new Uint32Array(from.buffer), new Uint32Array(to.buffer), places);
  else gather8(new Float64Array(from.buffer), new Float64Array(to.buffer), places);
}

function gather2(from: Uint16Array, to: Uint16Array, places: Uint32Array): void {
  for (let i = 0; i < places.length; i += 1) to[i] = from[places[i] as number] as number;
}

function gather4(from: Uint32Array, to: Uint32Array, places: Uint32Array): void {
  for (let i = 0; i < places.length; i += 1) to[i] = from[places[i] as number] as number;
}

function gather8(from: Float64Array, to: Float64Array, places: Uint32Array): void {
  for (let i = 0; i < places.length; i += 1) to[i] = from[places[i] as number] as number;
}

function gatherCodes(pair: Int32Array, codes: Int32Array, to: Numbers, places: Uint32Array): void {
  for (let i = 0; i < places.length; i += 1)
    to[i] = codes[pair[places[i] as number] as number] as number;
}

function blocksOf(data: Arrays, size: number, capacity: number) {
  const blocks = allocateBlocks(capacity);
  for (let row = 0; row < size; row += 1) widen(blocks, row >> BLOCK_BITS, data, row);
  return blocks;
}
