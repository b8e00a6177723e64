import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../lib/startup-error.ts';
import type { Database } from './db.ts';
import { beginCreation } from './embedded/creation.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { migrateDatabase } from './migrate.ts';
import type { Listen } from './notices.ts';
import { openPostgresNotices } from './postgres-notices.ts';
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
    const creation = beginCreation(dataDir);
    const embedded = await openEmbedded({ dataDir: creation.folder });
    const close = async () => {
      await embedded.close();
      unlock();
    };
    const database = await migrated('embedded', embedded.pool, embedded.listen, close);
    creation.finish();
    return { ...database, lost: embedded.lost };
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
  // A connection that the server drops, idle or in use, fails its query and is replaced by the pool;
  // without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const version = await serverVersion(pool).catch(async (error: unknown) => {
    await pool.end();
    throw new StartupError(`DATABASE_URL: ${unusable(databaseUrl, error)}`, { cause: error });
  });
  if (version < OLDEST_SERVER) {
    await pool.end();
    throw new StartupError('DATABASE_URL: PostgreSQL 15 or newer is needed.');
  }
  const notices = openPostgresNotices(databaseUrl);
  return migrated('postgres', pool, notices.listen, async () => {
    await notices.close();
    await pool.end();
  });
}

async function serverVersion(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query("select current_setting('server_version_num')::int as version");
  return rows[0]?.version;
}

/** Names the server, never the password in the URL. */
export function unusable(databaseUrl: string, error: unknown): string {
  const { host, pathname } = new URL(databaseUrl);
  const { code, message } = error as NodeJS.ErrnoException;
  return `PostgreSQL at ${host}${pathname} could not be used (${message || code}).`;
}

/** The database, brought up to date; closed again when that fails. */
async function migrated(
  kind: Database['kind'],
  pool: pg.Pool,
  listen: Listen,
  close: () => Promise<void>,
): Promise<Database> {
  try {
    await migrateDatabase(pool);
  } catch (error) {
    await close();
    throw error;
  }
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  const ping = async () => void (await pool.query('select 1'));
  return { db, kind, listen, close, ping, lost: new Promise(() => undefined) };
}
