import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillValues } from '../../../test/estimated-values.ts';
import { callerWith } from '../../../test/people.ts';
import { openPostgres, type Postgres } from '../../../test/postgres.ts';
import { expectAnswersByHand, shownHomes } from '../../../test/random-questions.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { testConfig } from '../../../test/test-app.ts';
import { openThreadedApp } from '../../../test/threaded-market.ts';
import { buildApp } from '../../app.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import type { Database } from '../../platform/db/db.ts';
import { openDb } from '../../platform/db/open-db.ts';
import { properties, propertyAnalyses, propertySearch } from '../../platform/db/schema/index.ts';
import { analyzeStale } from '../../underwriting/analysis/analysis.service.ts';
import { inlineAnalysisPool } from '../../underwriting/analysis/analysis-pool.ts';
import type { Columns } from './market/columns.ts';
import { createFrequentWords } from './market/frequent-words.ts';
import { loadRows } from './market/load-market.ts';
import { markRows } from './market/mark-rows.ts';
import { listIdsWithWord } from './market/market.queries.ts';
import { marketOf } from './market/market.ts';
import { GONE } from './market/row-storage.ts';
import { refreshSearch } from './search-index.service.ts';

let server: Postgres;
let database: Database;
let other: Database;
beforeAll(async () => {
  server = await openPostgres();
  const open = () => openDb({ databaseUrl: server.url, dataDir: temporaryFolder() });
  database = await open();
  other = await open();
  const config = testConfig({ databaseUrl: server.url });
  await loadDemo({ config, database }, { scale: 0.1, leads: 1, asOf: '2026-11-01' });
  await analyzeStale(database.db, inlineAnalysisPool());
  await fillValues(database.db);
});
afterAll(async () => {
  await Promise.all([database?.close(), other?.close()]);
  await server?.stop();
});

const nameOf = (codes: ReadonlyMap<string, number>, code: number) =>
  [...codes].find(([, known]) => known === code)?.[0];

/** Every value of every listing, by id; names instead of codes. */
function contentsOf(columns: Columns) {
  const { data, kinds } = columns;
  return Array.from({ length: columns.size }, (_, row) => row)
    .filter((row) => data.kind[row] !== GONE)
    .map((row) => {
      const at = (array: { readonly [row: number]: number }) => array[row] as number;
      const values = Object.entries(data).map(([name, array]) => [name, at(array)]);
      return {
        ...Object.fromEntries(values),
        id: at(data.id),
        kind: kinds[at(data.kind)],
        city: nameOf(columns.codes.cities, at(data.city)),
        state: nameOf(columns.codes.states, at(data.state)),
      };
    })
    .toSorted((a, b) => a.id - b.id);
}

const allIds = async () =>
  (await database.db.select({ id: propertySearch.id }).from(propertySearch)).map(({ id }) => id);

describe('the search on PostgreSQL', () => {
  it.each(['database', 'memory'])(
    'gives the same result as a scan of every row (%s)',
    async (source) => {
      if (source === 'memory') await marketOf(database.db).current();
      const app = await buildApp({ config: testConfig(), database, appSecret: 'x'.repeat(48) });
      const rows = await shownHomes(database.db);
      const visitor = callerWith({ app } as Parameters<typeof callerWith>[0]);
      await expectAnswersByHand(visitor, rows, { count: 120, seed: 15 });
      await app.close();
    },
  );

  it('gives the same result from a market that a thread read as one stream', async () => {
    const deps = { config: testConfig(), database, appSecret: 'x'.repeat(48) };
    const threaded = await openThreadedApp(deps);
    const { columns } = await threaded.market.current();
    const rows = await shownHomes(database.db);
    const visitor = callerWith({ app: threaded.app } as Parameters<typeof callerWith>[0]);
    await expectAnswersByHand(visitor, rows, { count: 120, seed: 16 });
    expect(contentsOf(columns)).toEqual(contentsOf(await loadRows(database.db)));
    await threaded.close();
  });

  it('a market that is being read as one stream has what changes meanwhile', async () => {
    const deps = { config: testConfig(), database, appSecret: 'x'.repeat(48) };
    const threaded = await openThreadedApp(deps);
    const ids = await allIds();
    const loading = threaded.market.current();
    for (const id of ids.slice(0, 5))
      await other.db.update(properties).set({ mayDisplay: false }).where(eq(properties.id, id));
    await other.db
      .update(properties)
      .set({ beds: 7 })
      .where(eq(properties.id, ids[5] ?? 0));
    await refreshSearch(other.db, ids.slice(5, 6));
    await loading;
    const { columns } = await threaded.market.current();
    expect(contentsOf(columns)).toEqual(contentsOf(await loadRows(database.db)));
    await other.db.update(properties).set({ mayDisplay: true });
    await refreshSearch(database.db, ids);
    await threaded.market.current();
    expect(contentsOf(columns)).toEqual(contentsOf(await loadRows(database.db)));
    expect(contentsOf(columns)).toHaveLength(ids.length);
    await threaded.close();
  });

  it('a thread that reads all words at once finds the listings of each', async () => {
    const { db } = database;
    const { columns, version } = await marketOf(db).current();
    const snapshot = { columns, version };
    const frequent = createFrequentWords(db, { manyListings: 3, isLarge: () => true });
    await frequent.warm(snapshot);
    const known = [...((await frequent.at(snapshot)) ?? [])];
    expect(known.length).toBeGreaterThan(100);
    for (const [word, rows] of known) {
      const found = await markRows(columns, await listIdsWithWord(db, word));
      expect([word, Buffer.from(rows)]).toEqual([word, Buffer.from(found)]);
    }
  });

  it('a property hidden during a refresh stays hidden', async () => {
    const ids = await allIds();
    for (const [i, id] of ids.slice(0, 12).entries()) {
      await database.db.update(propertyAnalyses).set({ netProfit: sql`net_profit + 1` });
      const refreshed = refreshSearch(database.db, ids);
      await new Promise((resolve) => setTimeout(resolve, 12 * i));
      await other.db.update(properties).set({ mayDisplay: false }).where(eq(properties.id, id));
      await refreshed;
      const [ghost] = await database.db
        .select()
        .from(propertySearch)
        .where(eq(propertySearch.id, id));
      expect(ghost).toBeUndefined();
      await database.db.update(properties).set({ mayDisplay: true }).where(eq(properties.id, id));
      await refreshSearch(database.db, [id]);
    }
  });

  it('a refresh and a status change in one transaction do not deadlock', async () => {
    const ids = await allIds();
    const [a = 0, b = 0] = ids;
    for (let round = 0; round < 8; round += 1) {
      await database.db.update(propertyAnalyses).set({ netProfit: sql`net_profit + 1` });
      const refreshed = refreshSearch(database.db, ids.slice(1));
      const changed = other.db.transaction(async (tx) => {
        await tx.update(properties).set({ status: 'pending' }).where(eq(properties.id, a));
        await new Promise((resolve) => setTimeout(resolve, 15 * round));
        await tx.update(properties).set({ status: 'pending' }).where(eq(properties.id, b));
      });
      await Promise.all([refreshed, changed]);
      const left = await database.db
        .select()
        .from(propertySearch)
        .where(inArray(propertySearch.id, [a, b]));
      expect(left).toEqual([]);
      await database.db
        .update(properties)
        .set({ status: 'active' })
        .where(inArray(properties.id, [a, b]));
      await refreshSearch(database.db, [a, b]);
    }
  });

  it('two processes analyze the same properties without losing one', async () => {
    const before = (await allIds()).length;
    await database.db.delete(propertyAnalyses);
    await Promise.all([database, other].map(({ db }) => analyzeStale(db, inlineAnalysisPool())));
    expect((await allIds()).length).toBe(before);
  });
});
