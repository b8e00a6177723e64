const HEADER_BYTES = 19;
const END = -1;
/** Field count, then a length before each field. */
const ID_AT = 2 + 4;
const ARRAY_AT = ID_AT + 4 + 4;
/** Dimensions, flags, type, count and lower bound. An array without elements ends after the type. */
const ARRAY_HEADER_BYTES = 20;
const EMPTY_ARRAY_BYTES = 12;

type RowsById = { size: number; rowOf: (id: number) => number | undefined };

/** Reads ids and their words in PostgreSQL's binary format; marks the rows that have one of the words. */
export function createWordStream(words: readonly string[], { size, rowOf }: RowsById) {
  const bytes = Math.ceil(size / 32) * 4;
  const bitmaps = words.map(() => new Uint8Array(new SharedArrayBuffer(bytes)));
  // By their bytes, which are not decoded.
  const known = new Map(
    words.map((word, place) => [Buffer.from(word).toString('latin1'), bitmaps[place]]),
  );
  let isBegun = false;

  /** → where the next row begins. */
  function read(chunk: Buffer, from: number): number {
    const row = rowOf(chunk.readInt32BE(from + ID_AT));
    const length = chunk.readInt32BE(from + ARRAY_AT - 4);
    const end = from + ARRAY_AT + length;
    if (row === undefined || length <= EMPTY_ARRAY_BYTES) return end;
    for (let at = from + ARRAY_AT + ARRAY_HEADER_BYTES; at < end; ) {
      const next = at + 4 + chunk.readInt32BE(at);
      const bitmap = known.get(chunk.toString('latin1', at + 4, next));
      if (bitmap) bitmap[row >>> 3] = (bitmap[row >>> 3] as number) | (1 << (row & 7));
      at = next;
    }
    return end;
  }

  return {
    bitmaps,
    take(chunk: Buffer): void {
      let at = isBegun ? 0 : HEADER_BYTES;
      isBegun = true;
      while (at < chunk.length && chunk.readInt16BE(at) !== END) at = read(chunk, at);
    },
  };
}
