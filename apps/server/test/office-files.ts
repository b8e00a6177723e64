import { deflateRawSync } from 'node:zlib';

type Part = {
  name: string;
  content: string | Buffer;
  /** What the zip says instead of the truth. */
  claimedBytes?: number;
};

const TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  docm: 'application/vnd.ms-word.document.macroEnabled.main+xml',
};

/** A zip that Word or Excel would open, with these parts beside its own. */
export function officeFile(kind: keyof typeof TYPES, ...parts: Part[]): Buffer {
  const types = `<Types><Override PartName="/main.xml" ContentType="${TYPES[kind]}"/></Types>`;
  return zipOf(
    { name: '[Content_Types].xml', content: types },
    { name: 'main.xml', content: '<main/>' },
    ...parts,
  );
}

export function zipOf(...parts: Part[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedBytes } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(claimedBytes ?? bytes.length, 8);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    sizes.copy(local, 14);
    local.writeUInt16LE(path.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    sizes.copy(central, 16);
    central.writeUInt16LE(path.length, 28);
    central.writeUInt32LE(offset, 42);
    bodies.push(local, path, packed);
    directory.push(central, path);
    offset += local.length + path.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, list, end]);
}
