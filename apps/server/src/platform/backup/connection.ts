import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { DatabaseKind } from '../db/db.ts';
import { beginCreation } from '../db/embedded/creation.ts';
import { lockFolder } from '../db/embedded/folder-lock.ts';
import { openEmbedded } from '../db/embedded/open-embedded.ts';
import { unusable } from '../db/open-db.ts';
import { StartupError } from '../lib/startup-error.ts';

/** Opens a database without migrating it. */
export type Connection = {
  kind: DatabaseKind;
  pool: pg.Pool;
  /** Names the database, never a password. */
  place: string;
  close: (end?: { isWhole: boolean }) => Promise<void>;
};

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

export const hasEmbedded = (dataDir: string) =>
  existsSync(join(dataDir, 'pg')) && !existsSync(join(dataDir, 'pg.creating'));

export async function connect({ databaseUrl, dataDir }: Place): Promise<Connection> {
  return databaseUrl ? connectPostgres(databaseUrl) : connectEmbedded(dataDir);
}

async function connectEmbedded(dataDir: string): Promise<Connection> {
  const unlock = lockFolder(dataDir);
  try {
    const creation = beginCreation(dataDir);
    const { pool, close } = await openEmbedded({ dataDir: creation.folder });
    return {
      kind: 'embedded',
      pool,
      place: dataDir,
      // A half-created database is deleted and created again by the next process that opens it.
      close: async ({ isWhole } = { isWhole: false }) => {
        await close();
        if (isWhole) creation.finish();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function connectPostgres(databaseUrl: string): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: 10_000,
    application_name: 'alpha-backup',
  });
  pool.on('error', () => undefined);
  try {
    await pool.query('set statement_timeout = 0');
  } catch (error) {
    await pool.end();
    throw new StartupError(`DATABASE_URL: ${unusable(databaseUrl, error)}`, { cause: error });
  }
  const { host, pathname } = new URL(databaseUrl);
  return { kind: 'postgres', pool, place: `${host}${pathname}`, close: () => pool.end() };
}
