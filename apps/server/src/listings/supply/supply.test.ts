import { getPropertySupply, listProperties } from '@alpha/contract';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, callerWith } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { properties, propertyAnalyses, propertySearch } from '../../platform/db/schema/index.ts';
import { marketOf } from '../search/market/market.ts';
import { refreshSearch } from '../search/search-index.service.ts';

let test: TestApp;
let visitor: Caller;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.1, leads: 1 } });
  visitor = callerWith(test);
});
afterAll(() => test.close());

type Supply = { step: number; counts: number[]; edges: number[]; fitted: number[] };

const supply = async (query: object = {}) => {
  const answer = await visitor(getPropertySupply, { query });
  expect(answer.statusCode).toBe(200);
  return answer.json() as Supply;
};
const total = async (query: object) =>
  (await visitor(listProperties, { query })).json().total as number;
const someShown = async (count: number) => {
  const rows = await test.database.db
    .select({ id: propertySearch.id })
    .from(propertySearch)
    .limit(count);
  return rows.map(({ id }) => id);
};
const sum = (counts: readonly number[]) => counts.reduce((all, n) => all + n, 0);

it('counts every listing once, including those above the slider’s range', async () => {
  const { step, counts } = await supply();
  expect(step).toBe(50_000);
  expect(counts).toHaveLength(100);
  expect(sum(counts)).toBe(await total({ investment_min: 0 }));
  // The search's upper bound is inclusive, a bucket's is exclusive.
  const [, second] = counts;
  expect(second).toBe(await total({ investment_min: 50_000, investment_max: 99_999.99 }));
});

it('puts listings above the slider’s range into the last bucket', async () => {
  const before = await supply();
  const [id = 0] = await someShown(1);
  const only = inArray(propertyAnalyses.propertyId, [id]);
  await test.database.db.update(propertyAnalyses).set({ downpayment: 12_000_000 }).where(only);
  await refreshSearch(test.database.db, [id]);
  const after = await supply();
  expect(after.counts.at(-1)).toBe((before.counts.at(-1) ?? 0) + 1);
  expect(sum(after.counts)).toBe(sum(before.counts));
});

it('resolves city names like the search, and counts none for unknown cities', async () => {
  for (const city of ['Miami', 'miami', 'Miami, FL']) {
    const { counts } = await supply({ city });
    expect([city, sum(counts)]).toEqual([city, await total({ city })]);
    expect(sum(counts)).toBeGreaterThan(0);
  }
  expect(sum((await supply({ city: 'Nowhere' })).counts)).toBe(0);
});

it('distinguishes cities of the same name by state', async () => {
  const { db } = test.database;
  const moved = await someShown(5);
  const place = { city: 'Miami', state: 'OK' };
  await db.update(properties).set(place).where(inArray(properties.id, moved));
  await refreshSearch(db, moved);
  for (const city of ['Miami, OK', 'Miami, FL', 'Miami'])
    expect([city, sum((await supply({ city })).counts)]).toEqual([city, await total({ city })]);
  expect(sum((await supply({ city: 'Miami, OK' })).counts)).toBeGreaterThan(0);
});

it('counts what the other filters leave, in steps and in fitting buckets', async () => {
  for (const query of [
    ...[{}, { beds: 3, kinds: 'condo,townhouse' }, { loss_max: 40, price_max: 500_000 }],
    ...[{ search: 'pool', city: 'Miami' }, { search: 'xqzzvwk' }],
  ]) {
    const { counts, edges, fitted } = await supply(query);
    expect([query, sum(counts), sum(fitted)]).toEqual([
      query,
      await total(query),
      await total(query),
    ]);
    const [, from, to = 0] = edges;
    if (from)
      expect(fitted[1]).toBe(
        await total({ ...query, investment_min: from, investment_max: to - 0.01 }),
      );
  }
  const answer = await visitor(getPropertySupply, { query: { investment_min: 1 } as never });
  expect(answer.statusCode).toBe(422);
});

it('counts the same in memory and in the database', async () => {
  const ask = () =>
    Promise.all(
      [
        ...[{}, { city: 'Miami' }, { city: 'Miami, OK' }, { city: 'Nowhere' }],
        ...[{ beds: 3, search: 'pool' }, { cash_flow_min: -500 }],
      ].map((query) => supply(query)),
    );
  const market = marketOf(test.database.db);
  expect(market.known()).toBeNull();
  const fromDatabase = await ask();
  market.loadOnDemand();
  await supply();
  await expect.poll(() => market.known()).not.toBeNull();
  expect(await ask()).toEqual(fromDatabase);
});
