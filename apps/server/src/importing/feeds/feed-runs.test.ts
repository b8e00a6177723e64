import { listFeeds, stopListingImport, undoListingImport, updateFeed } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  FEED_ADDRESS,
  type FeedApp,
  feedForm,
  listing,
  openFeedApp,
} from '../../../test/feed-app.ts';
import { drawPhoto } from '../../../test/photos.ts';
import { isImportRunning } from '../imports/running-import.service.ts';
import { startFeedLoop } from './feed-loop.ts';

const URL_OF_ALL = `${FEED_ADDRESS}/odata`;
let app: FeedApp;
beforeAll(async () => {
  app = await openFeedApp();
  const photo = await drawPhoto({ width: 90, height: 60 }).jpeg().toBuffer();
  app.server.files.set('/a.jpg', photo);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.server.listings.clear();
  app.server.media.length = 0;
  app.watch.onFetch = null;
  await app.rows(sql`delete from feeds`);
  await app.rows(sql`delete from properties`);
});

const feedOf = async (id: number) =>
  (await app.admin(listFeeds)).json().find((feed: { id: number }) => feed.id === id);

function putPictured(key: string, minute: number) {
  app.server.put(listing(key, minute));
  const MediaURL = `${FEED_ADDRESS}/a.jpg`;
  app.server.media.push({ ResourceRecordKey: key, MediaCategory: 'Photo', MediaURL, Order: 1 });
}
const pictured = async () =>
  (
    await app.rows<{ key: string }>(sql`select p.source_key as key from property_images i
      join properties p on p.id = i.property_id order by 1`)
  ).map(({ key }) => key);

it('undone properties that are imported again get their photos again', async () => {
  putPictured('A', 1);
  putPictured('B', 2);
  const id = await app.addFeed();
  const first = await app.run(id);
  expect(await pictured()).toEqual(['A', 'B']);
  const undone = await app.admin(undoListingImport, { params: { id: first?.id } });
  expect(undone.json()).toMatchObject({ deleted: 2 });
  expect(await app.run(id)).toMatchObject({ created: 2 });
  expect(await pictured()).toEqual(['A', 'B']);
});

it('undone runs, the later one last, are repeated from the earlier one on', async () => {
  app.server.put(listing('A', 1));
  const id = await app.addFeed();
  const first = await app.run(id);
  app.server.put(listing('B', 100));
  const second = await app.run(id);
  for (const run of [first, second])
    expect((await app.admin(undoListingImport, { params: { id: run?.id } })).statusCode).toBe(200);
  expect(await app.run(id)).toMatchObject({ created: 2 });
});

it('a killed run is ended automatically, so that analyses continue', async () => {
  const id = await app.addFeed();
  await app.rows(sql`insert into imports (kind, name, feed_id, status, phase, started_at)
    values ('reso', 'killed', ${id}, 'running', 'writing', now() - interval '3 days')`);
  expect(await isImportRunning(app.test.database.db)).toBe(true);
  const loop = startFeedLoop(app.test.deps, app.test.app.log);
  try {
    await expect.poll(() => isImportRunning(app.test.database.db)).toBe(false);
  } finally {
    await loop.stop();
  }
  expect(await feedOf(id)).toMatchObject({ is_running: false });
});

it('an invalid date stops neither its own listing nor the following ones', async () => {
  app.server.put(
    listing('POISON', 1, { OnMarketDate: '0000-01-01', CloseDate: '9999-12-31' }),
    listing('CUT', 2, { StandardStatus: `${'x'.repeat(119)}😀` }),
    listing('GOOD', 3),
  );
  const id = await app.addFeed();
  expect(await app.run(id)).toMatchObject({ status: 'done', created: 2, quarantined: 1 });
  expect(await app.statusOf('GOOD')).toEqual(['active']);
});

it('an unexpected failure is shown on the feed', async () => {
  app.server.put(listing('A', 1));
  const id = await app.addFeed();
  app.watch.onFetch = async () => {
    throw new TypeError('unforeseen');
  };
  await expect(app.run(id)).rejects.toThrow('unforeseen');
  expect(await feedOf(id)).toMatchObject({
    is_running: false,
    last_error: { code: 'file.brokenOff' },
    last_run_at: expect.any(String),
  });
  app.watch.onFetch = null;
  await app.run(id);
  expect(await feedOf(id)).toMatchObject({ last_error: null });
});

it('while photos are copied other imports run, and runs can be undone', async () => {
  putPictured('A', 1);
  const id = await app.addFeed();
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const reached = new Promise<void>((arrived) => {
    app.watch.onFetch = async (url) => {
      if (!url.endsWith('.jpg')) return;
      arrived();
      await held;
    };
  });
  const running = app.run(id);
  await reached;
  expect(await feedOf(id)).toMatchObject({ is_running: false, photos_waiting: 1 });
  app.server.put(listing('B', 100));
  const second = await app.run(id);
  expect(second).toMatchObject({ status: 'done', created: 1 });
  const undone = await app.admin(undoListingImport, { params: { id: second?.id } });
  expect(undone.statusCode).toBe(200);
  release();
  expect(await running).toMatchObject({ status: 'done' });
  expect(await pictured()).toEqual(['A']);
  expect(await feedOf(id)).toMatchObject({ photos_waiting: 0 });
  const stopped = await app.admin(stopListingImport, { params: { id: second?.id } });
  expect(stopped.json()).toMatchObject({ status: 'undone' });
});

it('an address changed during a run is read from the beginning', async () => {
  app.server.put(listing('A', 1));
  const id = await app.addFeed();
  const moved = feedForm({ url: `${FEED_ADDRESS}/odata/` });
  let isMoved = false;
  app.watch.onFetch = async () => {
    if (isMoved) return;
    isMoved = true;
    const changed = await app.admin(updateFeed, { params: { id }, body: moved });
    expect(changed.statusCode).toBe(200);
  };
  await app.run(id);
  expect(await app.rows(sql`select url, mark from feeds where id = ${id}`)).toEqual([
    { url: moved.url, mark: null },
  ]);
});

it('a dry run of the command stores neither feed nor secret', async () => {
  app.server.put(listing('A', 1));
  await expect(app.command(URL_OF_ALL, '--dry-run', '--every', '60')).rejects.toThrow('--every');
  const { code, output } = await app.command(URL_OF_ALL, '--dry-run');
  expect([code, output]).toEqual([0, expect.stringContaining('1 created')]);
  expect(await app.rows(sql`select 1 from feeds`)).toEqual([]);
  // Nor does it change an existing one.
  const id = await app.addFeed();
  await app.command(URL_OF_ALL, '--dry-run', '--set', 'filter=City eq Tampa');
  expect(await app.rows(sql`select settings from feeds where id = ${id}`)).toEqual([
    { settings: { requestsPerSecond: 50 } },
  ]);
});

it('a second feed on one host gets its own name, and a taken name is reported', async () => {
  app.server.put(listing('A', 1));
  await app.command(URL_OF_ALL);
  expect((await app.command(`${URL_OF_ALL}/Property`)).code).toBe(0);
  expect(await app.rows(sql`select name from feeds order by id`)).toEqual([
    { name: 'feed.example.com' },
    { name: 'feed.example.com/odata/Property' },
  ]);
  const { code, output } = await app.command(`${URL_OF_ALL}/`, '--name', 'feed.example.com');
  expect([code, output]).toEqual([3, expect.stringContaining('another --name')]);
});

it('the command rejects addresses that may contain a secret', async () => {
  await expect(app.command(`${URL_OF_ALL}?access_token=SECRET123`)).rejects.toThrow('before any ?');
  expect(await app.rows(sql`select 1 from feeds`)).toEqual([]);
});
