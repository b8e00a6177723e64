import { join } from 'node:path';
import type { Config } from '../config.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { beginRestore, findAppSecret, makeDataDir, storeAppSecret } from '../installation/index.ts';
import { writeWholeFile } from '../lib/write-whole-file.ts';
import {
  type BackupContents,
  type BackupHeader,
  BackupRefused,
  fingerprintOf,
} from './backup-format.ts';
import type { Client } from './catalog.ts';
import { type Connection, connect, hasEmbedded } from './connection.ts';
import { checkBackup, piecesOf } from './read-backup.ts';
import { beginRows, isEmpty, migrationsFor, type RowsTarget } from './restore-database.ts';
import { countOthers, inUse } from './stopped-database.ts';

type Target = Pick<Config, 'databaseUrl' | 'dataDir' | 'appSecret'>;

export type Restored = { header: BackupHeader; contents: BackupContents };

/** All or nothing: a server does not start on the remains of an interrupted restore. */
export async function restoreBackup(
  target: Target,
  path: string,
  { isForced }: { isForced: boolean },
): Promise<Restored> {
  const checked = await checkBackup(path);
  migrationsFor(checked.header);
  refuseOtherSecret(target, checked.header, isForced);
  if (!target.databaseUrl && hasEmbedded(target.dataDir) && !isForced)
    throw notEmpty(target.dataDir);
  makeDataDir(target.dataDir);
  const connection = await connect(target);
  let isWhole = false;
  try {
    await refuseOccupied(connection, isForced);
    const restore = beginRestore(target.dataDir);
    const secret = await inTransaction(connection, (client) => fill(client, target, path));
    // Last: if the restore fails, the old secret must still open the old database.
    if (secret && !target.appSecret) storeAppSecret(target.dataDir, secret);
    await migrateDatabase(connection.pool);
    await connection.pool.query('analyze');
    isWhole = true;
    restore.finish();
  } finally {
    await connection.close({ isWhole });
  }
  return checked;
}

/** Encrypted values can only be decrypted with the secret they were encrypted with. */
function refuseOtherSecret(
  { appSecret, dataDir }: Target,
  { secret: { isIncluded, fingerprint } }: BackupHeader,
  isForced: boolean,
): void {
  const isOther = (secret: string) => fingerprint !== null && fingerprintOf(secret) !== fingerprint;
  if (appSecret && isOther(appSecret))
    throw new BackupRefused(
      'APP_SECRET is not the one the backup was made with. Set that one, or none when the backup holds it.',
    );
  if (appSecret || fingerprint === null) return;
  const stored = findAppSecret(dataDir);
  if (!isIncluded && (!stored || isOther(stored)))
    throw new BackupRefused('The backup was made without its secret. Set APP_SECRET to it.');
  if (isIncluded && stored && isOther(stored) && !isForced) throw notEmpty(dataDir);
}

async function refuseOccupied(connection: Connection, isForced: boolean): Promise<void> {
  if (!isForced && !(await isEmpty(connection.pool))) throw notEmpty(connection.place);
  const others = await countOthers(connection);
  if (others > 0) throw new BackupRefused(inUse(connection, others));
}

const notEmpty = (place: string) =>
  new BackupRefused(
    `${place} is not empty. Restore into an empty place, or add --force to replace everything in it.`,
  );

async function inTransaction<T>(
  { pool }: Connection,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** → the secret in the backup, if any. */
async function fill(client: Client, target: Target, path: string): Promise<string | null> {
  let secret: string | null = null;
  let rows: RowsTarget | null = null;
  for await (const piece of piecesOf(path)) {
    if (piece.kind === 'header') rows = await beginRows(client, piece.header);
    if (piece.kind === 'rows') await rows?.insert(piece.table, piece.lines);
    if (piece.kind === 'file') await writeWholeFile(join(target.dataDir, piece.name), piece.bytes);
    if (piece.kind === 'secret') secret = piece.secret;
    if (piece.kind === 'contents') await rows?.finish(piece.contents);
  }
  return secret;
}
