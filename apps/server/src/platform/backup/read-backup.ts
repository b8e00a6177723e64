import { createReadStream } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { describeFileError } from '../lib/startup-error.ts';
import {
  type BackupContents,
  type BackupHeader,
  BackupRefused,
  backupContents,
  backupHeader,
  CONTENTS_FILE,
  createTally,
  FORMAT,
  fingerprintOf,
  HEADER_FILE,
  isDataFile,
  SECRET_FILE,
  sha256Of,
  tableOf,
} from './backup-format.ts';
import { type TarEntry, tarEntries } from './tar.ts';

export type BackupPiece =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'rows'; table: string; lines: Buffer }
  | { kind: 'secret'; secret: string }
  | { kind: 'file'; name: string; bytes: Buffer }
  | { kind: 'contents'; contents: BackupContents };

/** Streams every entry; throws at the end at the latest if a checksum does not match. */
export async function* piecesOf(path: string): AsyncGenerator<BackupPiece> {
  const tally = createTally();
  let headerSha256 = '';
  let secret: BackupHeader['secret'] = { isIncluded: false, fingerprint: null };
  let hasSecret = false;
  for await (const { name, body } of entriesOf(path)) {
    const table = tableOf(name);
    if (headerSha256 === '') {
      if (name !== HEADER_FILE) throw notOurs();
      const header = readHeader(body);
      for (const each of header.tables) tally.addTable(each.name);
      headerSha256 = sha256Of(body);
      secret = header.secret;
      yield { kind: 'header', header };
    } else if (table) {
      tally.addRows(table, body, linesIn(body));
      yield { kind: 'rows', table, lines: body };
    } else if (name === SECRET_FILE) {
      hasSecret = fingerprintOf(body.toString('utf8')) === secret.fingerprint;
      yield { kind: 'secret', secret: body.toString('utf8') };
    } else if (isDataFile(name)) {
      tally.addFile(name, body);
      yield { kind: 'file', name, bytes: body };
    } else if (name === CONTENTS_FILE) {
      const contents = parsed(backupContents, body);
      const { sequences } = contents;
      const found = { headerSha256, ...tally.total(), sequences };
      if (!isDeepStrictEqual(found, contents) || hasSecret !== secret.isIncluded)
        throw new BackupRefused('The file is damaged: its checksums do not match.');
      yield { kind: 'contents', contents };
      return;
    } else throw new BackupRefused(`The file holds something unknown: ${name}`);
  }
  throw new BackupRefused('The file is cut off: it was not written to its end.');
}

/** Reads the whole file, so that nothing is changed for a damaged one. */
export async function checkBackup(
  path: string,
): Promise<{ header: BackupHeader; contents: BackupContents }> {
  let found: BackupHeader | null = null;
  for await (const piece of piecesOf(path)) {
    if (piece.kind === 'header') found = piece.header;
    if (piece.kind === 'contents' && found) return { header: found, contents: piece.contents };
  }
  throw notOurs();
}

function readHeader(body: Buffer): BackupHeader {
  const header = parsed(backupHeader, body);
  if (header.format > FORMAT)
    throw new BackupRefused(
      `The backup was made by a newer version (${header.version}). Restore it with that one.`,
    );
  return header;
}

async function* entriesOf(path: string): AsyncGenerator<TarEntry> {
  const file = createReadStream(path);
  const unpacked = createGunzip();
  file.on('error', (error) => unpacked.destroy(error));
  try {
    yield* tarEntries(file.pipe(unpacked));
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupRefused('There is no such file.');
    if (code === 'Z_BUF_ERROR')
      throw new BackupRefused('The file is cut off: it was not written to its end.');
    if (code.startsWith('Z_')) throw notOurs();
    throw new BackupRefused(`The file cannot be read: ${describeFileError(error)}.`);
  } finally {
    file.destroy();
  }
}

const notOurs = () => new BackupRefused('This is no backup, or it is damaged.');

function parsed<T extends z.ZodType>(schema: T, body: Buffer): z.infer<T> {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw notOurs();
  }
}

function linesIn(body: Buffer): number {
  let lines = 0;
  for (let at = body.indexOf(10); at >= 0; at = body.indexOf(10, at + 1)) lines += 1;
  return lines;
}
