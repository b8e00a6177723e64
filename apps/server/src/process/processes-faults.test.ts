import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anotherAddress,
  type Installation,
  kill,
  startInstallation,
} from '../../test/installation.ts';
import { redfinFile, redfinRow } from '../../test/listing-files.ts';
import { SLOW_MS } from '../../test/mail-server.ts';
import { ask } from '../../test/plain-request.ts';
import { type ServerProcess, untilReady } from '../../test/server-process.ts';

/** Four batches of an import, and of an analysis. */
const HOMES = 4_000;
const WAIT = { timeout: 90_000, interval: 20 };

let here: Installation;
let web: ServerProcess;
let worker: ServerProcess;
const startWorker = async () => {
  worker = await here.start({ PROCESS_ROLE: 'worker' });
  await untilReady(worker);
};
beforeAll(async () => {
  here = await startInstallation();
  web = await here.start({ PROCESS_ROLE: 'web' });
  await untilReady(web);
  await startWorker();
});
afterAll(() => here?.stop());

const numberOf = async (query: string) =>
  (await here.query<{ n: number }>(`select (${query})::int as n`))[0]?.n ?? -1;
const rowsIn = (table: string) => numberOf(`select count(*) from ${table}`);

describe('kill −9 of the worker (security 25)', { timeout: 240_000 }, () => {
  it('while it sends and imports: the next one sends the email once and continues the file', async () => {
    const token = await here.signIn(web);
    const file = redfinFile(...Array.from({ length: HOMES }, (_, i) => redfinRow(`P${i}`)));
    const uploaded = await ask(`${web.url}/api/imports?kind=redfin&name=homes_2026-11-01.csv`, {
      token,
      body: file,
    });
    const { id } = JSON.parse(uploaded.body);
    await here.mailGate.set('silent');
    await here.queueEmails('kept-', 1);
    const stateOf = async (column: string, table: string) =>
      (await here.query<Record<string, unknown>>(`select ${column} as it from ${table}`))[0]?.it;
    await expect.poll(() => stateOf('status', 'mail_outbox'), WAIT).toBe('sending');
    const started = await ask(`${web.url}/api/imports/${id}/start`, { token, body: {} });
    expect(started.status, started.body).toBe(200);
    await expect.poll(() => stateOf('resume_at', 'imports'), WAIT).not.toBe(0);
    await kill(worker);

    const half = await rowsIn('properties');
    expect(half).toBeLessThan(HOMES);
    expect(await stateOf('resume_at', 'imports')).toBe(half);
    await here.mailGate.set('open');
    await startWorker();
    await expect.poll(() => stateOf('status', 'imports'), WAIT).toBe('done');
    expect(await stateOf('created', 'imports')).toBe(HOMES);
    for (const table of ['properties', 'import_rows', 'property_prices'])
      expect(await rowsIn(table), table).toBe(HOMES);
    // The email stays claimed until its lease ends, in minutes: the test moves the lease.
    expect(await stateOf('status', 'mail_outbox')).toBe('sending');
    await here.query('update mail_outbox set next_attempt_at = now()');
    await expect.poll(() => stateOf('status', 'mail_outbox'), WAIT).toBe('sent');
    expect(here.sentEmails('kept-')).toEqual(['kept-1']);
  });

  it('during analyses: the next one finishes them, and the servers show every listing', async () => {
    // As an import of rents would, but by no process of ours: the worker notices by itself.
    await here.query('update properties set rent_estimate = 2500, updated_at = now()');
    await expect.poll(() => rowsIn('property_analyses'), WAIT).toBeGreaterThan(0);
    await kill(worker);
    const half = await rowsIn('property_analyses');
    expect(half).toBeLessThan(HOMES);
    expect(await rowsIn('property_search')).toBe(half);
    const [first] = await here.query<{ at: Date }>(
      'select max(computed_at) as at from property_analyses',
    );
    await startWorker();
    await expect.poll(() => rowsIn('property_analyses'), WAIT).toBe(HOMES);
    await expect
      .poll(async () => JSON.parse((await ask(`${web.url}/api/properties`)).body).total, WAIT)
      .toBe(HOMES);
    // Finished analyses were not computed again.
    const finished = `select count(*) from property_analyses where computed_at <= '${first?.at.toISOString()}'::timestamptz + interval '1 millisecond'`;
    expect(await numberOf(finished)).toBe(half);
  });

  it('while it compares listings with saved searches, and while it writes the emails: nobody gets the same news twice', async () => {
    await kill(worker);
    const SEARCHES = 20;
    await here.query(
      `insert into leads (first_name, last_name, phone, email, status_id, user_id, source)
       select 'Ana', n::text, '1', 'news-' || n || '@leads.test', (select min(id) from lead_statuses), 1, 'staff'
       from generate_series(1, ${SEARCHES}) n`,
    );
    await here.query(
      `insert into saved_searches (lead_id, name, filter, cash_flow_min, frequency, is_by_investor, locale, stop_key, since_version)
       select id, 'All', '{}', -100000, 'immediate', true, 'en', 'key' || id, 0 from leads where email like 'news-%'`,
    );
    await here.query('delete from alert_figures');
    await here.query('update property_search set relevance = relevance + 1');
    const [before] = await here.query('select version, changed_id from alert_state');
    /** Kills the worker when it waits for this table, with everything before it in its transaction done. */
    const dieAt = async (table: string) => {
      await here.query('begin');
      await here.query(`lock table ${table} in exclusive mode`);
      await startWorker();
      const waiting = `select count(*) from pg_locks where relation = '${table}'::regclass and not granted`;
      await expect.poll(() => numberOf(waiting), WAIT).toBeGreaterThan(0);
      await kill(worker);
      await here.query('rollback');
      // The database notices that nobody is there for the answer, and takes back what had begun.
      const open = `select count(*) from pg_stat_activity
        where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`;
      await expect.poll(() => numberOf(open), WAIT).toBe(0);
    };
    await dieAt('saved_searches');
    expect(await rowsIn('search_alerts')).toBe(0);
    expect(await rowsIn('alert_figures')).toBe(0);
    expect((await here.query('select version, changed_id from alert_state'))[0]).toEqual(before);
    await startWorker();
    await expect.poll(() => rowsIn('alert_figures'), WAIT).toBe(HOMES);
    // The most that is kept of one search and batch.
    expect(await rowsIn('search_alerts')).toBe(60 * SEARCHES);
    await kill(worker);

    await here.query('update saved_searches set next_mail_at = now()');
    const written = "select count(*) from mail_outbox where idempotency_key like 'alert:%'";
    await dieAt('lead_emails');
    expect(await numberOf(written)).toBe(0);
    expect(await numberOf('select count(mailed_at) from search_alerts')).toBe(0);
    await startWorker();
    await expect.poll(() => numberOf(written), WAIT).toBe(SEARCHES);
    const sent = () => here.sentEmails(`${HOMES.toLocaleString('en')} updates`).length;
    await expect.poll(sent, WAIT).toBe(SEARCHES);
    // Everything changes again, and nothing of it is news.
    await here.query('update property_search set relevance = relevance + 1');
    const behind = `select count(*) from alert_state where version < (select version from search_state)`;
    await expect.poll(() => numberOf(behind), WAIT).toBe(0);
    expect(await rowsIn('search_alerts')).toBe(60 * SEARCHES);
    expect(await numberOf(written)).toBe(SEARCHES);
  });

  it('repeatedly by the same file: it is set aside and shown to the administrator', async () => {
    await kill(worker);
    await here.query(
      `insert into imports (kind, name, path, file_hash, options, status, attempts, started_at)
       values ('redfin', 'deadly.csv', '/nowhere', 'x', '{"isUpload":true}', 'running', 5, now())`,
    );
    await startWorker();
    const shown = async () => {
      const token = await here.signIn(web);
      const list = JSON.parse((await ask(`${web.url}/api/imports`, { token })).body);
      return list[0];
    };
    await expect
      .poll(shown, { timeout: 60_000, interval: 500 })
      .toMatchObject({ name: 'deadly.csv', status: 'broken', error: { code: 'file.brokenOff' } });
  });
});

describe('a database outage of some seconds (security 27)', { timeout: 180_000 }, () => {
  it('answers 503 with Retry-After; servers and workers recover by themselves', async () => {
    const token = await here.signIn(web);
    // The mail server has one email and is slow to confirm it.
    here.mail.setMood('is slow');
    await here.queueEmails('gone-', 1);
    await expect.poll(() => here.sentEmails('gone-').length, WAIT).toBe(1);
    await here.databaseGate.set('closed');
    here.mail.setMood('accepts');
    await here.queueEmails('after-', 3);
    const whileAway = [
      ask(`${web.url}/api/ready`),
      ask(`${worker.url}/api/ready`),
      ask(`${web.url}/api/user`, { token }),
      ask(`${web.url}/api/leads`, { token }),
      ask(`${web.url}/api/login`, {
        body: { email: 'a@alpha.test', password: 'a guess' },
        from: anotherAddress(),
      }),
    ];
    for (const answer of await Promise.all(whileAway)) {
      expect(answer.status, answer.body).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    // Alive all the while: nobody restarts it.
    for (const { url } of [web, worker]) expect((await ask(`${url}/api/health`)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS + 500));
    await here.databaseGate.set('open');
    for (const { url } of [web, worker])
      await expect.poll(async () => (await ask(`${url}/api/ready`)).status, WAIT).toBe(200);
    expect((await ask(`${web.url}/api/user`, { token })).status).toBe(200);
    await expect.poll(() => here.sentEmails('after-').length, WAIT).toBe(3);
    // It was written down as gone as soon as that was possible, so that it does not go again.
    const gone = () =>
      here.query("select status, attempts from mail_outbox where subject = 'gone-1'");
    await expect.poll(gone, WAIT).toEqual([{ status: 'sent', attempts: 1 }]);
    expect(here.sentEmails('gone-')).toHaveLength(1);
  });

  it('during an import: it continues by itself, and nothing is imported twice', async () => {
    const token = await here.signIn(web);
    const file = redfinFile(...Array.from({ length: HOMES }, (_, i) => redfinRow(`Q${i}`)));
    const uploaded = await ask(`${web.url}/api/imports?kind=redfin&name=more_2026-11-02.csv`, {
      token,
      body: file,
    });
    const { id } = JSON.parse(uploaded.body);
    await ask(`${web.url}/api/imports/${id}/start`, { token, body: {} });
    await expect
      .poll(() => numberOf(`select resume_at from imports where id = ${id}`), WAIT)
      .not.toBe(0);
    await here.databaseGate.set('closed');
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await here.databaseGate.set('open');
    const state = () => here.query(`select status, created from imports where id = ${id}`);
    await expect.poll(state, WAIT).toEqual([{ status: 'done', created: HOMES }]);
    expect(await rowsIn('properties')).toBe(2 * HOMES);
    expect(await rowsIn('import_rows')).toBe(2 * HOMES);
  });
});
