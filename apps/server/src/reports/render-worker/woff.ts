import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/**
 * The font inside a WOFF file. fontkit reads WOFF too, but decompresses a table on every lookup, which
 * took half the time of a report.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = HEADER + i * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      data: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const font = Buffer.alloc(
    12 + 16 * count + tables.reduce((sum, { data }) => sum + padded(data.length), 0),
  );
  woff.copy(font, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(16 * power, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE(16 * (count - power), 10);
  let offset = 12 + 16 * count;
  for (const [i, { tag, checksum, data }] of tables.entries()) {
    const at = 12 + 16 * i;
    tag.copy(font, at);
    checksum.copy(font, at + 4);
    font.writeUInt32BE(offset, at + 8);
    font.writeUInt32BE(data.length, at + 12);
    data.copy(font, offset);
    offset += padded(data.length);
  }
  return font;
}

const padded = (length: number) => Math.ceil(length / 4) * 4;
