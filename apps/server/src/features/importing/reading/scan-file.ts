import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import {
  type Delimiter,
  delimiterOf,
  isOtherFormat,
  wideEncodingOf,
} from '../../../lib/text-encoding.ts';
import { FileRefused } from './file-error.ts';

export type ScannedFile = {
  path: string;
  hash: string;
  bytes: number;
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  format: { kind: 'csv'; delimiter: Delimiter } | { kind: 'json-lines' };
};

const CHUNK_BYTES = 256 * 1024;
const FIRST_LINES = 10;

/** Reads it once from end to end: what it is, and what it is called by its bytes. */
export async function scanFile(path: string): Promise<ScannedFile> {
  const hash = createHash('sha256');
  let head: Buffer | null = null;
  let bytes = 0;
  let utf8: TextDecoder | null = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const piece = chunk as Buffer;
    head ??= piece;
    bytes += piece.length;
    hash.update(piece);
    utf8 = utf8 && (isReadable(utf8, piece, true) ? utf8 : null);
  }
  if (!head) throw new FileRefused({ code: 'file.empty' });
  if (isOtherFormat(head)) throw new FileRefused({ code: 'file.notText' });
  const isUtf8 = utf8 !== null && isReadable(utf8, Buffer.alloc(0), false);
  const encoding = wideEncodingOf(head) ?? (isUtf8 ? 'utf-8' : 'windows-1252');
  const start = new TextDecoder(encoding).decode(head, { stream: true });
  return { path, hash: hash.digest('hex'), bytes, encoding, format: formatOf(start) };
}

function isReadable(decoder: TextDecoder, piece: Buffer, stream: boolean): boolean {
  try {
    decoder.decode(piece, { stream });
    return true;
  } catch {
    return false;
  }
}

function formatOf(start: string): ScannedFile['format'] {
  const text = start.replace(/^\uFEFF?\s*/, '');
  if (text === '') throw new FileRefused({ code: 'file.empty' });
  if (text.startsWith('{')) return { kind: 'json-lines' };
  if (/^\[\s*[{[]/.test(text)) throw new FileRefused({ code: 'file.jsonArray' });
  if (/^<(!doctype|html|\?xml)/i.test(text)) throw new FileRefused({ code: 'file.notText' });
  // A notice may stand above the headers: the line with most marks tells.
  const lines = text.split(/\r\n|\r|\n/, FIRST_LINES);
  const marks = (line: string) => line.replace(/[^,;\t]/g, '').length;
  const fullest = lines.reduce((best, line) => (marks(line) > marks(best) ? line : best), '');
  return { kind: 'csv', delimiter: delimiterOf(fullest) };
}
