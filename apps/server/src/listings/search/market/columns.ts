import { type Codes, createCodes } from './codes.ts';
import type { Kind, MarketRow } from './market-row.ts';
import { createRowIndex } from './row-index.ts';
import {
  type Arrays,
  allocate,
  allocateBlocks,
  BLOCK_BITS,
  type Blocks,
  GONE,
  type Rows,
  widen,
} from './row-storage.ts';
import { writeRow } from './write-row.ts';

/**
 * All listings in columnar form, about 90 bytes each: a million rows can be scanned in a few
 * milliseconds. Removed rows stay in place, marked as gone.
 */
export type Columns = ReturnType<typeof createColumns>;

/** What another thread has read. */
export type LoadedRows = Rows & { data: Arrays; blocks: Blocks; codes: Codes };

export function createColumns(loaded: LoadedRows = noRows()) {
  let { size, data, blocks } = loaded;
  let generation = 0;
  const rowOf = createRowIndex();
  const { codes } = loaded;
  const grow = () => {
    const capacity = Math.max(MIN_CAPACITY, Math.ceil(size * (size < LARGE ? 2 : 1.125)));
    const bigger = allocate(capacity);
    for (const key of Object.keys(data) as (keyof Arrays)[]) bigger[key].set(data[key]);
    const more = allocateBlocks(capacity);
    for (const key of Object.keys(blocks) as (keyof Blocks)[]) more[key].set(blocks[key]);
    [data, blocks] = [bigger, more];
    generation += 1;
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
    /** Changes when the arrays are replaced by larger ones. */
    get generation() {
      return generation;
    },
    get kinds(): readonly (Kind | null)[] {
      return codes.kinds.all;
    },
    codes: codes as Pick<Readonly<Codes>, 'cities' | 'states'>,
    /** `undefined` if there is no such listing. */
    cityCode: (city: string) => codes.cities.get(city),
    stateCode: (state: string) => codes.states.get(state),
    /** Of rows that were loaded by another thread, a part at a time. */
    indexLoaded(from: number, to: number): void {
      for (let row = from; row < Math.min(to, size); row += 1) {
        const id = data.id[row] as number;
        const other = rowOf.get(id);
        // A row that moved while the table was read was read twice.
        if (other !== undefined) data.kind[other] = GONE;
        rowOf.set(id, row);
      }
    },
    put(row: MarketRow): void {
      let at = rowOf.get(row.id);
      if (at === undefined) {
        if (size === data.id.length) grow();
        at = size;
        size += 1;
        rowOf.set(row.id, at);
      }
      writeRow(data, at, row, codes);
      widen(blocks, at >> BLOCK_BITS, data, at);
    },
    remove(id: number): void {
      const at = rowOf.get(id);
      if (at !== undefined) data.kind[at] = GONE;
    },
    rowOf: (id: number) => rowOf.get(id),
  };
}

/** Of an empty market. */
const noRows = (): LoadedRows => ({
  size: 0,
  data: allocate(MIN_CAPACITY),
  blocks: allocateBlocks(MIN_CAPACITY),
  codes: createCodes(),
});

const MIN_CAPACITY = 1_024;
/** From here on arrays grow by little, because they are most of the memory. */
const LARGE = 1_000_000;
