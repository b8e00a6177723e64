import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchFailure } from './fetch-failure.ts';

/** The decompressed body, limited to `maxBytes` after decompression. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await unpacked(response, maxBytes, async (source) => {
    for await (const chunk of source) chunks.push(chunk);
  });
  return Buffer.concat(chunks);
}

/** Streams the body to a file; the file is removed on failure. */
export async function saveBody(
  response: IncomingMessage,
  path: string,
  { maxBytes, idleMs }: { maxBytes: number; idleMs: number },
): Promise<void> {
  response.setTimeout(idleMs, () => response.destroy(new FetchFailure('timedOut')));
  try {
    await unpacked(response, maxBytes, (source) =>
      pipeline(source, createWriteStream(path, { mode: 0o600 })),
    );
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function unpacked(
  response: IncomingMessage,
  maxBytes: number,
  keep: (source: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  if (Number(response.headers['content-length']) > maxBytes) {
    response.destroy();
    throw new FetchFailure('tooLarge');
  }
  let size = 0;
  const limited = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) throw new FetchFailure('tooLarge');
      yield chunk;
    }
  };
  const unpack = unpackerFor(response.headers['content-encoding']);
  try {
    if (unpack) await pipeline(response, unpack, limited, keep);
    else await pipeline(response, limited, keep);
  } catch (error) {
    // The decompressor may report being stopped first.
    throw size > maxBytes ? new FetchFailure('tooLarge') : error;
  }
}

function unpackerFor(encoding: string | undefined) {
  switch (encoding?.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      return null;
  }
}
