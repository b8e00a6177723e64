import { deleteFeed } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FEED_ADDRESS, type FeedApp, listing, openFeedApp } from '../../../test/feed-app.ts';

let app: FeedApp;
beforeAll(async () => {
  app = await openFeedApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.server.listings.clear();
  app.server.requests.length = 0;
  app.server.options.pageSize = 50;
  await app.rows(sql`delete from feeds`);
  await app.rows(sql`delete from properties`);
  await app.rows(sql`delete from feed_listings`);
});

const onSale = async () =>
  (
    await app.rows<{ n: number }>(
      sql`select count(*)::int as n from properties where status = 'active'`,
    )
  )[0]?.n;

/** A feed with this many active listings. */
async function feedOf(homes: number) {
  for (let i = 0; i < homes; i += 1) app.server.put(listing(`K${i}`, i));
  const id = await app.addFeed();
  expect(await app.run(id)).toMatchObject({ status: 'done', created: homes });
  return id;
}

it('a list of keys without most of the market takes nothing off it, and warns', async () => {
  const id = await feedOf(24);
  for (let i = 0; i < 22; i += 1) app.server.listings.delete(`K${i}`);
  await app.compareKeys(id);
  expect(await app.run(id)).toMatchObject({
    offMarket: 0,
    warnings: [{ code: 'importReso.keysTooFew', value: '22 / 24' }],
  });
  expect(await onSale()).toBe(24);
  // A person can confirm it.
  const { code, output } = await app.command(`${FEED_ADDRESS}/odata`, '--full', '--may-be-short');
  expect([code, output]).toEqual([0, expect.stringContaining('22 off market')]);
  expect(await onSale()).toBe(2);
});

it('listings missing from the keys once go on sale again when they return', async () => {
  const id = await feedOf(6);
  const away = [3, 4, 5].map((i) => [`K${i}`, listing(`K${i}`, i)] as const);
  for (const [key] of away) app.server.listings.delete(key);
  await app.compareKeys(id);
  expect(await app.run(id)).toMatchObject({ offMarket: 3 });
  for (const [, record] of away) app.server.put(record);
  // They have not changed: the mark alone would hide them forever.
  expect(await app.run(id)).toMatchObject({ updated: 0 });
  await app.compareKeys(id);
  expect(await app.run(id)).toMatchObject({ updated: 3, offMarket: 0 });
  expect(await onSale()).toBe(6);
});

it('a person can have everything read again', async () => {
  const id = await feedOf(6);
  await app.rows(sql`update properties set status = 'withdrawn', content_hash = 'other'`);
  expect(await app.run(id)).toMatchObject({ updated: 0 });
  expect(await app.run(id, { isFull: true })).toMatchObject({ updated: 6 });
});

it('a wider filter brings in the older listings it adds', async () => {
  app.server.put(
    listing('M1', 10),
    listing('O1', 1, { City: 'Orlando', Latitude: 28.54, Longitude: -81.38 }),
  );
  const url = `${FEED_ADDRESS}/odata`;
  await app.command(url, '--set', "filter=City eq 'Miami'", '--set', 'overlapMinutes=0');
  expect([await app.statusOf('M1'), await app.statusOf('O1')]).toEqual([['active'], []]);
  await app.command(url, '--set', "filter=City eq 'Miami' or City eq 'Orlando'");
  expect(await app.statusOf('O1')).toEqual(['active']);
});

it('renaming the system leaves each listing on sale once', async () => {
  for (let i = 0; i < 22; i += 1)
    app.server.put(listing(`K${i}`, i, { OriginatingSystemName: undefined }));
  const url = `${FEED_ADDRESS}/odata`;
  await app.command(url);
  await app.command(url, '--set', 'system=mymls');
  expect(
    await app.rows(
      sql`select source, status::text, count(*)::int as n from properties group by 1, 2 order by 1`,
    ),
  ).toEqual([
    { source: 'feed.example.com', status: 'off_market', n: 22 },
    { source: 'mymls', status: 'active', n: 22 },
  ]);
});

it('a feed that was removed and added again notices deleted listings', async () => {
  const first = await feedOf(6);
  await app.admin(deleteFeed, { params: { id: first } });
  // Deleted while there was no feed to notice.
  app.server.listings.delete('K1');
  const id = await app.addFeed({ name: 'Again' });
  expect(await app.run(id)).toMatchObject({ unchanged: 5 });
  app.server.put(listing('K4', 200, { StreetNumber: '5', ListPrice: 460_000 }));
  expect(await app.run(id)).toMatchObject({ updated: 1 });
  app.server.listings.delete('K5');
  await app.compareKeys(id);
  expect(await app.run(id)).toMatchObject({ offMarket: 2 });
  expect([await app.statusOf('K1'), await app.statusOf('K5')]).toEqual([
    ['off_market'],
    ['off_market'],
  ]);
});

it('two feeds of one system do not affect listings of each other', async () => {
  const id = await feedOf(6);
  app.server.put(listing('O1', 1, { City: 'Ocala', Latitude: 29.18, Longitude: -82.13 }));
  const settings = JSON.stringify({ requestsPerSecond: 50, filter: "City eq 'Ocala'" });
  const other = await app.addFeed({ name: 'Ocala' });
  await app.rows(sql`update feeds set settings = ${settings}::jsonb where id = ${other}`);
  expect(await app.run(other)).toMatchObject({ created: 1 });
  await app.compareKeys(other);
  expect(await app.run(other)).toMatchObject({ offMarket: 0, warnings: [] });
  expect([await onSale(), id === other]).toEqual([7, false]);
});

it('a listing without coordinates comes in as soon as its city has them', async () => {
  const ocala = { City: 'Ocala Springs', PostalCode: '34470' };
  const nowhere = { ...ocala, Latitude: null, Longitude: null };
  app.server.put(listing('NP', 1, nowhere), listing('GONE', 2, nowhere));
  const id = await app.addFeed();
  expect(await app.run(id)).toMatchObject({ created: 0, skipped: 2 });
  app.server.listings.delete('GONE');
  app.server.put(listing('WP', 100, { ...ocala, Latitude: 29.18, Longitude: -82.13 }));
  expect(await app.run(id)).toMatchObject({ created: 1 });
  expect(await app.run(id)).toMatchObject({ created: 1 });
  expect(await app.statusOf('NP')).toEqual(['active']);
  app.server.requests.length = 0;
  await app.run(id);
  expect(app.server.requests.filter((each) => each.includes('ListingKey eq'))).toEqual([]);
});
