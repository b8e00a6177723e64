import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchFailure } from './fetch-failure.ts';

/** The whole body, unpacked; never more than `mostBytes`, however small it came over the wire. */
export async function readBody(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length']) > mostBytes) {
    response.destroy();
    throw new FetchFailure('tooLarge');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > mostBytes) throw new FetchFailure('tooLarge');
      chunks.push(chunk);
    }
  };
  const unpack = unpackerFor(response.headers['content-encoding']);
  try {
    if (unpack) await pipeline(response, unpack, collect);
    else await pipeline(response, collect);
  } catch (error) {
    // The unpacker's own complaint about being stopped may come first.
    throw size > mostBytes ? new FetchFailure('tooLarge') : error;
  }
  return Buffer.concat(chunks);
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
