// Today at the API, on PostgreSQL: an office of fifty with about 5,000 open leads for each person, warm.
import '../lib/use-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../lib/postgres.mjs';
import { fillContacts, LEADER, PASSWORD, SALESMAN } from './contacts/fill-contacts.mjs';
import { ask } from './lib/ask.mjs';
import { address, print } from './search/measure.mjs';
import { startServer } from './search/server.mjs';
import { fillWork } from './today/fill-work.mjs';

const LEADS = Number(process.env.BENCH_LEADS ?? 255_000);
const WARM_UP = 20;
const ASKED = 200;
const DAY_MS = 24 * 60 * 60_000;
const ADMIN = { ADMIN_EMAIL: 'bench@alpha.test', ADMIN_PASSWORD: PASSWORD };

export async function benchToday() {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-bench-'));
  const database = await startPostgres(folder);
  try {
    const env = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), ...ADMIN };
    const server = await startServer(env);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      await fillContacts(client, LEADS);
      await fillWork(client);
      const { rows } = await client.query(
        'select count(*)::int as own from leads where user_id = (select id from users where email = $1)',
        [SALESMAN],
      );
      console.log(
        `\nToday, ${LEADS} leads, ${rows[0].own} of one salesman (aim: p95 under 100 ms)`,
      );
      await benchViewer(server.url, SALESMAN, 'salesman', '/api/today');
      await benchViewer(server.url, LEADER, 'leader', '/api/today');
      await benchViewer(server.url, LEADER, 'leader, team', '/api/today/team', {});
    } finally {
      await client.end();
      await server.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchViewer(url, email, title, path, query = dayOf(new Date())) {
  const authorization = `Bearer ${await signIn(url, email)}`;
  const times = [];
  for (let i = 0; i < WARM_UP + ASKED; i += 1)
    times.push(
      await ask(`${url}${path}?${new URLSearchParams(query)}`, {
        authorization,
        'x-forwarded-for': address(),
      }),
    );
  print(title, times.slice(WARM_UP));
}

function dayOf(now) {
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return { from: from.toISOString(), to: new Date(from.getTime() + DAY_MS).toISOString() };
}

async function signIn(url, email) {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return (await answer.json()).access_token;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { build } = await import('../build.mjs');
  await build();
  await benchToday();
}
