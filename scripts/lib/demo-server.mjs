// The built product with demo data, for browser tests: started, filled, analysed.
import { spawn } from 'node:child_process';
import pg from 'pg';
import { root } from './paths.mjs';
import { must } from './steps.mjs';

const PASSWORD = 'for the browser tests only';
const START_TIMEOUT_MS = 180_000;

/** `databaseUrl`: a database that does not exist yet, empty for the embedded one. */
export async function startDemo({ port, dataDir, databaseUrl = '' }) {
  if (databaseUrl) await onServer(databaseUrl, (name) => `create database ${name}`);
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PORT: port,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO: '1',
    DEMO_PASSWORD: PASSWORD,
    // The tests stand for many visitors: each gives its address, as a proxy would.
    TRUSTED_PROXIES: '127.0.0.1,::1',
  };
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('close', resolve));
    if (server.exitCode === null && server.kill('SIGTERM')) await ended;
    if (databaseUrl) await onServer(databaseUrl, (name) => `drop database ${name} with (force)`);
  };
  try {
    await untilReady(server, port);
    // The embedded one works this out before it is ready.
    if (databaseUrl) await must(process.execPath, ['apps/server/dist/analyse.js'], { env });
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, password: PASSWORD, stop };
}

async function onServer(databaseUrl, statement) {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement(name)).finally(() => client.end());
}

async function untilReady(server, port) {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until && server.exitCode === null) {
    const answer = await fetch(`http://localhost:${port}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server for the browser tests did not start');
}
