import { getPropertyMap, listProperties } from '@alpha/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Db } from '../../platform/db/db.ts';
import {
  properties,
  propertyAnalyses,
  propertySearch,
  searchState,
} from '../../platform/db/schema/index.ts';
import { analyzeStale } from '../../underwriting/analysis/analysis.service.ts';
import { inlineAnalysisPool } from '../../underwriting/analysis/analysis-pool.ts';
import { findInMarket } from './market/find-in-market.ts';
import { marketOf } from './market/market.ts';
import { refreshSearch } from './search-index.service.ts';

let test: TestApp;
let visitor: Caller;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.1, leads: 1 } });
  visitor = callerWith(test);
});
afterAll(() => test.close());

const total = async () => (await visitor(listProperties, { query: {} })).json().total as number;
const version = async () => (await test.database.db.select().from(searchState))[0]?.version;
const firstIds = async (count: number) =>
  (await test.database.db.select({ id: propertySearch.id }).from(propertySearch).limit(count)).map(
    ({ id }) => id,
  );

/** Compares cities and words with a count of all rows. */
async function expectNoDrift() {
  const { db } = test.database;
  const same = async (kept: string, counted: string) =>
    expect((await db.execute(kept)).rows).toEqual((await db.execute(counted)).rows);
  await same(
    'select city, state, n from search_cities where n <> 0 order by 1, 2',
    'select city, state, count(*)::int as n from property_search group by 1, 2 order by 1, 2',
  );
  await same(
    'select lexeme, listings from search_lexemes where listings <> 0 order by lexeme',
    `select word as lexeme, ndoc as listings
     from ts_stat('select search from property_search') order by word collate "C"`,
  );
}

describe('a change of the market', () => {
  it('is visible in cities and words at once, for every kind of change', async () => {
    const { db } = test.database;
    await expectNoDrift();
    const ids = await firstIds(6);
    const before = await total();
    await db
      .update(properties)
      .set({ status: 'sold' })
      .where(inArray(properties.id, ids.slice(0, 2)));
    expect(await total()).toBe(before - 2);
    await expectNoDrift();
    await db.delete(propertyAnalyses).where(eq(propertyAnalyses.propertyId, ids[2] ?? 0));
    expect(await total()).toBe(before - 3);
    await expectNoDrift();
    await db
      .update(properties)
      .set({ city: 'Elsewhere', beds: 7, baths: 4.5, features: ['observatory'] })
      .where(eq(properties.id, ids[3] ?? 0));
    await db
      .update(propertyAnalyses)
      .set({ downpayment: 123_456_789 })
      .where(eq(propertyAnalyses.propertyId, ids[4] ?? 0));
    await refreshSearch(db, ids);
    await expectNoDrift();
    await db
      .transaction(async (tx) => {
        await tx
          .update(properties)
          .set({ mayDisplay: false })
          .where(eq(properties.id, ids[5] ?? 0));
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await total()).toBe(before - 3);
    await expectNoDrift();
    await db.update(properties).set({ status: 'active' }).where(inArray(properties.id, ids));
    await analyzeStale(db, inlineAnalysisPool());
    expect(await total()).toBe(before);
    await expectNoDrift();
  });

  it('takes a hidden listing out of the search until it may be shown again', async () => {
    const { db } = test.database;
    const before = await total();
    const [id = 0] = await firstIds(1);
    const show = (mayDisplay: boolean) =>
      db.update(properties).set({ mayDisplay }).where(eq(properties.id, id));
    await show(false);
    expect(await total()).toBe(before - 1);
    await refreshSearch(db, [id]);
    expect(await total()).toBe(before - 1);
    await show(true);
    await refreshSearch(db, [id]);
    expect(await total()).toBe(before);
  });

  it('is seen by a query that was just answered from memory', async () => {
    const { db } = test.database;
    await marketOf(db).current();
    const query = { investment_min: 0 };
    const ask = async () => (await visitor(listProperties, { query })).json();
    const before = await ask();
    expect(await ask()).toEqual(before);
    const { id } = before.data[0];
    await db.update(properties).set({ status: 'sold' }).where(eq(properties.id, id));
    const after = await ask();
    expect(after.total).toBe(before.total - 1);
    expect(after.data.map((card: { id: number }) => card.id)).not.toContain(id);
    await db.update(properties).set({ status: 'active' }).where(eq(properties.id, id));
    await refreshSearch(db, [id]);
    expect(await ask()).toEqual(before);
  });

  it('raises no version when nothing changed', async () => {
    const { db } = test.database;
    const before = await version();
    await refreshSearch(db, await firstIds(50));
    await db.update(properties).set({ updatedAt: sql`updated_at` });
    await db.update(properties).set({ status: 'sold' }).where(eq(properties.status, 'sold'));
    expect(await version()).toBe(before);
  });

  it('raises the version once per statement', async () => {
    const { db } = test.database;
    const before = (await version()) ?? 0;
    const ids = await firstIds(40);
    await db.update(properties).set({ status: 'pending' }).where(inArray(properties.id, ids));
    expect(await version()).toBe(before + 1);
    await db.update(properties).set({ status: 'active' }).where(inArray(properties.id, ids));
    await analyzeStale(db, inlineAnalysisPool());
  });

  it('between the memory scan and reading the cards is noticed', async () => {
    const { db } = test.database;
    const [id = 0] = await firstIds(1);
    let isWatched = false;
    // Same database, but the first query after the scan is delayed.
    const slow = new Proxy(db, {
      get(target, key) {
        if (key !== 'execute' || !isWatched) return Reflect.get(target, key);
        return async (query: Parameters<Db['execute']>[0]) => {
          isWatched = false;
          await db.update(properties).set({ status: 'sold' }).where(eq(properties.id, id));
          return db.execute(query);
        };
      },
    });
    await marketOf(slow).current();
    const order = { key: 'totalRoi', direction: 'desc' } as const;
    const ask = () => findInMarket(slow, {}, order, { limit: 12, offset: 0 });
    const before = (await ask())?.total ?? 0;
    isWatched = true;
    expect((await ask())?.total).toBe(before - 1);
    expect(isWatched).toBe(false);
    await db.update(properties).set({ status: 'active' }).where(eq(properties.id, id));
    await refreshSearch(db, [id]);
  });

  it('an analysis that fails partway is completed by the next one (security 25)', async () => {
    const { db } = test.database;
    const before = await total();
    const ids = await firstIds(5);
    await db.delete(propertyAnalyses).where(inArray(propertyAnalyses.propertyId, ids));
    await db.execute(
      sql`alter table property_search add constraint broken check (id <> ${sql.raw(String(ids[0]))})`,
    );
    await expect(analyzeStale(db, inlineAnalysisPool())).rejects.toThrow();
    await db.execute(sql`alter table property_search drop constraint broken`);
    await analyzeStale(db, inlineAnalysisPool());
    expect(await total()).toBe(before);
    await expectNoDrift();
  });
});

describe('the map', () => {
  it('has no listing that was just hidden, even while memory is behind', async () => {
    const { db } = test.database;
    await marketOf(db).current();
    const city = (await visitor(listProperties, { query: {} })).json().data[0].city;
    const query = { city, bounds: '-82,24,-79,29', zoom: 18 };
    const pins = async () =>
      (await visitor(getPropertyMap, { query })).json().pins as { id: number }[];
    const [pin] = await pins();
    await db
      .update(properties)
      .set({ mayDisplay: false })
      .where(eq(properties.id, pin?.id ?? 0));
    // Too many pending changes to be applied before the answer.
    await db.execute(sql`update search_state set version = version + 1`);
    await db.execute(
      sql`insert into search_changes select n, (select version from search_state) from generate_series(10000000, 10003000) n`,
    );
    expect((await pins()).map(({ id }) => id)).not.toContain(pin?.id);
  });

  it('limits the number of markers for any view size and zoom', async () => {
    const {
      clusters,
      pins,
      total: all,
    } = (await visitor(getPropertyMap, { query: { bounds: '-130,20,-60,50', zoom: 24 } })).json();
    expect(all).toBeGreaterThan(200);
    expect(clusters.length + pins.length).toBeLessThanOrEqual(2_000);
  });

  it('works across the date line', async () => {
    const ask = async (bounds: string) =>
      (await visitor(getPropertyMap, { query: { bounds, zoom: 3 } })).json().total;
    const everything = await ask('-180,-80,180,80');
    expect(await ask('170,20,-60,60')).toBe(everything);
    expect(await ask('170,20,-170,60')).toBe(0);
  });
});
