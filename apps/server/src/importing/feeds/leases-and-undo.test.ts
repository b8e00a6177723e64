import {
  getPropertyByAddress,
  type Listing,
  listProperties,
  undoListingImport,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFeedApp } from '../../../test/feed-app.ts';
import { resoRecord } from '../../../test/reso-records.ts';
import { feeds, properties } from '../../platform/db/schema/index.ts';

let office: Awaited<ReturnType<typeof openFeedApp>>;
let feedId: number;
beforeAll(async () => {
  office = await openFeedApp();
  feedId = await office.addFeed();
});
afterAll(async () => {
  await office.test.close();
  await office.server.stop();
});

const record = (key: string, minute: number, more: object) =>
  resoRecord({
    ListingKey: key,
    StreetNumber: String(minute),
    StreetName: 'Lease',
    City: 'Opa-locka',
    PostalCode: '33054',
    ModificationTimestamp: new Date(Date.now() - 86_400_000 + minute * 60_000).toISOString(),
    ...more,
  });
const inExplorer = async (): Promise<Listing[]> =>
  (await office.admin(listProperties, { query: { city: 'Opa-locka, FL' } })).json().data;
const storedHome = async (key: string) => {
  const { db } = office.test.database;
  const [home] = await db.select().from(properties).where(eq(properties.sourceKey, key));
  return home;
};
const markOf = async () => {
  const { db } = office.test.database;
  return (await db.select().from(feeds).where(eq(feeds.id, feedId)))[0]?.mark ?? null;
};

it('rentals are used as rent comparables and never shown', async () => {
  for (let i = 1; i <= 7; i += 1)
    office.server.put(
      record(`L${i}`, i, { PropertyType: 'Residential Lease', ListPrice: 2_400 + 100 * i }),
    );
  office.server.put(record('S1', 30, {}));
  expect(await office.run(feedId)).toMatchObject({ status: 'done', created: 8 });
  expect((await inExplorer()).map(({ list_price }) => Number(list_price))).toEqual([450_000]);
  expect(await storedHome('S1')).toMatchObject({ rentSource: 'comparables', rentComparables: 7 });
  const lease = await storedHome('L1');
  const address = `${lease?.address}, ${lease?.city}, ${lease?.state} ${lease?.zip}`;
  const response = await office.admin(getPropertyByAddress, { params: { address } });
  expect(response.statusCode).toBe(404);
});

it('after a run is undone the feed starts where that run started', async () => {
  const before = await markOf();
  office.server.put(
    record('S2', 40, { ListPrice: 300_000 }),
    record('S1', 41, { StreetNumber: '30', ListPrice: 400_000 }),
  );
  const run = await office.run(feedId);
  expect(run).toMatchObject({ status: 'done', created: 1, updated: 1 });
  expect(await markOf()).not.toEqual(before);
  const undone = await office.admin(undoListingImport, { params: { id: run?.id ?? 0 } });
  expect(undone.statusCode).toBe(200);
  expect((await inExplorer()).map(({ list_price }) => Number(list_price))).toEqual([450_000]);
  expect(await office.run(feedId)).toMatchObject({ created: 1, updated: 1 });
  const prices = (await inExplorer()).map(({ list_price }) => Number(list_price));
  expect(prices.sort()).toEqual([300_000, 400_000]);
});
