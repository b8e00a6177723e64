/** Messages between the pool's socket (main thread) and PGlite (worker). */
export type ToWorker =
  | { kind: 'open'; connection: number }
  | { kind: 'data'; connection: number; bytes: Uint8Array }
  | { kind: 'hangUp'; connection: number }
  | { kind: 'dump' }
  | { kind: 'close' };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  /** Responses go only to the connection that asked. */
  | { kind: 'data'; connection: number; bytes: Uint8Array }
  | { kind: 'dumped'; bytes: Uint8Array }
  | { kind: 'closed' };

export type EmbeddedOptions = {
  /** A folder, or `memory://` for tests. */
  dataDir: string;
  /** A tarball made by `dump`, to start from instead of an empty database. */
  loadFrom?: string;
  /** A compiled PGlite module, for callers that open many databases. */
  wasm?: WebAssembly.Module;
};

/**
 * In one piece that can be handed over to another thread. A small `Buffer` lies in a pool: all of it would be
 * copied with each message, which took longer than most statements.
 */
export function inOwnMemory(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const SYNC = 'S'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);
const COPY_DONE = 'c'.charCodeAt(0);
const COPY_FAIL = 'f'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);

/** Message types that the server responds to. */
const ENDS_A_BATCH = new Set<number | undefined>([SYNC, QUERY, COPY_DONE, COPY_FAIL]);

/**
 * Splits the byte stream of a PostgreSQL client into batches that end where the server must respond:
 * at a simple query, a Sync, or the end of a COPY. Fed message by message, PGlite answers an error
 * inside a batch with one ReadyForQuery too many.
 */
export function createFramer() {
  let buffer: Buffer = Buffer.alloc(0);
  let batch: Buffer[] = [];
  let isStarted = false;

  return function* push(bytes: Uint8Array): Generator<{ batch: Buffer } | 'terminate'> {
    buffer = buffer.length > 0 ? Buffer.concat([buffer, bytes]) : Buffer.from(bytes);
    for (;;) {
      // Only the startup message has no type byte.
      const header = isStarted ? 1 : 0;
      if (buffer.length < header + 4) return;
      const length = header + buffer.readInt32BE(header);
      if (buffer.length < length) return;
      const message = buffer.subarray(0, length);
      buffer = buffer.subarray(length);
      if (isStarted && message[0] === TERMINATE) {
        yield 'terminate';
        return;
      }
      batch.push(message);
      if (isStarted && !ENDS_A_BATCH.has(message[0])) continue;
      isStarted = true;
      const whole = Buffer.concat(batch);
      batch = [];
      yield { batch: whole };
    }
  };
}
