import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../lib/startup-error.ts';
import type { Database } from './db.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema/index.ts';

export type OpenOptions = {
  /** Empty: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
};

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
const OLDEST_SERVER = 150_000;

export async function openDb({ databaseUrl, dataDir }: OpenOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbeddedIn(dataDir);
}

async function openEmbeddedIn(dataDir: string): Promise<Database> {
  const unlock = lockFolder(dataDir);
  try {
    const embedded = await openEmbedded({ dataDir: `${dataDir}/pg` });
    return await ready('embedded', embedded.pool, async () => {
      await embedded.close();
      unlock();
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // An idle connection that the server drops is replaced by the pool; it must not end the process.
  pool.on('error', () => undefined);
  try {
    const { rows } = await pool.query<{ v: string }>('select current_setting($1) as v', [
      'server_version_num',
    ]);
    if (Number(rows[0]?.v) < OLDEST_SERVER)
      throw new StartupError('DATABASE_URL: PostgreSQL 15 or newer is needed.');
    return await ready('postgres', pool, () => pool.end());
  } catch (error) {
    await pool.end();
    if (error instanceof StartupError) throw error;
    throw new StartupError(`DATABASE_URL: ${unreachable(databaseUrl, error)}`, { cause: error });
  }
}

/** Names the server, never the password in the URL. */
function unreachable(databaseUrl: string, error: unknown): string {
  const { host, pathname } = new URL(databaseUrl);
  const { code, message } = error as NodeJS.ErrnoException;
  return `PostgreSQL at ${host}${pathname} could not be used (${message || code}).`;
}

async function ready(
  kind: Database['kind'],
  pool: pg.Pool,
  close: () => Promise<void>,
): Promise<Database> {
  try {
    await migrateDatabase(pool);
  } catch (error) {
    await close();
    throw error;
  }
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  return { db, kind, close, ping: async () => void (await pool.query('select 1')) };
}
