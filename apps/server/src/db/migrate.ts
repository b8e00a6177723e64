import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartupError } from '../lib/startup-error.ts';

/** Any fixed number: whoever starts first migrates, the others wait here and find it done. */
export const MIGRATION_LOCK = 7_265_001;

export function migrationsFolder(): string {
  // From src/db while developing, from dist in the build.
  const candidates = ['../../drizzle', '../drizzle'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = candidates.find((folder) => existsSync(`${folder}/meta/_journal.json`));
  if (!found) throw new StartupError('The migrations are missing from this build.');
  return found;
}

/** Each migration runs once, in a transaction, also when several processes start together. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const folder = migrationsFolder();
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewerDatabase(client, folder);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
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
