// Latency of live events: fifty listeners, from the moment the writer has
// the response to the moment each listener has the event. Once in one process on the embedded database,
// once with writer and listeners at two processes on PostgreSQL.
import '../lib/use-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startPostgres } from '../lib/postgres.mjs';
import { startServer } from './search/server.mjs';

const PASSWORD = 'for the benchmark only';
const PEOPLE = ['admin', 'leader', 'salesman'];
const LISTENERS = 50;
const WRITES = 60;
const PATIENCE_MS = 10_000;

export async function benchEvents() {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-bench-'));
  const demo = { DEMO: '1', DEMO_PASSWORD: PASSWORD };
  try {
    const one = await startServer({ ...demo, DATA_DIR: join(folder, 'one'), DATABASE_URL: '' });
    await measure('embedded database, one process', one.url, one.url).finally(() => one.stop());

    const postgres = await startPostgres(folder);
    const servers = [];
    try {
      for (const name of ['a', 'b']) {
        const env = { ...demo, DATA_DIR: join(folder, name), DATABASE_URL: postgres.url };
        servers.push(await startServer({ ...env, APP_SECRET: 'x'.repeat(48) }));
      }
      await measure('PostgreSQL, two processes', servers[0].url, servers[1].url);
    } finally {
      for (const server of servers) await server.stop();
      await postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(title, writeTo, listenTo) {
  const tokens = await Promise.all(PEOPLE.map((name) => signIn(listenTo, `${name}@alpha.test`)));
  const heard = new Map();
  const streams = [];
  // A user may have twenty streams: fifty are spread over the three users who see a salesman's leads.
  for (let i = 0; i < LISTENERS; i += 1)
    streams.push(await listen(listenTo, tokens[i % tokens.length], heard));
  const token = await signIn(writeTo, 'salesman@alpha.test');
  const delays = [];
  for (let i = 0; i < WRITES; i += 1) {
    const id = await createLead(writeTo, token, i);
    delays.push(...(await arrivals(heard, id, performance.now())));
  }
  for (const stream of streams) stream.abort();
  delays.sort((a, b) => a - b);
  const at = (share) =>
    `${Math.max(0, delays[Math.floor(share * (delays.length - 1))]).toFixed(1)} ms`;
  console.log(
    `Events, ${title}: ${LISTENERS} listeners, ${WRITES} changes, p50 ${at(0.5)}, p95 ${at(0.95)}, last ${at(1)}`,
  );
}

/** Delay after the response for each listener; the response itself may come later than the event. */
async function arrivals(heard, id, answeredAt) {
  const until = answeredAt + PATIENCE_MS;
  while ((heard.get(id)?.length ?? 0) < LISTENERS) {
    if (performance.now() > until)
      throw new Error(`only ${heard.get(id)?.length ?? 0} of ${LISTENERS} heard of lead ${id}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return heard.get(id).map((at) => at - answeredAt);
}

async function listen(url, token, heard) {
  const stopping = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/events`, { headers, signal: stopping.signal });
  if (!answer.ok) throw new Error(`${answer.status} for the stream`);
  void read(answer.body, heard).catch(() => undefined);
  return stopping;
}

async function read(body, heard) {
  let text = '';
  for await (const chunk of body) {
    const now = performance.now();
    const blocks = (text + Buffer.from(chunk)).split('\n\n');
    text = blocks.pop();
    for (const block of blocks) {
      if (!block.startsWith('data: ')) continue;
      const { kind, lead_id: id } = JSON.parse(block.slice('data: '.length));
      if (kind === 'created') heard.set(id, [...(heard.get(id) ?? []), now]);
    }
  }
}

async function signIn(url, email) {
  const answer = await post(`${url}/api/login`, { email, password: PASSWORD });
  return answer.access_token;
}

async function createLead(url, token, i) {
  const email = `bench.${i}@leads.test`;
  const lead = { first_name: 'Bench', last_name: `Lead ${i}`, phone: '-', email };
  return (await post(`${url}/api/app/leads`, lead, token)).id;
}

async function post(url, body, token) {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${answer.status} for ${url}`);
  return answer.json();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { build } = await import('../build.mjs');
  await build();
  await benchEvents();
}
