import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../../test/postgres.ts';
import { temporaryFolder } from '../../../../test/server-process.ts';
import { fillTestApp } from '../../../../test/test-app.ts';
import { openDb } from '../open-db.ts';
import { openReplica } from './open-replica.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
let admin: pg.Client;
const urlOf = (name: string) => server.url.replace(/\/alpha$/, `/${name}`);

/** A second database acts as the replica, so its answers differ from the primary's. */
beforeAll(async () => {
  server = await startPostgres();
  const filled = await fillTestApp(
    await openDb({ databaseUrl: server.url, dataDir: temporaryFolder() }),
    { demo: { scale: 0.02, leads: 2 } },
  );
  await filled.close();
  admin = new pg.Client({ connectionString: urlOf('postgres') });
  await admin.connect();
  await admin.query('create database copy template alpha');
  await ask('copy', "update search_cities set name = 'On the copy'");
});
afterAll(async () => {
  await admin?.end();
  await server?.stop();
});

async function ask(database: string, text: string) {
  const client = new pg.Client({ connectionString: urlOf(database) });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

async function setAway(isAway: boolean) {
  await admin.query(`alter database copy allow_connections ${!isAway}`);
  if (isAway)
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'copy'",
    );
}

describe('a replica for search', () => {
  it('serves the explorer while available; otherwise the primary does, without errors', async () => {
    const database = await openDb({
      databaseUrl: server.url,
      replicaUrl: urlOf('copy'),
      dataDir: temporaryFolder(),
      statementTimeoutMs: 15_000,
    });
    const { app, close } = await fillTestApp(database);
    await expect.poll(() => database.replica?.current() !== null).toBe(true);
    const cities = async () => (await app.inject('/api/citiesList')).json() as string[];
    expect((await cities())[0]).toContain('On the copy');
    const map = await app.inject('/api/properties/map');
    expect(map.json().total).toBeGreaterThan(0);

    await setAway(true);
    const answers = await Promise.all(Array.from({ length: 6 }, cities));
    for (const answer of answers) expect(answer.join()).not.toContain('On the copy');
    expect(answers[0]?.length).toBeGreaterThan(0);
    expect(database.replica?.current()).toBe(null);
    await setAway(false);
    await close();
  });

  it('is not used while it is older than allowed, and used again when it has caught up', async () => {
    const primary = new pg.Pool({ connectionString: server.url });
    const prepared: unknown[] = [];
    const replica = openReplica(
      urlOf('copy'),
      primary,
      { replicaLagMs: 400 },
      { probeMs: 50, restMs: 100 },
    );
    replica.beforeUse(async (db) => void prepared.push(db));
    const isUsed = () => replica.current() !== null;
    await expect.poll(isUsed).toBe(true);
    const first = replica.current();

    await ask('alpha', 'update search_state set version = version + 1');
    await expect.poll(isUsed).toBe(false);
    expect(replica.state().lagMs).toBeGreaterThan(400);
    // Callers with the old handle get answers from the primary, which is never older.
    const [row] = (await first?.execute('select current_database() as name'))?.rows ?? [];
    expect(row).toEqual({ name: 'alpha' });

    await ask('copy', 'update search_state set version = version + 1');
    await expect.poll(isUsed).toBe(true);
    expect(replica.current()).not.toBe(first);
    expect(prepared.at(-1)).toBe(replica.current());
    await replica.close();
    await primary.end();
  });

  it('that was behind at startup is not used before it has caught up', async () => {
    await ask('alpha', 'update search_state set version = version + 1');
    const primary = new pg.Pool({ connectionString: server.url });
    const times = { probeMs: 50, restMs: 0 };
    const replica = openReplica(urlOf('copy'), primary, { replicaLagMs: 60_000 }, times);
    await expect.poll(() => replica.state().lagMs).toBe(Number.POSITIVE_INFINITY);
    expect(replica.current()).toBe(null);
    await ask('copy', 'update search_state set version = version + 1');
    await expect.poll(() => replica.current() !== null).toBe(true);
    await replica.close();
    await primary.end();
  });
});
