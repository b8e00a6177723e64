import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartupError } from '../lib/startup-error.ts';
import { isTimeout } from './db-errors.ts';

/** Any fixed number: the first process migrates, the others wait here and find it done. */
export const MIGRATION_LOCK = 7_265_001;

export function migrationsFolder(): string {
  // In src/platform/db during development, in dist in the build.
  const candidates = ['../../../drizzle', '../drizzle'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = candidates.find((folder) => existsSync(`${folder}/meta/_journal.json`));
  if (!found) throw new StartupError('The migrations are missing from this build.');
  return found;
}

/** Each migration runs once, in a transaction, even if several processes start together. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const folder = migrationsFolder();
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewerDatabase(client, folder);
    await whenFree(client, () => migrate(drizzle(client), { migrationsFolder: folder }));
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}

const LOCK_TIMEOUT_MS = 2_000;
const TRY_AGAIN_MS = 3_000;
const PATIENCE_MS = 10 * 60_000;

/**
 * An ALTER TABLE that waits behind a backup blocks everybody behind it. So it waits only briefly,
 * releases the queue and retries.
 */
async function whenFree(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  try {
    for (const until = Date.now() + PATIENCE_MS; ; await delay(TRY_AGAIN_MS)) {
      try {
        return await work();
      } catch (error) {
        if (!isTimeout(error)) throw error;
        if (Date.now() > until)
          throw new StartupError(
            'The database could not be brought up to date: its tables have been in use for ten minutes, by a backup or a long query perhaps.',
            { cause: error },
          );
      }
    }
  } finally {
    await client.query('reset lock_timeout').catch(() => undefined);
  }
}

async function refuseNewerDatabase(client: pg.PoolClient, folder: string): Promise<void> {
  const known = new Set(readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash));
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (!table.rows[0]?.name) return;
  const applied = await client.query('select hash from drizzle.__drizzle_migrations');
  const unknown = applied.rows.filter(({ hash }) => !known.has(hash));
  if (unknown.length > 0)
    throw new StartupError(
      `The database is newer than this program: it has ${unknown.length} migration(s) this version does not know. Start the newer version, or restore a backup made by this one.`,
    );
}
