import { BackupRefused } from './backup-format.ts';

const BLOCK = 512;
const NAME_BYTES = 100;
const LONG_NAME = '././@LongLink';
/** None of our entries is near this size: a larger one is corrupt and must not fill memory. */
const LARGEST_ENTRY = 2 ** 30;

export type TarEntry = { name: string; body: Buffer };

/** One tar entry (POSIX ustar): header, bytes, padding. */
export function* tarEntry(name: string, body: Buffer, mtime: Date): Generator<Buffer> {
  if (Buffer.byteLength(name) <= NAME_BYTES) return yield* entry(name, '0', body, mtime);
  // Long names as GNU tar writes them, in an entry of their own.
  yield* entry(LONG_NAME, 'L', Buffer.from(`${name}\0`), mtime);
  yield* entry(Buffer.from(name).subarray(0, NAME_BYTES).toString(), '0', body, mtime);
}

function* entry(name: string, type: string, body: Buffer, mtime: Date): Generator<Buffer> {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  header.write(name, 0, NAME_BYTES);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(body.length, 11), 124);
  header.write(octal(Math.floor(mtime.getTime() / 1000), 11), 136);
  header.write(type, 156);
  header.write('ustar\0' + '00', 257);
  header.write(`${octal(checksumOf(header), 6)} `, 148);
  yield header;
  yield body;
  const rest = body.length % BLOCK;
  if (rest > 0) yield Buffer.alloc(BLOCK - rest);
}

export const TAR_END = Buffer.alloc(2 * BLOCK);

/** Header checksum, with the checksum field itself counted as spaces. */
function checksumOf(header: Buffer): number {
  let sum = 8 * 0x20;
  for (const [at, byte] of header.entries()) if (at < 148 || at >= 156) sum += byte;
  return sum;
}

/** The files of an archive, one at a time. */
export async function* tarEntries(bytes: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const take = reader(bytes);
  let longName: string | null = null;
  for (;;) {
    const header = await take(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const field = (from: number, length: number) =>
      header.toString('utf8', from, from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 12), 8);
    const isWhole = Number.parseInt(field(148, 8), 8) === checksumOf(header);
    if (!isWhole || !(size >= 0 && size <= LARGEST_ENTRY) || !['0', 'L'].includes(field(156, 1)))
      throw new BackupRefused('This is no backup, or it is damaged.');
    const body = await take(size);
    await take((BLOCK - (size % BLOCK)) % BLOCK);
    if (field(156, 1) === 'L') {
      longName = body.toString('utf8').replace(/\0.*$/s, '');
      continue;
    }
    yield { name: longName ?? field(0, NAME_BYTES), body };
    longName = null;
  }
}

/** Reads exactly as many bytes as requested. */
function reader(bytes: AsyncIterable<Buffer>) {
  const source = bytes[Symbol.asyncIterator]();
  let parts: Buffer[] = [];
  let have = 0;
  return async (count: number): Promise<Buffer> => {
    while (have < count) {
      const { done, value } = await source.next();
      if (done) throw new BackupRefused('The file is cut off: it was not written to its end.');
      parts.push(value);
      have += value.length;
    }
    const all = parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts, have);
    parts = have > count ? [all.subarray(count)] : [];
    have -= count;
    return all.subarray(0, count);
  };
}
