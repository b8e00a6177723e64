import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../test/postgres.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { openGate } from '../../../test/tcp-gate.ts';
import { fillTestApp, type TestApp } from '../../../test/test-app.ts';
import { analyzeStale } from '../../underwriting/analysis/analysis.service.ts';
import { inlineAnalysisPool } from '../../underwriting/analysis/analysis-pool.ts';
import { transactionRetries } from '../lib/metrics.ts';
import { backgroundOf } from './db.ts';
import { openDb } from './open-db.ts';
import { poolOf } from './watched-pool.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
let test: TestApp;
const open = () =>
  openDb({
    databaseUrl: server.url,
    dataDir: temporaryFolder(),
    poolSize: 3,
    statementTimeoutMs: 400,
  });

beforeAll(async () => {
  server = await startPostgres();
  test = await fillTestApp(await openDb({ databaseUrl: server.url, dataDir: temporaryFolder() }), {
    demo: { scale: 0.02, leads: 4 },
  });
  await test.close();
  test = await fillTestApp(await open());
});
afterAll(async () => {
  await test?.close();
  await server?.stop();
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  return client;
}

const settingsOf = async (pool: pg.Pool) => {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const { rows } = await pool.query(
    'select setting from pg_settings where name = any($1) order by array_position($1, name)',
    [names],
  );
  return rows.map(({ setting }) => Number(setting));
};

describe('time limits on PostgreSQL', () => {
  it('apply to requests and not to background jobs', async () => {
    const { database } = test;
    expect(await settingsOf(poolOf(database.db))).toEqual([400, 400, 30_000]);
    expect(await settingsOf(poolOf(backgroundOf(database)))).toEqual([0, 0, 600_000]);
    await poolOf(backgroundOf(database)).query('select pg_sleep(0.6)');
    await expect(poolOf(database.db).query('select pg_sleep(0.6)')).rejects.toMatchObject({
      code: '57014',
    });
  });

  it('never open more connections than the pool allows', async () => {
    const pool = poolOf(test.database.db);
    const pids = await Promise.all(
      Array.from({ length: 12 }, () => pool.query('select pg_backend_pid() as pid')),
    );
    expect(new Set(pids.map(({ rows }) => rows[0].pid)).size).toBeLessThanOrEqual(3);
    expect(pool.totalCount).toBeLessThanOrEqual(3);
  });

  it('a query that takes too long is a 503 with a message, and the next one works (security 27)', async () => {
    const other = await connect();
    await other.query('alter table search_cities rename to cities_that_are_quick');
    await other.query(
      'create view search_cities as select c.* from cities_that_are_quick c, pg_sleep(3)',
    );
    const headers = { 'accept-language': 'es' };
    const slow = await test.app.inject({ url: '/api/citiesList', headers });
    await other.query('drop view search_cities');
    await other.query('alter table cities_that_are_quick rename to search_cities');
    await other.end();
    expect(slow.statusCode).toBe(503);
    expect(slow.headers['retry-after']).toBe('5');
    expect(slow.json()).toMatchObject({
      code: 'service.unavailable',
      request_id: slow.headers['x-request-id'],
    });
    expect(slow.json().message).toMatch(/servicio/);
    expect((await test.app.inject('/api/citiesList')).statusCode).toBe(200);
  });

  it('a request that waits too long for a locked row gets a 503 and does not hang (security 27)', async () => {
    const other = await connect();
    await other.query('begin');
    await other.query('lock table users in access exclusive mode');
    const payload = { email: 'admin@alpha.test', password: 'not it' };
    const answer = await test.app.inject({ method: 'POST', url: '/api/login', payload });
    await other.query('rollback');
    await other.end();
    expect(answer.statusCode).toBe(503);
    const again = await test.app.inject({ method: 'POST', url: '/api/login', payload });
    expect(again.statusCode).toBe(401);
  });
});

describe('a server whose connections are all busy', () => {
  it('is still ready: busy is not unavailable', async () => {
    const pool = poolOf(test.database.db);
    const work = Array.from({ length: 9 }, () =>
      pool.query('select pg_sleep(0.3)').catch(() => undefined),
    );
    expect((await test.app.inject('/api/ready')).statusCode).toBe(200);
    expect(pool.waitingCount).toBeGreaterThan(0);
    await Promise.all(work);
  });
});

describe('a database that stops responding on open connections', () => {
  it('causes a 503 for current requests, and the next ones get working connections (security 27)', {
    timeout: 60_000,
  }, async () => {
    const gate = await openGate(Number(new URL(server.url).port));
    const url = new URL(server.url);
    url.port = String(gate.port);
    const options = { dataDir: temporaryFolder(), poolSize: 2, statementTimeoutMs: 300 };
    const database = await openDb({ databaseUrl: url.href, ...options });
    const own = await fillTestApp(database);
    const ask = () => own.app.inject('/api/citiesList');
    expect(await Promise.all([ask(), ask()])).toMatchObject([
      { statusCode: 200 },
      { statusCode: 200 },
    ]);
    gate.freeze();
    const during = await Promise.all([ask(), ask()]);
    expect(during.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect((await ask()).statusCode).toBe(200);
    gate.cutFrozen();
    await own.close();
    await gate.stop();
  });
});

describe('two transactions that deadlock', () => {
  it('cost an analysis nothing: what PostgreSQL rolled back is retried', async () => {
    const db = backgroundOf(test.database);
    const other = await connect();
    const { rows } = await other.query('select id from property_search order by id limit 1');
    const { id } = rows[0];
    await other.query('update properties set rent_estimate = null where id = $1', [id]);
    // The other one is patient, so that we are the one who is undone.
    await other.query("set deadlock_timeout = '30s'");
    await other.query('begin');
    await other.query('update property_analyses set computed_at = now() where property_id = $1', [
      id,
    ]);
    const before = await retriesSoFar();
    const analyzing = analyzeStale(db, inlineAnalysisPool());
    const isWaiting = async () =>
      (
        await test.database.db.execute(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'delete from \"property_analyses\"%'",
        )
      ).rows.length;
    await expect.poll(isWaiting).toBe(1);
    await other.query('select 1 from search_state for update');
    await other.query('commit');
    await analyzing;
    expect(await retriesSoFar()).toBeGreaterThan(before);
    const left = await other.query('select 1 from property_analyses where property_id = $1', [id]);
    await other.end();
    expect(left.rows).toEqual([]);
  });
});

async function retriesSoFar(): Promise<number> {
  const { values } = await transactionRetries.get();
  return values.find(({ labels }) => labels.result === 'again')?.value ?? 0;
}
