import type pg from 'pg';
import { StartupError } from '../lib/startup-error.ts';
import type { Database } from './db.ts';
import { isForbidden } from './db-errors.ts';
import { beginCreation } from './embedded/creation.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { handleOf } from './handle.ts';
import { migrateDatabase } from './migrate.ts';
import { openPostgresNotices } from './postgres-notices.ts';
import { openPool, type PoolLimits } from './postgres-pool.ts';
import { openPostgresPulse } from './postgres-pulse.ts';
import { openReplica } from './replica/open-replica.ts';

export type OpenOptions = PoolLimits & {
  /** Empty: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Read-only replica of that database. */
  replicaUrl?: string | undefined;
  /** The replica is not used when it is older than this. */
  replicaLagMs?: number;
};

const OLDEST_SERVER = 150_000;

export async function openDb(options: OpenOptions): Promise<Database> {
  const { databaseUrl, dataDir } = options;
  return databaseUrl ? openPostgres(databaseUrl, options) : openEmbeddedIn(dataDir);
}

async function openEmbeddedIn(dataDir: string): Promise<Database> {
  const unlock = lockFolder(dataDir);
  try {
    const creation = beginCreation(dataDir);
    const { pool, listen, lost, ...embedded } = await openEmbedded({ dataDir: creation.folder });
    const close = async () => {
      await embedded.close();
      unlock();
    };
    await migrateOrClose(pool, close);
    creation.finish();
    const ping = async () => void (await pool.query('select 1'));
    return { db: handleOf(pool), kind: 'embedded', ping, listen, close, lost };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openPostgres(databaseUrl: string, options: OpenOptions): Promise<Database> {
  const pool = openPool(databaseUrl, 'requests', options);
  const background = openPool(databaseUrl, 'background', options);
  const endPools = async () => void (await Promise.all([pool.end(), background.end()]));
  const server = await serverFacts(pool).catch(async (error: unknown) => {
    await endPools();
    throw new StartupError(`DATABASE_URL: ${unusable(databaseUrl, error)}`, { cause: error });
  });
  const refusal = refusalOf(server);
  if (refusal) {
    await endPools();
    throw new StartupError(`DATABASE_URL: ${refusal}`);
  }
  await migrateOrClose(background, endPools).catch((error: unknown) => {
    if (!isForbidden(error)) throw error;
    throw new StartupError(
      `DATABASE_URL: its user may not create tables in PostgreSQL at ${placeOf(databaseUrl)}. Let the user own the database: alter database … owner to …`,
      { cause: error },
    );
  });
  const notices = openPostgresNotices(databaseUrl);
  const pulse = openPostgresPulse(databaseUrl);
  const replica = options.replicaUrl ? openReplica(options.replicaUrl, pool, options) : undefined;
  return {
    db: handleOf(pool),
    background: handleOf(background),
    ...(replica ? { replica } : {}),
    kind: 'postgres',
    ping: pulse.ping,
    listen: notices.listen,
    close: async () => {
      await Promise.all([notices.close(), pulse.close(), replica?.close()]);
      await endPools();
    },
    lost: new Promise(() => undefined),
  };
}

type ServerFacts = { version: number; knowsAccents: boolean };

async function serverFacts(pool: pg.Pool): Promise<ServerFacts> {
  const { rows } = await pool.query(
    `select current_setting('server_version_num')::int as version, lower('Á') = 'á' as "knowsAccents"`,
  );
  return rows[0];
}

function refusalOf({ version, knowsAccents }: ServerFacts): string | null {
  if (version < OLDEST_SERVER) return 'PostgreSQL 15 or newer is needed.';
  // The locale C changes the case of A to Z only: Álvarez would be indexed as another word than álvarez.
  if (!knowsAccents)
    return "the database has the locale C, in which searches miss names with accents. Create it with a UTF-8 locale and restore your data into it: create database … template template0 encoding 'UTF8' locale 'C.UTF-8'";
  return null;
}

function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return host + pathname;
}

/** Names the server, never the password in the URL. */
export function unusable(databaseUrl: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `PostgreSQL at ${placeOf(databaseUrl)} could not be used (${message || code}).`;
}

/** Migrates; closes the database again if that fails. */
async function migrateOrClose(pool: pg.Pool, close: () => Promise<void>): Promise<void> {
  try {
    await migrateDatabase(pool);
  } catch (error) {
    await close();
    throw error;
  }
}
