// The PostgreSQL server that tests run on: the operator's by DATABASE_URL, else one from npm.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';

/** Each test creates its own database there; the one named in DATABASE_URL is not touched. */
export async function openTestServer() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'alpha-pg-'));
  const server = await startPostgres(folder, { settings: FOR_TESTS });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Deleted after the run, so it need not survive a power failure. */
const FOR_TESTS = {
  shared_buffers: '256MB',
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};
