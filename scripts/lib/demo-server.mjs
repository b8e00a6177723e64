// The built product with demo data, for browser tests: started, filled, analysed.
import { spawn } from 'node:child_process';
import pg from 'pg';
import { root } from './paths.mjs';
import { startRoundRobin } from './round-robin.mjs';
import { must } from './steps.mjs';

const PASSWORD = 'for the browser tests only';
const START_TIMEOUT_MS = 180_000;

/**
 * One process on the embedded database. With `databaseUrl`, the name of a database that does not exist
 * yet: as a company runs it, two servers that take turns and a worker.
 */
export async function startDemo({ port, dataDir, databaseUrl = '' }) {
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    APP_SECRET: 'x'.repeat(48),
    PUBLIC_URL: `http://localhost:${port}`,
    DEMO: '1',
    DEMO_PASSWORD: PASSWORD,
    // The tests stand for many visitors: each gives its address, as a proxy would.
    TRUSTED_PROXIES: '127.0.0.1,::1',
  };
  const stops = [];
  const stop = async () => {
    for (const each of stops.reverse()) await each();
  };
  const start = async (role, at) => {
    const server = startServer({ ...env, PROCESS_ROLE: role, PORT: String(at) });
    stops.push(server.stop);
    await untilReady(server.child, at);
  };
  try {
    if (!databaseUrl) await start('all', port);
    else {
      await onServer(databaseUrl, (name) => `create database ${name}`);
      stops.push(() => onServer(databaseUrl, (name) => `drop database ${name} with (force)`));
      const [first, second, worker] = [1, 2, 3].map((each) => Number(port) + each * 100);
      await start('web', first);
      // The embedded one works this out before it is ready.
      await must(process.execPath, ['apps/server/dist/analyse.js'], { env });
      await start('web', second);
      await start('worker', worker);
      stops.push((await startRoundRobin(port, [first, second])).stop);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, password: PASSWORD, stop };
}

function startServer(env) {
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  };
  return { child, stop };
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
