import { createHash, createHmac, type Hash } from 'node:crypto';
import { z } from 'zod';

/**
 * A backup is one .tar.gz that any tool can open, in this order:
 *
 *   backup.json                  what it is: version, migrations, tables with their columns
 *   tables/<name>/000001.jsonl   one JSON array a row, each value as PostgreSQL writes it, or null
 *   app-secret                   unless it was left out
 *   installation photos/… lead-files/… outbox/…   files of the data folder
 *   contents.json                counts, checksums and sequences; without it the file is cut off
 */
export const PRODUCT = 'alpha-agent';
export const FORMAT = 1;

export const HEADER_FILE = 'backup.json';
export const SECRET_FILE = 'app-secret';
export const CONTENTS_FILE = 'contents.json';

export const tableFile = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, '0')}.jsonl`;

const TABLE_FILE = /^tables\/([^/]+)\/\d{6,}\.jsonl$/;
export const tableOf = (name: string) => TABLE_FILE.exec(name)?.[1] ?? null;

/** Allow-list: a name cannot lead out of the data folder. */
const DATA_FILE =
  /^(installation|photos\/[0-9a-f]{2}\/[0-9a-f]{64}\/master\.jpg|lead-files\/[0-9a-f]{2}\/[0-9a-f]{64}\/(content|thumbnail\.jpg)|outbox\/[\w-][\w.-]*)$/;
export const isDataFile = (name: string) => DATA_FILE.test(name);

const name = z.string().min(1);

export const backupHeader = z.object({
  product: z.literal(PRODUCT),
  format: z.number().int(),
  version: z.string(),
  createdAt: z.string(),
  database: z.enum(['embedded', 'postgres']),
  migrations: z.array(z.object({ hash: name, createdAt: z.string() })),
  tables: z.array(z.object({ name, columns: z.array(name) })),
  secret: z.object({ isIncluded: z.boolean(), fingerprint: z.string().nullable() }),
});
export type BackupHeader = z.infer<typeof backupHeader>;

const counted = z.object({ rows: z.number().int(), sha256: z.string() });
export const backupContents = z.object({
  headerSha256: z.string(),
  tables: z.record(name, counted),
  files: z.object({ count: z.number().int(), bytes: z.number().int(), sha256: z.string() }),
  /** `null`: never used. A string, because it may exceed a double's exact range. */
  sequences: z.record(
    name,
    z
      .string()
      .regex(/^-?\d+$/)
      .nullable(),
  ),
});
export type BackupContents = z.infer<typeof backupContents>;

/** A file or target that cannot be used: printed as one line, exit code 3. */
export class BackupRefused extends Error {}

/** Compares two secrets without storing either. */
export const fingerprintOf = (secret: string) =>
  createHmac('sha256', secret).update('alpha-agent backup').digest('hex');

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Counts and hashes entries, the same way for writing and reading. */
export function createTally() {
  const tables = new Map<string, { rows: number; hash: Hash }>();
  const files = { count: 0, bytes: 0, hash: createHash('sha256') };
  return {
    addTable: (table: string) => {
      const known = tables.get(table) ?? { rows: 0, hash: createHash('sha256') };
      tables.set(table, known);
      return known;
    },
    addRows: (table: string, lines: Buffer, rows: number) => {
      const known = tables.get(table);
      if (!known)
        throw new BackupRefused(`The file holds rows of ${table}, which it does not list.`);
      known.rows += rows;
      known.hash.update(lines);
    },
    addFile: (path: string, bytes: Buffer) => {
      files.count += 1;
      files.bytes += bytes.length;
      files.hash.update(`${path}\n${bytes.length}\n`).update(bytes);
    },
    total: () => ({
      tables: Object.fromEntries(
        [...tables].map(([table, { rows, hash }]) => [table, { rows, sha256: hash.digest('hex') }]),
      ),
      files: { count: files.count, bytes: files.bytes, sha256: files.hash.digest('hex') },
    }),
  };
}
