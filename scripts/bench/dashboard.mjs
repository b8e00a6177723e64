// The dashboard at 100,000 leads with a million timeline entries on PostgreSQL, over HTTP, warm.
import '../lib/use-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../lib/postgres.mjs';
import { fillContacts, LEADER, PASSWORD, SALESMAN } from './contacts/fill-contacts.mjs';
import { fillTimelines } from './dashboard/fill-timelines.mjs';
import { ask } from './lib/ask.mjs';
import { address, print, report } from './search/measure.mjs';
import { startServer } from './search/server.mjs';

const LEADS = Number(process.env.BENCH_LEADS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_QUESTIONS ?? 20);
const WARM_UP = 3;
const ENTRIES = 10;
const ADMIN = { ADMIN_EMAIL: 'bench@alpha.test', ADMIN_PASSWORD: PASSWORD };
const ZONE = { time_zone: 'America/Bogota' };

/** Every part of the page, for the periods people choose. */
function mixOf(rounds, now = new Date()) {
  const from = (months) => new Date(now.getFullYear(), now.getMonth() - months, 1).toISOString();
  const periods = { month: 0, quarter: 2, year: 11 };
  const to = new Date(now.getFullYear(), now.getMonth() + 1, 1).toISOString();
  return Array.from({ length: rounds }).flatMap(() => [
    ...Object.entries(periods).flatMap(([name, months]) => {
      const query = { from: from(months), to };
      return [
        { name: `figures ${name}`, path: '', query: { ...query, ...ZONE } },
        { name: `people ${name}`, path: '/people', query },
        { name: `campaigns ${name}`, path: '/campaigns', query: { ...query, ...ZONE } },
        { name: `calls ${name}`, path: '/work', query: { ...query, kind: 'call' } },
      ];
    }),
    { name: 'cohorts', path: '/cohorts', query: ZONE },
  ]);
}

export async function benchDashboard() {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-bench-'));
  const database = await startPostgres(folder);
  try {
    const env = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), ...ADMIN };
    const server = await startServer(env);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      await fillContacts(client, LEADS);
      const entries = await fillTimelines(client, ENTRIES);
      const all = [];
      for (const email of [ADMIN.ADMIN_EMAIL, LEADER, SALESMAN])
        all.push(...(await benchViewer(server.url, email)));
      console.log(
        `\n${LEADS} leads, ${entries} entries, everybody together (aim: p95 under 300 ms)`,
      );
      print('dashboard', all);
    } finally {
      await client.end();
      await server.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchViewer(url, email) {
  const token = await signIn(url, email);
  await times(url, token, mixOf(WARM_UP));
  const mix = mixOf(ROUNDS);
  const measured = await times(url, token, mix);
  report(`as ${email}`, mix, measured);
  return measured;
}

async function times(url, token, mix) {
  const measured = [];
  for (const { path, query } of mix)
    measured.push(
      await ask(`${url}/api/dashboard${path}?${new URLSearchParams(query)}`, {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address(),
      }),
    );
  return measured;
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
  await benchDashboard();
}
