import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DatabaseKind } from '../db/db.ts';
import { VERSION } from '../version.ts';
import {
  type BackupContents,
  type BackupHeader,
  CONTENTS_FILE,
  createTally,
  FORMAT,
  fingerprintOf,
  HEADER_FILE,
  PRODUCT,
  SECRET_FILE,
  sha256Of,
  tableFile,
} from './backup-format.ts';
import { type Client, listMigrations, listSequences, listTables, quoted } from './catalog.ts';
import { dataFiles } from './data-files.ts';
import { EXACT_TEXT, partsOf } from './read-rows.ts';
import { TAR_END, tarEntry } from './tar.ts';

/** Photos do not compress and rows compress well: a higher level costs more time than it saves. */
const GZIP_LEVEL = 4;

export type BackupSource = {
  client: Client;
  kind: DatabaseKind;
  dataDir: string;
  secret: { value: string | null; isIncluded: boolean };
};

export type BackupMade = { contents: BackupContents; bytes: number };

/** The file is complete or absent, and readable only by its owner. */
export async function writeBackup(
  source: BackupSource,
  path: string,
  signal?: AbortSignal,
): Promise<BackupMade> {
  const unfinished = `${path}.unfinished`;
  const made: { contents?: BackupContents } = {};
  try {
    await pipeline(
      Readable.from(archiveOf(source, (contents) => (made.contents = contents))),
      createGzip({ level: GZIP_LEVEL }),
      createWriteStream(unfinished, { mode: 0o600 }),
      signal ? { signal } : {},
    );
    const file = await open(unfinished, 'r+');
    await file.sync();
    await file.close();
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return { contents: made.contents as BackupContents, bytes: (await stat(path)).size };
}

async function* archiveOf(
  { client, kind, dataDir, secret }: BackupSource,
  onDone: (contents: BackupContents) => void,
): AsyncGenerator<Buffer> {
  const now = new Date();
  const tally = createTally();
  const entry = (name: string, body: Buffer | string) => tarEntry(name, Buffer.from(body), now);

  await client.query('begin isolation level repeatable read read only');
  await client.query(EXACT_TEXT);
  // Locks the tables, so none changes before it is read.
  const names = (await listTables(client)).map(({ name }) => quoted(name));
  if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`);
  const tables = await listTables(client);
  const header: BackupHeader = {
    product: PRODUCT,
    format: FORMAT,
    version: VERSION,
    createdAt: now.toISOString(),
    database: kind,
    migrations: await listMigrations(client),
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((c) => c.name) })),
    secret: {
      isIncluded: secret.isIncluded && secret.value !== null,
      fingerprint: secret.value && fingerprintOf(secret.value),
    },
  };
  const headerJson = JSON.stringify(header, null, 1);
  yield* entry(HEADER_FILE, headerJson);

  for (const table of tables) {
    tally.addTable(table.name);
    let part = 0;
    for await (const { lines, rows } of partsOf(client, table)) {
      part += 1;
      tally.addRows(table.name, lines, rows);
      yield* entry(tableFile(table.name, part), lines);
    }
  }
  const sequences = await listSequences(client);
  // Photos are written before the rows that name them, so all of them exist by now. An open
  // transaction would block vacuum meanwhile.
  await client.query('commit');

  if (header.secret.isIncluded && secret.value) yield* entry(SECRET_FILE, secret.value);
  for await (const { name, bytes } of dataFiles(dataDir)) {
    tally.addFile(name, bytes);
    yield* entry(name, bytes);
  }
  const contents = { headerSha256: sha256Of(Buffer.from(headerJson)), ...tally.total(), sequences };
  yield* entry(CONTENTS_FILE, JSON.stringify(contents, null, 1));
  yield TAR_END;
  onDone(contents);
}
