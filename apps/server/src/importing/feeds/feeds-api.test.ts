import {
  cancelFeedRun,
  createFeed,
  deleteFeed,
  listAudit,
  listFeeds,
  runFeed,
  testFeed,
  updateFeed,
} from '@alpha/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startODataServer } from '../../../test/odata-server.ts';
import { type Caller, signedIn } from '../../../test/people.ts';
import { resoRecord } from '../../../test/reso-records.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { createSafeFetch } from '../../platform/fetching/safe-fetch.ts';
import { checkConnection } from './check-connection.ts';
import { refreshNextFeed } from './feed-loop.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 0 } });
  admin = await signedIn(test, 'admin@alpha.test');
});
afterAll(() => test.close());

const TOKEN = 'a-token-nobody-may-see';
const BODY = {
  name: 'South Florida',
  url: 'https://feed.example.com/odata',
  credentials: { kind: 'bearer', token: TOKEN },
  requests_per_second: 3,
  every_minutes: 60,
  is_enabled: false,
};
const create = (more: object = {}) => admin(createFeed, { body: { ...BODY, ...more } });
const change = (id: number, more: object) => {
  const { credentials: _, ...body } = BODY;
  return admin(updateFeed, { params: { id }, body: { ...body, ...more } });
};
const stored = async (id: number) =>
  (
    await test.database.db.execute<{ credentials: string; mark: unknown }>(
      sql`select credentials, mark from feeds where id = ${id}`,
    )
  ).rows[0];

describe('feeds of an installation', () => {
  it('keep their secret sealed: it is in no response, table or log', async () => {
    const made = await create();
    expect(made.json()).toMatchObject({
      name: 'South Florida',
      auth: 'bearer',
      requests_per_second: 3,
      every_minutes: 60,
      is_running: false,
      last_run_at: null,
      next_run_at: null,
    });
    const list = await admin(listFeeds);
    expect(list.json()).toHaveLength(1);
    const log = await admin(listAudit, { query: { action: 'feed.created' } });
    expect(log.json().data[0].data).toEqual({ feed: BODY.name, url: BODY.url });
    const row = await stored(made.json().id);
    expect(row?.credentials).toBeTruthy();
    for (const text of [made.body, list.body, log.body, String(row?.credentials)])
      expect(text).not.toContain(TOKEN);
  });

  it('can be changed without repeating the secret, but not to another address', async () => {
    const [{ id }] = (await admin(listFeeds)).json();
    const later = await change(id, { every_minutes: 15, is_enabled: true });
    expect(later.json()).toMatchObject({ every_minutes: 15, is_enabled: true, auth: 'bearer' });
    expect(Date.parse(later.json().next_run_at)).toBeGreaterThan(Date.now() - 60_000);
    const elsewhere = await change(id, { url: 'https://other.example.com/odata' });
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([422, 'feed.credentialsNeeded']);
    await test.database.db.execute(sql`update feeds set mark = '{"a":1}' where id = ${id}`);
    const credentials = {
      kind: 'client',
      token_url: 'https://other.example.com/token',
      client_id: 'us',
      client_secret: 'hush',
    };
    const moved = await change(id, { url: 'https://other.example.com/odata', credentials });
    expect(moved.json()).toMatchObject({ auth: 'client', url: 'https://other.example.com/odata' });
    expect(moved.body).not.toContain('hush');
    expect((await stored(id))?.mark).toBeNull();
  });

  it('are refused with a reason if name, address or numbers are wrong', async () => {
    const taken = await create();
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'feed.nameTaken']);
    for (const url of ['http://feed.example.com', 'feed'])
      expect((await create({ name: 'Another', url })).json().code).toBe('feed.badUrl');
    for (const secret of ['?access_token=SECRET123', '#SECRET123'])
      expect((await create({ name: 'Another', url: BODY.url + secret })).json()).toMatchObject({
        code: 'feed.secretInUrl',
        errors: { url: [expect.any(String)] },
      });
    const named = await create({ name: 'Another', url: 'https://a:b@feed.example.com' });
    expect(named.json().code).toBe('feed.secretInUrl');
    const log = await admin(listAudit, { query: {} });
    expect(log.body).not.toContain('SECRET123');
    for (const wrong of [{ every_minutes: 1 }, { requests_per_second: 0 }, { is_admin: true }])
      expect((await create({ name: 'Another', ...wrong })).statusCode).toBe(422);
    expect((await change(999, {})).json().code).toBe('feed.notFound');
    const beyond = { url: BODY.url, id: 9_007_199_254_740_991 };
    expect((await admin(testFeed, { body: beyond })).statusCode).toBe(422);
  });

  it('are never fetched from a private network (security 22)', async () => {
    const body = {
      url: 'https://127.0.0.1/odata',
      credentials: BODY.credentials,
      requests_per_second: 1,
    };
    expect((await admin(testFeed, { body })).json()).toEqual({
      error: { code: 'importReso.privateAddress' },
      listings: 0,
    });
  });

  it('report what went wrong in a requested run, and keep it in the history', async () => {
    const made = (await create({ name: 'Inward', url: 'https://10.0.0.1/odata' })).json();
    const ran = await admin(runFeed, { params: { id: made.id } });
    // Queued for a process that imports; request handlers do not run it.
    expect([ran.statusCode, ran.json()]).toMatchObject([200, { is_waiting: true }]);
    const signal = new AbortController().signal;
    const canceled = await admin(cancelFeedRun, { params: { id: made.id } });
    expect([canceled.statusCode, canceled.json()]).toMatchObject([200, { is_waiting: false }]);
    expect(await refreshNextFeed(test.deps, { signal })).toBe(false);
    await admin(runFeed, { params: { id: made.id } });
    expect(await refreshNextFeed(test.deps, { signal })).toBe(true);
    const feeds = (await admin(listFeeds)).json();
    expect(feeds.find(({ id }: { id: number }) => id === made.id)).toMatchObject({
      last_error: { code: 'importReso.privateAddress' },
      is_running: false,
      is_waiting: false,
      last_run_at: expect.any(String),
      last_import_id: expect.any(Number),
    });
    expect((await admin(deleteFeed, { params: { id: made.id } })).statusCode).toBe(200);
    expect((await admin(runFeed, { params: { id: made.id } })).statusCode).toBe(404);
  });
});

describe('testing a connection', () => {
  it('reports that listings come, or why not, with one request', async () => {
    const server = await startODataServer();
    try {
      server.put(resoRecord({ ListingKey: 'K1' }));
      const fetch = createSafeFetch({ allowsLoopback: true });
      const ask = (token: string) => checkConnection(server.url, { kind: 'bearer', token }, fetch);
      expect(await ask('good-token')).toEqual({ error: null, listings: 1 });
      expect(await ask('wrong')).toEqual({
        error: { code: 'importReso.wrongCredentials' },
        listings: 0,
      });
      expect(server.requests.length).toBeLessThanOrEqual(3);
    } finally {
      await server.stop();
    }
  });
});
