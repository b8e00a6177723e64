import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { delimiterOf, isOtherFormat, wideEncodingOf } from '../../platform/lib/text-encoding.ts';
import { FileRefused } from './file-error.ts';
import { fieldsOf } from './json-lines.ts';
import type { Encoding, ScannedFile } from './scanned-file.ts';
import { createUtf8Count } from './utf8-count.ts';

export type { ScannedFile } from './scanned-file.ts';

const CHUNK_BYTES = 256 * 1024;
const FIRST_LINES = 10;
const UTF8_MARK = Buffer.from('\uFEFF');

/** Reads the file once to determine its format, encoding and hash. */
export async function scanFile(path: string): Promise<ScannedFile> {
  const hash = createHash('sha256');
  const utf8 = createUtf8Count();
  let head: Buffer | null = null;
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const piece = chunk as Buffer;
    head ??= piece;
    bytes += piece.length;
    hash.update(piece);
    utf8.add(piece);
  }
  if (!head) throw new FileRefused({ code: 'file.empty' });
  if (isOtherFormat(head)) throw new FileRefused({ code: 'file.notText' });
  const counts = utf8.end();
  const encoding = encodingOf(head, counts);
  const invalidCharacters = encoding === 'utf-8' ? counts.broken : 0;
  const start = new TextDecoder(encoding).decode(head, { stream: true });
  const format = formatOf(start);
  return {
    path,
    hash: hash.digest('hex'),
    bytes,
    encoding,
    invalidCharacters,
    format:
      format.kind === 'csv' ? format : { ...format, fields: await fieldsOf({ path, encoding }) },
  };
}

/**
 * A byte order mark decides. Otherwise the file is UTF-8 if most non-ASCII characters are valid
 * UTF-8: Windows-1252 text hardly ever is, and a single broken byte must not garble the rest of the
 * file.
 */
function encodingOf(head: Buffer, { sound, broken }: { sound: number; broken: number }): Encoding {
  if (head.subarray(0, UTF8_MARK.length).equals(UTF8_MARK)) return 'utf-8';
  return wideEncodingOf(head) ?? (broken === 0 || sound > broken ? 'utf-8' : 'windows-1252');
}

type Format = { kind: 'csv'; delimiter: ReturnType<typeof delimiterOf> } | { kind: 'json-lines' };

function formatOf(start: string): Format {
  const text = start.replace(/^\uFEFF?\s*/, '');
  if (text === '') throw new FileRefused({ code: 'file.empty' });
  if (text.startsWith('{')) return { kind: 'json-lines' };
  if (/^\[\s*[{[]/.test(text)) throw new FileRefused({ code: 'file.jsonArray' });
  if (/^<(!doctype|html|\?xml)/i.test(text)) throw new FileRefused({ code: 'file.notText' });
  // Notices may precede the headers: the line with most separators decides.
  const lines = text.split(/\r\n|\r|\n/, FIRST_LINES);
  const marks = (line: string) => line.replace(/[^,;\t]/g, '').length;
  const fullest = lines.reduce((best, line) => (marks(line) > marks(best) ? line : best), '');
  return { kind: 'csv', delimiter: delimiterOf(fullest) };
}
