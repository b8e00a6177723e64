import { createReadStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { ScannedFile } from './scanned-file.ts';

export type DecodedFile = Pick<ScannedFile, 'path' | 'encoding'>;

/** Small enough that others are answered between two of them. */
const SLICE_BYTES = 64 * 1024;

/** The file's text, a slice at a time. */
export async function* decodedText({ path, encoding }: DecodedFile): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of createReadStream(path, { highWaterMark: SLICE_BYTES })) {
    yield decoder.decode(piece as Buffer, { stream: true });
    await setImmediate();
  }
  yield decoder.decode();
}
