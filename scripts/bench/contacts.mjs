// The contact list at 200,000 leads on PostgreSQL: exact pages and totals over HTTP, warm.
import '../lib/use-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../lib/postgres.mjs';
import { contactMix } from './contacts/contact-mix.mjs';
import { fillContacts, LEADER, PASSWORD, SALESMAN } from './contacts/fill-contacts.mjs';
import { fieldMix, fillFields } from './contacts/fill-fields.mjs';
import { ask } from './lib/ask.mjs';
import { address, print, report } from './search/measure.mjs';
import { startServer } from './search/server.mjs';

const LEADS = Number(process.env.BENCH_LEADS ?? 200_000);
const QUESTIONS = Number(process.env.BENCH_QUESTIONS ?? 400);
const WARM_UP = 100;
const FIELD_WARM_UP = 3;
const FIELD_ROUNDS = Math.max(1, Math.round(QUESTIONS / 20));
const ADMIN = { ADMIN_EMAIL: 'bench@alpha.test', ADMIN_PASSWORD: PASSWORD };

export async function benchContacts() {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-bench-'));
  const database = await startPostgres(folder);
  try {
    const env = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), ...ADMIN };
    const server = await startServer(env);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      await fillContacts(client, LEADS);
      const all = [];
      for (const email of [ADMIN.ADMIN_EMAIL, LEADER, SALESMAN])
        all.push(...(await benchViewer(server.url, client, email)));
      console.log(`\n${LEADS} leads, everybody together (aim: p95 under 30 ms)`);
      print('contacts', all);
      const fields = await fillFields(client);
      const byField = [];
      for (const email of [ADMIN.ADMIN_EMAIL, LEADER, SALESMAN])
        byField.push(...(await benchFields(server.url, fields, email)));
      console.log(
        `\n${LEADS} leads with custom fields, everybody together (aim: p95 under 100 ms)`,
      );
      print('by field', byField);
    } finally {
      await client.end();
      await server.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchViewer(url, client, email) {
  const token = await signIn(url, email);
  const { rows } = await client.query(
    `select l.user_id as owner, l.status_id as status from leads l join users u on u.id = l.user_id
     where $1 = 'bench@alpha.test' or u.email = $1 or u.leader_id = (select id from users where email = $1)
     group by 1, 2`,
    [email],
  );
  const known = {
    owners: rows.map(({ owner }) => owner),
    statuses: rows.map(({ status }) => status),
  };
  await times(url, token, contactMix(WARM_UP, known, 99));
  const mix = contactMix(QUESTIONS, known);
  const measured = await times(url, token, mix);
  report(`as ${email}`, mix, measured);
  return measured;
}

async function benchFields(url, fields, email) {
  const token = await signIn(url, email);
  await times(url, token, fieldMix(FIELD_WARM_UP, fields));
  const mix = fieldMix(FIELD_ROUNDS, fields);
  const measured = await times(url, token, mix);
  report(`custom fields as ${email}`, mix, measured);
  return measured;
}

async function times(url, token, mix) {
  const measured = [];
  for (const { path = '/api/leads', query } of mix)
    measured.push(
      await ask(`${url}${path}?${new URLSearchParams(query)}`, {
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
  await benchContacts();
}
