import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';

/** A zip that cannot be what it says; nothing was unpacked beyond these limits. */
export class ZipRefused extends Error {
  constructor(readonly reason: 'damaged' | 'bomb') {
    super(`zip refused: ${reason}`);
  }
}

export type ZipEntry = {
  name: string;
  method: 0 | 8;
  packedBytes: number;
  bytes: number;
  /** Of its local header in the file. */
  offset: number;
};

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const MOST_COMMENT_BYTES = 65_535;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;

/** A workbook of a million cells has a few hundred entries and about 100 MB of XML. */
const MOST_ENTRIES = 4_000;
const MOST_DIRECTORY_BYTES = 2_000_000;
export const MOST_UNPACKED_BYTES = 200_000_000;

/** What the zip says about its entries; sizes are claims until `assertHonest`. */
export async function readDirectory(file: FileHandle): Promise<ZipEntry[]> {
  const { size } = await file.stat();
  const tail = await bytesAt(file, Math.max(0, size - END_BYTES - MOST_COMMENT_BYTES), size);
  const at = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (at < 0 || at + END_BYTES > tail.length || tail.readUInt32LE(at) !== END)
    throw new ZipRefused('damaged');
  const count = tail.readUInt16LE(at + 10);
  const bytes = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (count > MOST_ENTRIES || bytes > MOST_DIRECTORY_BYTES) throw new ZipRefused('bomb');
  if (start + bytes > size) throw new ZipRefused('damaged');
  const entries = entriesOf(await bytesAt(file, start, start + bytes), count);
  const packed = entries.reduce((sum, { packedBytes }) => sum + packedBytes, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  // Entries that share their bytes: a small file that unpacks to a huge one.
  if (packed > size || unpacked > MOST_UNPACKED_BYTES) throw new ZipRefused('bomb');
  return entries;
}

function entriesOf(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let i = 0; i < count; i += 1) {
    if (at + CENTRAL_BYTES > directory.length || directory.readUInt32LE(at) !== CENTRAL)
      throw new ZipRefused('damaged');
    const isEncrypted = (directory.readUInt16LE(at + 8) & 1) === 1;
    const method = directory.readUInt16LE(at + 10);
    if (isEncrypted || (method !== 0 && method !== 8)) throw new ZipRefused('damaged');
    const nameBytes = directory.readUInt16LE(at + 28);
    const name = directory.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes);
    entries.push({
      name: name.replaceAll('\\', '/').replace(/^\/+/, ''),
      method,
      packedBytes: directory.readUInt32LE(at + 20),
      bytes: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at +=
      CENTRAL_BYTES + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Unpacks everything into nothing: an entry that is larger than it says is a bomb. */
export async function assertHonest(file: FileHandle, entries: readonly ZipEntry[]): Promise<void> {
  for (const entry of entries) await unpack(file, entry, () => undefined);
}

export async function readEntry(
  file: FileHandle,
  entry: ZipEntry,
  maxBytes: number,
): Promise<string> {
  if (entry.bytes > maxBytes) throw new ZipRefused('bomb');
  const chunks: Buffer[] = [];
  await unpack(file, entry, (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

async function unpack(
  file: FileHandle,
  { method, packedBytes, bytes, offset }: ZipEntry,
  onChunk: (chunk: Buffer) => void,
): Promise<void> {
  const head = await bytesAt(file, offset, offset + LOCAL_BYTES);
  if (head.length < LOCAL_BYTES || head.readUInt32LE(0) !== LOCAL) throw new ZipRefused('damaged');
  const start = offset + LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (packedBytes === 0) return;
  let seen = 0;
  const counted = new Writable({
    write(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > bytes) return done(new ZipRefused('bomb'));
      onChunk(chunk);
      return done();
    },
  });
  const packed = file.createReadStream({
    start,
    end: start + packedBytes - 1,
    autoClose: false,
  });
  try {
    if (method === 0) await pipeline(packed, counted);
    else await pipeline(packed, createInflateRaw(), counted);
  } catch (error) {
    throw error instanceof ZipRefused ? error : new ZipRefused('damaged');
  }
}

async function bytesAt(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.max(0, to - from));
  const { bytesRead } = await file.read(buffer, 0, buffer.length, from);
  return buffer.subarray(0, bytesRead);
}
