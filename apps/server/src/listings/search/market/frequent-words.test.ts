import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { properties, propertySearch } from '../../../platform/db/schema/index.ts';
import { analyzeStale } from '../../../underwriting/analysis/analysis.service.ts';
import { inlineAnalysisPool } from '../../../underwriting/analysis/analysis-pool.ts';
import { refreshSearch } from '../search-index.service.ts';
import { readSearchVersion } from '../text-query.queries.ts';
import { createFrequentWords } from './frequent-words.ts';
import { markRows, meet } from './mark-rows.ts';
import { listIdsWithWord } from './market.queries.ts';
import { createMarket } from './market.ts';
import { createWords } from './words.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 1 } });
});
afterAll(() => test.close());

const MANY = 5;
const marked = (rows: Uint8Array) =>
  [...rows].flatMap((byte, at) =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => byte & (1 << bit)).map((bit) => 8 * at + bit),
  );

it('a frequent word has the same rows as in the database, also after changes', async () => {
  const { db } = test.database;
  const market = createMarket(db);
  const frequent = createFrequentWords(db, { manyListings: MANY });
  expect(await frequent.at(await market.current())).toBeNull();
  await frequent.warm(await market.current());

  async function expectInStep(): Promise<number> {
    const snapshot = await market.current();
    const known = (await frequent.at(snapshot)) ?? new Map<string, Uint8Array>();
    for (const [word, rows] of known) {
      const fresh = await markRows(snapshot.columns, await listIdsWithWord(db, word));
      expect(marked(rows), word).toEqual(marked(fresh));
    }
    return known.size;
  }
  expect(await expectInStep()).toBeGreaterThan(50);

  const ids = (await db.select({ id: propertySearch.id }).from(propertySearch).limit(12)).map(
    ({ id }) => id,
  );
  await db
    .update(properties)
    .set({ status: 'sold' })
    .where(inArray(properties.id, ids.slice(0, 4)));
  await db
    .update(properties)
    .set({ features: ['pool'], description: null })
    .where(inArray(properties.id, ids.slice(4)));
  await refreshSearch(db, ids);
  expect(await expectInStep()).toBeGreaterThan(50);

  await db.update(properties).set({ status: 'active' }).where(inArray(properties.id, ids));
  await analyzeStale(db, inlineAnalysisPool());
  expect(await expectInStep()).toBeGreaterThan(50);
});

it('a large import is caught up with in the background, listing by listing', async () => {
  const { db } = test.database;
  const QUICK = 5;
  const market = createMarket(db, { quickChanges: QUICK });
  const frequent = createFrequentWords(db, { manyListings: MANY, quickChanges: QUICK });
  const before = await market.current();
  await frequent.warm(before);
  const ids = (await db.select({ id: propertySearch.id }).from(propertySearch).limit(40)).map(
    ({ id }) => id,
  );
  await db
    .update(properties)
    .set({ features: ['pool'], description: null, beds: 9 })
    .where(inArray(properties.id, ids));
  for (const id of ids) await refreshSearch(db, [id]);
  const version = await readSearchVersion(db);
  expect((await market.current()).version).toBeLessThan(version);
  await vi.waitFor(async () => expect((await market.current()).version).toBe(version));
  const after = await market.current();
  expect(after.columns, 'not read again').toBe(before.columns);
  for (const id of ids) {
    const row = after.columns.rowOf(id) ?? -1;
    expect(after.columns.kinds[after.columns.data.kind[row] ?? 0]?.beds).toBe(9);
  }
  expect(await frequent.at(after), 'words are still behind').toBeNull();
  await vi.waitFor(async () => expect(await frequent.at(after)).not.toBeNull());
  const pool = (await frequent.at(after))?.get('pool') ?? new Uint8Array(0);
  expect(marked(pool)).toEqual(
    marked(await markRows(after.columns, await listIdsWithWord(db, 'pool'))),
  );
});

it('AND, OR, and mixes of rare and frequent words match', async () => {
  const { db } = test.database;
  const market = createMarket(db);
  const snapshot = await market.current();
  const ahead = createWords(db, createFrequentWords(db, { manyListings: MANY }));
  await ahead.warm(snapshot);
  const questions = ['pool', 'pool & garage', '(pool | garage)', '(pool | zzyzx) & gar:*', 'zzyzx'];
  for (const question of questions) {
    const fresh = await markRows(snapshot.columns, await listIdsWithWord(db, question));
    expect(marked(await ahead.named(question, snapshot)), question).toEqual(marked(fresh));
  }
  expect(marked(meet([]))).toEqual([]);
});
