import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../test/postgres.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { testConfig } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import { analyzeStale } from '../../underwriting/analysis/analysis.service.ts';
import { inlineAnalysisPool } from '../../underwriting/analysis/analysis-pool.ts';
import { openDb } from './open-db.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

const open = (statementTimeoutMs = 0) =>
  openDb({ databaseUrl: server.url, dataDir: temporaryFolder(), statementTimeoutMs });

async function query(text: string) {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

async function emptyDatabase(): Promise<string> {
  await query('create database empty_one');
  const url = new URL(server.url);
  url.pathname = 'empty_one';
  return url.href;
}

describe('on PostgreSQL', () => {
  it('four processes that start together migrate once', async () => {
    const databases = await Promise.all([open(), open(), open(), open()]);
    const applied = await query('select hash from drizzle.__drizzle_migrations');
    expect(new Set(applied.map(({ hash }) => hash)).size).toBe(applied.length);
    expect(applied.length).toBeGreaterThan(0);
    for (const database of databases) await database.ping();
    await Promise.all(databases.map((database) => database.close()));
  });

  it('refuses a database whose locale would miss names with accents, before it creates a table', async () => {
    await query(`create database plain_c template template0 encoding 'UTF8' locale 'C'`);
    const url = new URL(server.url);
    url.pathname = 'plain_c';
    const opened = openDb({
      databaseUrl: url.href,
      dataDir: temporaryFolder(),
      statementTimeoutMs: 0,
    });
    await expect(opened).rejects.toThrow(/locale C.*locale 'C\.UTF-8'/);
  });

  it('two processes that start together load the demo once', async () => {
    const databases = await Promise.all([open(), open()]);
    const config = testConfig({ databaseUrl: server.url });
    const small = { scale: 0.02, leads: 10, asOf: '2026-11-01' };
    const loaded = await Promise.all(
      databases.map((database) => loadDemo({ config, database }, small)),
    );
    expect(loaded.filter((logins) => logins !== null)).toHaveLength(1);
    expect(await query('select count(*)::int as n from leads')).toEqual([{ n: 10 }]);
    await Promise.all(databases.map((database) => database.close()));
  });

  it('connections cut while in use fail their requests, not the server (security 27)', async () => {
    // As the product runs: no request waits longer than this for a connection that is gone.
    const database = await open(10_000);
    const app = await buildApp({ config: testConfig(), database, appSecret: 'x'.repeat(48) });
    const payload = { email: 'admin@alpha.test', password: 'not it' };
    const answers = Array.from({ length: 12 }, () =>
      app.inject({ method: 'POST', url: '/api/login', payload }),
    );
    const others =
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = 'alpha'";
    for (let round = 0; round < 5; round += 1) await query(others);
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(
      statuses.every((status) => [401, 429, 503].includes(status)),
      statuses.join(),
    ).toBe(true);
    const ready = async () => (await app.inject('/api/ready')).statusCode;
    await expect.poll(ready).toBe(200);
    await app.close();
    await database.close();
  });

  it('an analysis sees a price that was changed in a transaction older than itself', async () => {
    const database = await open();
    const pool = inlineAnalysisPool();
    await analyzeStale(database.db, pool);
    const importer = new pg.Client({ connectionString: server.url });
    await importer.connect();
    await importer.query('begin');
    await importer.query(
      'update properties set list_price = 234567, updated_at = now() where id = 1',
    );
    await database.db.execute('update areas set updated_at = clock_timestamp()');
    await analyzeStale(database.db, pool);
    await importer.query('commit');
    await importer.end();
    await analyzeStale(database.db, pool);
    const stored =
      "select inputs->'inputs'->>'listPrice' as price from property_analyses where property_id = 1";
    expect(await query(stored)).toEqual([{ price: '234567' }]);
    await database.close();
  });

  it('waiting for a locked table does not make others wait', async () => {
    const fresh = await emptyDatabase();
    const holder = new pg.Client({ connectionString: fresh });
    await holder.connect();
    await holder.query('begin');
    await holder.query('create table users (id int)');
    const opening = openDb({ databaseUrl: fresh, dataDir: temporaryFolder() });
    const isWaiting = async () =>
      (await holder.query("select 1 from pg_locks where not granted and locktype <> 'advisory'"))
        .rowCount;
    await expect.poll(isWaiting).toBe(1);
    // It lets go by itself …
    await expect.poll(isWaiting).toBe(0);
    await holder.query('rollback');
    await holder.end();
    // … and comes back.
    await (await opening).close();
  });

  it('reports in one line that a user may not create tables', async () => {
    await query("create role guest login password 'guest'");
    await query('create database locked');
    const url = new URL(server.url);
    Object.assign(url, { username: 'guest', password: 'guest', pathname: 'locked' });
    await expect(openDb({ databaseUrl: url.href, dataDir: temporaryFolder() })).rejects.toThrow(
      /^DATABASE_URL: its user may not create tables .*owner to/,
    );
  });

  it('a database newer than the program is refused and unchanged', async () => {
    await query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 4102444800000)",
    );
    await expect(open()).rejects.toThrow(/newer than this program/);
    await query("delete from drizzle.__drizzle_migrations where hash = 'future'");
    await (await open()).close();
  });
});
