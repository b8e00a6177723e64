import { createFeed, listFeeds, runFeed } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FEED_ADDRESS, feedForm, listing } from '../../../test/feed-app.ts';
import { type ODataServer, startODataServer } from '../../../test/odata-server.ts';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openPostgres, type Postgres } from '../../../test/postgres.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { fillTestApp, type TestApp } from '../../../test/test-app.ts';
import { inBackground } from '../../platform/db/db.ts';
import { openDb } from '../../platform/db/open-db.ts';
import { createSafeInternet } from '../../platform/fetching/safe-fetch.ts';
import { startFeedLoop } from './feed-loop.ts';

let postgres: Postgres;
let test: TestApp;
let admin: Caller;
let server: ODataServer;
beforeAll(async () => {
  postgres = await openPostgres();
  const dataDir = temporaryFolder();
  const database = await openDb({
    databaseUrl: postgres.url,
    dataDir,
    poolSize: 4,
    statementTimeoutMs: 1_500,
  });
  test = await fillTestApp(database, { people: { leads: 0 }, config: { dataDir } });
  admin = await signedIn(test, 'admin@alpha.test');
  server = await startODataServer({ nextLinkBase: FEED_ADDRESS });
  const { fetch, download } = createSafeInternet({ allowsLoopback: true });
  test.deps.internet = {
    fetch: (url, options) => fetch(url.replace(FEED_ADDRESS, server.origin), options),
    download,
  };
});
afterAll(async () => {
  await test?.close();
  await server?.stop();
  await postgres?.stop();
});

it('a requested run is not subject to the time limit of requests', {
  timeout: 120_000,
}, async () => {
  server.put(listing('A', 1), listing('B', 2));
  const { db } = inBackground(test.database);
  await db.execute(sql`create function slow() returns trigger language plpgsql
    as $$ begin perform pg_sleep(2); return null; end $$`);
  await db.execute(sql`create trigger slow_one after insert on properties
    for each statement execute function slow()`);
  const { id } = (await admin(createFeed, { body: feedForm() })).json();
  await admin(runFeed, { params: { id } });
  const background = { ...test.deps, database: inBackground(test.database) };
  const loop = startFeedLoop(background, test.app.log);
  try {
    await expect
      .poll(async () => (await admin(listFeeds)).json()[0], { timeout: 60_000, interval: 500 })
      .toMatchObject({ is_waiting: false, last_run_at: expect.any(String), last_error: null });
  } finally {
    await loop.stop();
  }
  const { rows } = await db.execute(
    sql`select key, vanished_at from feed_listings where feed_id = ${id} order by key`,
  );
  expect(rows).toEqual([
    { key: 'A', vanished_at: null },
    { key: 'B', vanished_at: null },
  ]);
});
