import { createReadStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { ScannedFile } from './scanned-file.ts';

export type DecodedFile = Pick<ScannedFile, 'path' | 'encoding'>;

/** Small enough to keep the event loop responsive. */
const SLICE_BYTES = 64 * 1024;

/** The file's text in slices. */
export async function* decodedText({ path, encoding }: DecodedFile): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of createReadStream(path, { highWaterMark: SLICE_BYTES })) {
    yield decoder.decode(piece as Buffer, { stream: true });
    await setImmediate();
  }
  yield decoder.decode();
}
