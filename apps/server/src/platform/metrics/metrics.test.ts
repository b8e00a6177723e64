import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenOf } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { deliverNextMail } from '../mail/deliver-mail.ts';

const metricsToken = 'a-token-for-the-metrics';
const headers = { authorization: `Bearer ${metricsToken}` };

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.02, leads: 4 }, config: { metricsToken } });
});
afterAll(() => test.close());

const read = async () => (await test.app.inject({ url: '/metrics', headers })).body;

/** Requests and background work have a pool each; the embedded database has one connection. */
const poolFor = (use: 'requests' | 'background') =>
  test.database.kind === 'embedded' ? 'embedded' : use;

/** The value of the one line that has this name and these labels. */
function metricIn(body: string, name: string, labels: Record<string, string> = {}): number | null {
  const lines = body.split('\n').filter((line) => /^[a-z]/.test(line));
  const found = lines.filter(
    (line) =>
      line.split(/[{ ]/)[0] === name &&
      Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)),
  );
  expect(found.length, `${name} ${JSON.stringify(labels)}`).toBeLessThanOrEqual(1);
  return found[0] ? Number(found[0].split(' ').at(-1)) : null;
}

describe('access to the metrics', () => {
  it('does not exist unless the operator has set a token', async () => {
    const plain = await openTestApp();
    const answer = await plain.app.inject({ url: '/metrics', headers });
    await plain.close();
    expect(answer.statusCode).toBe(404);
  });

  it.each([
    ['no token', {}],
    ['another token', { authorization: 'Bearer something-else-altogether' }],
    ['the beginning of it', { authorization: `Bearer ${metricsToken.slice(0, -1)}` }],
    ['the token in another scheme', { authorization: `Basic ${metricsToken}` }],
  ])('is denied for %s', async (_name, given) => {
    const answer = await test.app.inject({ url: '/metrics', headers: given });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain('alpha_');
  });

  it('is denied for an administrator of the product: it is for the operator', async () => {
    const authorization = `Bearer ${await tokenOf(test, 'admin@alpha.test')}`;
    const answer = await test.app.inject({ url: '/metrics', headers: { authorization } });
    expect(answer.statusCode).toBe(401);
  });

  it('is granted with the token; the response is not cached, and the API document does not list it', async () => {
    const answer = await test.app.inject({ url: '/metrics', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { paths } = (await test.app.inject('/api/openapi.json')).json();
    expect(Object.keys(paths)).not.toContain('/metrics');
  });
});

describe('metrics', () => {
  it('count requests by route and status, never by path', async () => {
    for (let i = 0; i < 30; i += 1) await test.app.inject(`/api/curators/somebody-${i}`);
    for (let i = 0; i < 30; i += 1) await test.app.inject(`/nowhere/${i}?token=secret`);
    const body = await read();
    const curators = { route: '/api/curators/:slug', method: 'GET', status: '404' };
    expect(metricIn(body, 'alpha_http_requests_total', curators)).toBe(30);
    const nowhere = { route: 'unmatched', method: 'GET', status: '404' };
    expect(metricIn(body, 'alpha_http_requests_total', nowhere)).toBe(30);
    const seconds = 'alpha_http_request_duration_seconds_count';
    expect(metricIn(body, seconds, { route: '/api/curators/:slug', method: 'GET' })).toBe(30);
    expect(body).not.toMatch(/somebody-|nowhere|secret/);
  });

  it('do not count a visitor who hangs up as still in progress', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const address = test.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const before = metricIn(await read(), 'alpha_http_requests_in_flight');
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\ncontent-type: application/json\r\n\r\n{',
    );
    const now = async () => metricIn(await read(), 'alpha_http_requests_in_flight');
    await expect.poll(now).toBe((before ?? 0) + 1);
    socket.destroy();
    await expect.poll(now).toBe(before);
  });

  it('show the database pool and how long statements take', async () => {
    const body = await read();
    const pool = poolFor('requests');
    const idle = { pool, state: 'idle' };
    expect(metricIn(body, 'alpha_database_pool_connections', idle)).toBeGreaterThan(0);
    expect(metricIn(body, 'alpha_database_pool_waiting', { pool })).toBe(0);
    const selects = { pool, kind: 'select' };
    const count = 'alpha_database_statement_duration_seconds_count';
    expect(metricIn(body, count, selects)).toBeGreaterThan(0);
    expect(metricIn(body, 'alpha_database_up')).toBe(1);
  });

  it('show queues: email, imports, analyses, and the market in memory', async () => {
    const { db } = test.database;
    await db.execute(`insert into mail_outbox (idempotency_key, recipient, subject, html, text, locale)
      values ('a', 'one@example.com', 's', 'h', 't', 'en'), ('b', 'no address', 's', 'h', 't', 'en')`);
    await db.execute(`insert into imports (kind, name, status, phase)
      values ('csv', 'a', 'running', null), ('csv', 'b', 'running', 'writing'), ('csv', 'c', 'ready', null),
        ('csv', 'd', 'failed', null)`);
    await db.execute(`insert into feeds (name, kind, url, every_minutes, last_run_at)
      values ('late', 'reso', 'https://feed.example.com', 60, now() - interval '3 hours')`);
    // Tried again and again, it is never due for long; it has been waiting all the same.
    await db.execute(`update mail_outbox set created_at = now() - interval '5 hours',
      next_attempt_at = now() + interval '10 minutes' where idempotency_key = 'a'`);
    await db.execute(`insert into mail_outbox (idempotency_key, recipient, subject, html, text, locale, status)
      values ('c', 'two@example.com', 's', 'h', 't', 'en', 'failed')`);
    await db.execute('update properties set updated_at = clock_timestamp() where id in (1, 2)');
    await test.app.inject('/api/properties/map');
    // Another app on the same database: what the first has read is a few seconds old.
    const app = await buildApp(test.deps);
    const look = async () => (await app.inject({ url: '/metrics', headers })).body;
    await expect.poll(async () => metricIn(await look(), 'alpha_analyses_stale')).toBe(2);
    const body = await look();
    await app.close();
    expect(metricIn(body, 'alpha_mail_outbox', { state: 'waiting' })).toBe(2);
    expect(metricIn(body, 'alpha_mail_outbox', { state: 'failed' })).toBe(1);
    expect(metricIn(body, 'alpha_imports', { state: 'waiting' })).toBe(1);
    expect(metricIn(body, 'alpha_imports', { state: 'running' })).toBe(1);
    expect(metricIn(body, 'alpha_imports', { state: 'failed' })).toBe(1);
    expect(metricIn(body, 'alpha_mail_oldest_seconds')).toBeGreaterThan(4 * 3600);
    expect(metricIn(body, 'alpha_feed_overdue_seconds')).toBeGreaterThan(7000);
    expect(metricIn(body, 'alpha_market_rows')).toBeGreaterThan(10);
    expect(metricIn(body, 'alpha_market_versions_behind')).toBe(0);
    await db.execute("delete from imports where name in ('a', 'b', 'c', 'd')");
    await db.execute("delete from feeds where name = 'late'");
    await db.execute("update mail_outbox set next_attempt_at = now() where idempotency_key = 'a'");
  });

  it('query the database once in a few seconds, however often they are read', async () => {
    const app = await buildApp(test.deps);
    const statements = async () =>
      metricIn(
        (await app.inject({ url: '/metrics', headers })).body,
        'alpha_database_statement_duration_seconds_count',
        { pool: poolFor('background'), kind: 'select' },
      ) ?? 0;
    await statements();
    await expect.poll(statements).toBeGreaterThan(3);
    const before = await statements();
    for (let i = 0; i < 20; i += 1) await statements();
    expect((await statements()) - before).toBeLessThanOrEqual(1);
    await app.close();
  });

  it('count email by result', async () => {
    const result = async (name: string) =>
      metricIn(await read(), 'alpha_mail_total', { result: name }) ?? 0;
    const before = [await result('sent'), await result('failed'), await result('put_off')];
    let isUp = true;
    const send = async () => {
      isUp = !isUp;
      if (isUp) throw new Error('down');
    };
    const transport = { isServer: true, send, close: () => undefined };
    await test.database.db.execute(`insert into mail_outbox (idempotency_key, recipient, subject, html, text, locale)
      values ('d', 'three@example.com', 's', 'h', 't', 'en')`);
    while (await deliverNextMail(test.deps, transport));
    const after = [await result('sent'), await result('failed'), await result('put_off')];
    expect(after.map((n, i) => n - (before[i] ?? 0))).toEqual([1, 1, 1]);
  });

  it('contain the running version and the state of the process', async () => {
    const body = await read();
    expect(body).toMatch(/alpha_build_info\{version="[\d.]+",node="v\d+[^"]*",database="\w+"\} 1/);
    expect(body).toContain(`database="${test.database.kind}"`);
    expect(metricIn(body, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(metricIn(body, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(body).toContain('# TYPE alpha_import_rows_total counter');
  });
});
