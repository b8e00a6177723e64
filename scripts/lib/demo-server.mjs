// The built product with demo data, for browser tests: started, filled, analyzed.
import pg from 'pg';
import { startProduct } from './product.mjs';
import { startRoundRobin } from './round-robin.mjs';
import { must } from './steps.mjs';

const PASSWORD = 'for the browser tests only';

/**
 * One process on the embedded database. With `databaseUrl`, the name of a database that does not exist
 * yet: two servers in turn and a worker, as a company would run it.
 */
export async function startDemo({ port, dataDir, databaseUrl = '', smtpUrl = '' }) {
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    APP_SECRET: 'x'.repeat(48),
    PUBLIC_URL: `http://localhost:${port}`,
    DEMO: '1',
    SMTP_URL: smtpUrl,
    DEMO_PASSWORD: PASSWORD,
    // The tests act as many visitors: each sends its address, as a proxy would.
    TRUSTED_PROXIES: '127.0.0.1,::1',
  };
  const stops = [];
  const stop = async () => {
    for (const each of stops.reverse()) await each();
  };
  const start = async (role, at) => {
    const server = await startProduct({ ...env, PROCESS_ROLE: role, PORT: String(at) });
    stops.push(server.stop);
  };
  try {
    if (!databaseUrl) await start('all', port);
    else {
      await onServer(databaseUrl, (name) => `create database ${name}`);
      stops.push(() => onServer(databaseUrl, (name) => `drop database ${name} with (force)`));
      const [first, second, worker] = [1, 2, 3].map((each) => Number(port) + each * 100);
      await start('web', first);
      // The embedded one finishes this before it is ready.
      await must(process.execPath, ['apps/server/dist/analyze.js'], { env });
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

async function onServer(databaseUrl, statement) {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement(name)).finally(() => client.end());
}
