import {
  createFeed,
  getListingImport,
  listAudit,
  listFeeds,
  listProperties,
  runFeed,
  stopListingImport,
  testFeed,
} from '@alpha/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ODataServer, startODataServer } from '../../../../test/odata-server.ts';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { resoRecord } from '../../../../test/reso-records.ts';
import { temporaryFolder } from '../../../../test/server-process.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createSafeInternet } from '../safe-fetch.ts';

const ADDRESS = 'https://feed.example.com';
const credentials = { kind: 'bearer', token: 'good-token' };
let test: TestApp;
let admin: Caller;
let server: ODataServer;

beforeAll(async () => {
  test = await openTestApp({ people: { leads: 0 }, config: { dataDir: temporaryFolder() } });
  admin = await signedIn(test, 'admin@alpha.test');
  server = await startODataServer({ pageSize: 2, nextLinkBase: ADDRESS });
  const { fetch, download } = createSafeInternet({ allowsLoopback: true });
  // The product knows public addresses only: this test stands in for the provider's.
  test.deps.internet = {
    fetch: (url, options) => fetch(url.replace(ADDRESS, server.origin), options),
    download,
  };
  for (let i = 1; i <= 6; i += 1)
    server.put(
      resoRecord({
        ListingKey: `H${i}`,
        StreetNumber: String(i),
        ModificationTimestamp: new Date(Date.UTC(2025, 10, 3, 0, i)).toISOString(),
        TotalActualRent: 3_000,
      }),
    );
});
afterAll(async () => {
  await test.close().catch(() => undefined);
  await server.stop();
});

const feedOf = async (id: number) =>
  (await admin(listFeeds)).json().find((feed: { id: number }) => feed.id === id);
const importOf = async (id: number) => (await admin(getListingImport, { params: { id } })).json();
/** Rows are done before photos are: only then is there room for the next run. */
async function begin(id: number) {
  let begun = await admin(runFeed, { params: { id } });
  await expect
    .poll(
      async () => {
        if (begun.statusCode !== 200) begun = await admin(runFeed, { params: { id } });
        return begun.statusCode;
      },
      { timeout: 30_000 },
    )
    .toBe(200);
  return begun.json();
}
const form = (more: object = {}) => ({
  name: 'South Florida',
  url: `${ADDRESS}/odata`,
  credentials,
  requests_per_second: 50,
  every_minutes: null,
  is_enabled: true,
  ...more,
});

it('a feed is added, tried, run and in the explorer by hand alone', async () => {
  const connection = { url: `${ADDRESS}/odata`, credentials, requests_per_second: 50 };
  expect((await admin(testFeed, { body: connection })).json()).toEqual({
    error: null,
    listings: 2,
  });
  const { id } = (await admin(createFeed, { body: form() })).json();
  const begun = await begin(id);
  expect(begun).toMatchObject({ id, last_import_id: expect.any(Number) });
  await expect.poll(() => feedOf(id), { timeout: 30_000 }).toMatchObject({ is_running: false });
  expect(await importOf(begun.last_import_id)).toMatchObject({
    status: 'done',
    counts: { created: 6, analysed: 6 },
  });
  const found = await admin(listProperties, { query: {} });
  expect(found.json().total).toBe(6);
});

it('a run that somebody stops ends within seconds, keeps what it wrote, and goes on later', async () => {
  const { id } = (await admin(createFeed, { body: form({ name: 'Slow' }) })).json();
  // Answers that do not come: a run would wait for them for a minute and more.
  server.troubles.push({
    on: /skiptoken/,
    mishap: { status: 429, headers: { 'retry-after': '60' } },
    times: 5,
  });
  const { last_import_id: runId } = await begin(id);
  expect((await admin(runFeed, { params: { id } })).json().code).toBe('listingImport.busy');
  expect((await admin(stopListingImport, { params: { id: runId } })).json()).toMatchObject({
    status: 'broken',
    error: { code: 'run.stopped' },
    phase: null,
  });
  server.troubles.length = 0;
  await begin(id);
  await expect.poll(() => feedOf(id), { timeout: 30_000 }).toMatchObject({ is_running: false });
  expect(await importOf(runId)).toMatchObject({ status: 'broken' });
  expect(await importOf((await feedOf(id)).last_import_id)).toMatchObject({ status: 'done' });
  const log = await admin(listAudit, { query: { action: 'listing.import_stopped' } });
  expect(log.json().data[0].data).toEqual({ file: 'Slow' });
  // Of what has ended nothing is left to stop.
  expect((await admin(stopListingImport, { params: { id: runId } })).json().status).toBe('broken');
});

it('a feed whose run was killed can be run again', async () => {
  const [{ id }] = (await admin(listFeeds)).json();
  await test.database.db.execute(
    sql`insert into imports (kind, name, feed_id, status) values ('reso', 'killed', ${id}, 'running')`,
  );
  expect(await feedOf(id)).toMatchObject({ is_running: true });
  await begin(id);
  await expect.poll(() => feedOf(id), { timeout: 30_000 }).toMatchObject({ is_running: false });
});

it('a server that is told to stop takes the run along, before its database closes', async () => {
  const { id } = (await admin(createFeed, { body: form({ name: 'Last' }) })).json();
  server.troubles.push({
    on: /skiptoken/,
    mishap: { status: 429, headers: { 'retry-after': '60' } },
    times: 5,
  });
  await begin(id);
  const since = Date.now();
  await test.app.close();
  expect(Date.now() - since).toBeLessThan(30_000);
  const { rows } = await test.database.db.execute(
    sql`select status from imports order by id desc limit 1`,
  );
  // Like one that was killed: the next run ends it and goes on from the mark.
  expect(rows).toEqual([{ status: 'running' }]);
});
