import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEvents } from '../../test/event-reader.ts';
import { anotherAddress, type Installation, startInstallation } from '../../test/installation.ts';
import { ask } from '../../test/plain-request.ts';
import { startReadyProxy } from '../../test/ready-proxy.ts';
import { type ServerProcess, temporaryFolder, untilReady } from '../../test/server-process.ts';

let here: Installation;
let a: ServerProcess;
let b: ServerProcess;
let worker: ServerProcess;
beforeAll(async () => {
  here = await startInstallation();
  // At once, on an empty database; all three have loops that do the work.
  [a, b, worker] = await Promise.all([
    here.start(),
    here.start(),
    here.start({ PROCESS_ROLE: 'worker' }),
  ]);
  await Promise.all([a, b, worker].map(untilReady));
});
afterAll(() => here?.stop());

const WAIT = { timeout: 60_000, interval: 100 };
const form = (n: number | string) => ({
  first_name: 'Ana',
  last_name: `Far ${n}`,
  phone: '-',
  email: `far.${n}@leads.test`,
});

describe('two servers and a worker on one PostgreSQL', { timeout: 300_000 }, () => {
  it('start together on an empty database and initialize it once; one with another secret is refused', async () => {
    const [counts] = await here.query(
      `select (select count(*)::int from users) as people,
        (select count(*) - count(distinct (role, name)) from lead_statuses)::int as "statusesTwice",
        (select count(*) - count(distinct hash) from drizzle.__drizzle_migrations)::int as "migrationsTwice"`,
    );
    expect(counts).toEqual({ people: 1, statusesTwice: 0, migrationsTwice: 0 });
    const stranger = await here.start({
      APP_SECRET: 'of nobody else '.repeat(3),
      DATA_DIR: temporaryFolder(),
    });
    expect(await stranger.ended).toBe(1);
    expect(stranger.output().trim().split('\n')).toEqual([
      expect.stringMatching(/^APP_SECRET: this database was set up with another secret/),
    ]);
    // Nothing on a worker's port is for people.
    const statusOf = async (path: string) => (await ask(worker.url + path)).status;
    expect(await statusOf('/api/health')).toBe(200);
    for (const path of ['/', '/api/citiesList', '/api/docs', '/api/leads'])
      expect(await statusOf(path), path).toBe(404);
  });

  it('share sessions and live changes', async () => {
    const token = await here.signIn(a);
    const events = await readEvents(b.url, token);
    const made = await ask(`${a.url}/api/app/leads`, { token, body: form('away') });
    const lead = JSON.parse(made.body);
    const about = (event: object) => 'lead_id' in event && event.lead_id === lead.id;
    expect(await events.next(about)).toMatchObject({ kind: 'created' });
    const [next] = await here.query<{ id: number }>(
      'select id from lead_statuses where role = (select role from lead_statuses where id = $1) and id <> $1 limit 1',
      [lead.lead_status_id],
    );
    const moved = await ask(`${a.url}/api/leads/${lead.id}`, {
      method: 'PUT',
      token,
      body: { lead_status_id: next?.id, version: lead.version },
    });
    expect(moved.status, moved.body).toBe(200);
    const isMove = (event: object) => about(event) && 'version' in event && event.version === 2;
    expect(await events.next(isMove)).toMatchObject({ kind: 'changed', lead_status_id: next?.id });
    // 26: at the other server with what was seen before the move.
    const late = { lead_status_id: lead.lead_status_id, version: lead.version };
    const second = await ask(`${b.url}/api/leads/${lead.id}`, { method: 'PUT', token, body: late });
    expect(second.status).toBe(409);

    expect((await ask(`${b.url}/api/user`, { token })).status).toBe(200);
    expect((await ask(`${a.url}/api/logout`, { token, body: {} })).status).toBe(200);
    expect((await ask(`${b.url}/api/user`, { token })).status).toBe(401);
    await events.ended;
  });

  it('count strict limits together (security 3)', async () => {
    const from = anotherAddress();
    const guess = (server: ServerProcess, address: string) =>
      ask(`${server.url}/api/login`, {
        body: { email: 'nobody@alpha.test', password: 'a guess' },
        from: address,
      });
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => guess(i % 2 ? a : b, from)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(refused).toHaveLength(4);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess(a, anotherAddress())).status).toBe(401);
    // Neither address nor endpoint can be read off the table.
    const kept = await here.query<{ key: string }>('select key from rate_limits');
    expect(JSON.stringify(kept)).not.toMatch(/10\.9\.|login/);
  });

  it('send each email once, with three processes running (security 16)', async () => {
    await here.queueEmails('once-', 60);
    const waiting = async () =>
      (await here.query("select 1 from mail_outbox where status <> 'sent'")).length;
    await expect.poll(waiting, WAIT).toBe(0);
    expect(here.sentEmails('once-')).toHaveLength(60);
    expect(new Set(here.sentEmails('once-')).size).toBe(60);
  });

  it('drop no request while both servers are restarted in turn', async () => {
    const proxy = await startReadyProxy([a.url, b.url]);
    const token = await here.signIn(a);
    const events = await readEvents(a.url, token);
    const failures: string[] = [];
    let isOver = false;
    let asked = 0;
    let made = 0;
    const visitor = async () => {
      while (!isOver) {
        asked += 1;
        const isWrite = asked % 7 === 0;
        const path = isWrite ? '/api/app/leads' : '/api/user';
        const body = isWrite ? { body: form(`n${asked}`) } : {};
        const answer = await ask(proxy.url + path, { token, from: anotherAddress(), ...body });
        if (answer.status !== 200) failures.push(`${path}: ${answer.status} ${answer.body}`);
        else if (isWrite) made += 1;
        await delay(10);
      }
    };
    const visitors = Promise.all(Array.from({ length: 3 }, visitor));

    const restart = async (server: ServerProcess) => {
      const PORT = new URL(server.url).port;
      server.child.kill('SIGTERM');
      await server.ended;
      const next = await here.start({ PORT, PROCESS_ROLE: 'web' });
      await untilReady(next);
      await expect.poll(proxy.readyCount, WAIT).toBe(2);
      return next;
    };
    const [oldA, oldB] = [a, b];
    const restarted = restart(a);
    await expect
      .poll(async () => (await ask(`${oldA.url}/api/ready`)).status, { interval: 20 })
      .toBe(503);
    // Not ready, and still serving, on connections that are not used again.
    const served = await ask(`${oldA.url}/api/user`, { token });
    expect([served.status, served.headers.connection]).toEqual([200, 'close']);
    a = await restarted;
    // Asked to reconnect, possibly to the other server.
    await events.ended;
    expect(await oldA.ended).toBe(0);
    b = await restart(b);
    expect(await oldB.ended).toBe(0);
    isOver = true;
    await visitors;
    await proxy.stop();
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(100);
    const [counted] = await here.query(
      "select count(*)::int as n from leads where email like 'far.n%'",
    );
    expect(counted).toEqual({ n: made });
  });
});
