import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { handleOf } from '../db/handle.ts';
import { findAppSecret, findStoredSecret } from '../installation/index.ts';
import type { BackupArguments } from './backup-arguments.ts';
import { BackupRefused } from './backup-format.ts';
import { listMigrations } from './catalog.ts';
import { connect, hasEmbedded } from './connection.ts';
import { type BackupMade, writeBackup } from './write-backup.ts';

type Source = Pick<Config, 'databaseUrl' | 'dataDir' | 'appSecret'>;

export async function runBackup(
  source: Source,
  { path, isWithoutSecret }: BackupArguments,
  signal?: AbortSignal,
): Promise<BackupMade> {
  const { databaseUrl, dataDir } = source;
  if (existsSync(path)) throw new BackupRefused('There is such a file already.');
  if (!databaseUrl && !hasEmbedded(dataDir))
    throw new BackupRefused(`There is no database in ${dataDir}.`);
  if (!(source.appSecret ?? findAppSecret(dataDir)) && !isWithoutSecret)
    throw new BackupRefused(
      `The secret is neither in APP_SECRET nor in ${dataDir}. Run this where the server runs, or add --without-secret.`,
    );
  const connection = await connect(source);
  try {
    if ((await listMigrations(connection.pool)).length === 0)
      throw new BackupRefused(`There is no database of this program at ${connection.place}.`);
    const value = source.appSecret ?? (await findStoredSecret(handleOf(connection.pool), dataDir));
    const client = await connection.pool.connect();
    const secret = { value, isIncluded: !isWithoutSecret };
    return await writeBackup(
      { client, kind: connection.kind, dataDir, secret },
      path,
      signal,
    ).finally(() => client.release(true));
  } finally {
    await connection.close();
  }
}
