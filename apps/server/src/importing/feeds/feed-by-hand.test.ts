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
import { type ODataServer, startODataServer } from '../../../test/odata-server.ts';
import { type Caller, signedIn } from '../../../test/people.ts';
import { resoRecord } from '../../../test/reso-records.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { createSafeInternet } from '../../platform/fetching/safe-fetch.ts';
import type { BackgroundLoop } from '../../platform/lib/background-loop.ts';
import { startFeedLoop } from './feed-loop.ts';

const ADDRESS = 'https://feed.example.com';
const credentials = { kind: 'bearer', token: 'good-token' };
let test: TestApp;
let admin: Caller;
let server: ODataServer;
let loop: BackgroundLoop;

beforeAll(async () => {
  test = await openTestApp({ people: { leads: 0 }, config: { dataDir: temporaryFolder() } });
  admin = await signedIn(test, 'admin@alpha.test');
  server = await startODataServer({ pageSize: 2, nextLinkBase: ADDRESS });
  const { fetch, download } = createSafeInternet({ allowsLoopback: true });
  // Only public addresses are allowed, so this replaces the provider's server.
  test.deps.internet = {
    fetch: (url, options) => fetch(url.replace(ADDRESS, server.origin), options),
    download,
  };
  loop = startFeedLoop(test.deps, test.app.log);
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
  await loop.stop();
  await test.close().catch(() => undefined);
  await server.stop();
});

const feedOf = async (id: number) =>
  (await admin(listFeeds)).json().find((feed: { id: number }) => feed.id === id);
const importOf = async (id: number) => (await admin(getListingImport, { params: { id } })).json();
/** Requested on the page, then picked up by the loop. */
async function begin(id: number) {
  const before = (await feedOf(id)).last_import_id;
  const response = await admin(runFeed, { params: { id } });
  expect([response.statusCode, response.json()]).toMatchObject([200, { is_waiting: true }]);
  await expect
    .poll(async () => (await feedOf(id)).last_import_id, { timeout: 30_000 })
    .not.toBe(before);
  return feedOf(id);
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

it('a feed can be added, tried and run from the pages, and its listings reach the explorer', async () => {
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
    counts: { created: 6, analyzed: 6 },
  });
  const found = await admin(listProperties, { query: {} });
  expect(found.json().total).toBe(6);
});

it('a stopped run ends within seconds, keeps what it wrote, and resumes later', async () => {
  const { id } = (await admin(createFeed, { body: form({ name: 'Slow' }) })).json();
  // Responses that never come: a run would wait for over a minute.
  server.troubles.push({
    on: /skiptoken/,
    mishap: { status: 429, headers: { 'retry-after': '60' } },
    times: 5,
  });
  const { last_import_id: runId } = await begin(id);
  // Requested once more, it waits its turn.
  const next = (await admin(createFeed, { body: form({ name: 'Next' }) })).json().id;
  await admin(runFeed, { params: { id: next }, body: { full: true, may_be_short: false } });
  expect(await feedOf(next)).toMatchObject({ is_waiting: true, is_running: false });
  expect((await admin(stopListingImport, { params: { id: runId } })).json()).toMatchObject({
    status: 'broken',
    error: { code: 'run.stopped' },
    phase: null,
  });
  server.troubles.length = 0;
  await expect.poll(() => feedOf(next), { timeout: 30_000 }).toMatchObject({ is_waiting: false });
  await begin(id);
  await expect.poll(() => feedOf(id), { timeout: 30_000 }).toMatchObject({ is_running: false });
  expect(await importOf(runId)).toMatchObject({ status: 'broken' });
  expect(await importOf((await feedOf(id)).last_import_id)).toMatchObject({ status: 'done' });
  const log = await admin(listAudit, { query: { action: 'listing.import_stopped' } });
  expect(log.json().data[0].data).toEqual({ file: 'Slow' });
  // A finished run cannot be stopped.
  expect((await admin(stopListingImport, { params: { id: runId } })).json().status).toBe('broken');
});

it('a server shutdown stops the run before the database closes', async () => {
  const { id } = (await admin(createFeed, { body: form({ name: 'Last' }) })).json();
  server.troubles.push({
    on: /skiptoken/,
    mishap: { status: 429, headers: { 'retry-after': '60' } },
    times: 5,
  });
  await begin(id);
  const since = Date.now();
  await loop.stop();
  expect(Date.now() - since).toBeLessThan(30_000);
  const { rows } = await test.database.db.execute(
    sql`select status from imports order by id desc limit 1`,
  );
  // Like a killed one: the next run ends it and continues from the mark.
  expect(rows).toEqual([{ status: 'running' }]);
});
