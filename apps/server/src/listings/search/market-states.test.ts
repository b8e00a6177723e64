import { getPropertyMap, getPropertySupply, listProperties } from '@alpha/contract';
import { createRandom } from '@alpha/demo-market/random';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillValues } from '../../../test/estimated-values.ts';
import { type Caller, callerWith } from '../../../test/people.ts';
import { drawQuery, expectAnswersByHand, shownHomes } from '../../../test/random-questions.ts';
import type { Row } from '../../../test/search-by-hand.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { openThreadedApp } from '../../../test/threaded-market.ts';
import { divideMarket } from '../../../test/two-state-market.ts';
import { properties } from '../../platform/db/schema/index.ts';
import { findInMarket } from './market/find-in-market.ts';
import { marketOf } from './market/market.ts';
import { refreshSearch } from './search-index.service.ts';

let test: TestApp;
let florida: Awaited<ReturnType<typeof openThreadedApp>>;
let visitor: Caller;
let rows: Row[];
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.25, leads: 1 } });
  await divideMarket(test.database.db);
  await fillValues(test.database.db);
  rows = await shownHomes(test.database.db);
  florida = await openThreadedApp(test.deps, { states: ['FL'] });
  await florida.market.current();
  visitor = callerWith({ ...test, app: florida.app });
});
afterAll(async () => {
  await florida?.close();
  await test?.close();
});

const inFlorida = () => rows.filter(({ properties: { state } }) => state === 'FL');
const firstTen = { limit: 10, offset: 0 };
const byProfit = { key: 'netProfit', direction: 'desc' } as const;

describe('a process that holds one state', () => {
  it('gives the same result as a scan of every row of all states', async () => {
    expect(florida.market.known()?.columns.size).toBe(inFlorida().length);
    expect(inFlorida().length).toBeLessThan(rows.length);
    await expectAnswersByHand(visitor, rows, { count: 250, seed: 20_261_121 });
  });

  it('answers from memory what cannot have a listing of another state, and nothing else', async () => {
    const isInMemory = async (filter: object) =>
      (await findInMarket(florida.database.db, filter, byProfit, firstTen)) !== null;
    const around = ({ properties: { latitude, longitude } }: Row, degrees: number) => [
      { lat: latitude - degrees, lng: longitude - degrees },
      { lat: latitude - degrees, lng: longitude + degrees },
      { lat: latitude + degrees, lng: longitude + degrees },
    ];
    const inCity = (city: string) => {
      const row = rows.find((row) => row.properties.city === city);
      if (!row) throw new Error(`no listing in ${city}`);
      return row;
    };
    const city = (name: string, state?: string) => ({ city: { name, state } });
    expect(await isInMemory(city('hialeah'))).toBe(true);
    expect(await isInMemory(city('miami', 'FL'))).toBe(true);
    expect(await isInMemory(city('atlantis'))).toBe(true);
    expect(await isInMemory({ polygon: around(inCity('Cape Coral'), 0.02) })).toBe(true);
    expect(await isInMemory(city('miami'))).toBe(false);
    expect(await isInMemory(city('miami', 'GA'))).toBe(false);
    expect(await isInMemory(city('tampa'))).toBe(false);
    expect(await isInMemory({ polygon: around(inCity('Tampa'), 0.02) })).toBe(false);
    expect(await isInMemory({ polygon: around(inCity('Cape Coral'), 5) })).toBe(false);
    expect(await isInMemory({ beds: 2 })).toBe(false);
  });

  it('shows the same map and the same budgets as one that holds all', async () => {
    await marketOf(test.database.db).current();
    const whole = callerWith(test);
    const random = createRandom(68);
    let clusters = 0;
    for (let i = 0; i < 60; i += 1) {
      const { sort_by: _, sort_order: __, page: ___, ...query } = drawQuery(random, rows);
      const { longitude, latitude } = random.pick(rows).properties;
      const side = random.pick([0.005, 0.05, 0.5, 4]);
      const corners = [longitude - side, latitude - side, longitude + side, latitude + side];
      const bounds = corners.map((edge) => edge.toFixed(4)).join();
      const view = random.pick([{}, { bounds, zoom: random.int(5, 15) }, { bounds, zoom: 20 }]);
      const few = random.chance(0.5) ? query : {};
      const ask = async (by: Caller) => {
        const answer = await by(getPropertyMap, { query: { ...few, ...view } });
        if (answer.statusCode !== 200) throw new Error(answer.body);
        const map = answer.json();
        const { investment_min: ____, investment_max: _____, ...rest } = few;
        return {
          map: rounded(map),
          supply: (await by(getPropertySupply, { query: rest })).json(),
        };
      };
      const expected = await ask(whole);
      clusters += expected.map.clusters.length;
      expect([few, view, await ask(visitor)]).toEqual([few, view, expected]);
    }
    expect(clusters).toBeGreaterThan(200);
  });

  it('sees what changes in any state, and a listing that moves into its own or out of it', async () => {
    const { db } = test.database;
    const [mover] = inFlorida().filter(({ properties: { city } }) => city === 'Hialeah');
    const id = mover?.properties.id ?? 0;
    const move = async (changes: object) => {
      await db.update(properties).set(changes).where(eq(properties.id, id));
      await refreshSearch(db, [id]);
    };
    const ask = async (query: object) => (await visitor(listProperties, { query })).json();
    const before = (await ask({ city: 'Hialeah' })).total;
    await move({ state: 'GA' });
    // From now on the name alone may mean either.
    expect((await ask({ city: 'Hialeah' })).total).toBe(before);
    expect(
      (await ask({ city: 'Hialeah, GA' })).data.map((home: Row['properties']) => home.id),
    ).toEqual([id]);
    expect((await ask({ city: 'Hialeah, FL' })).total).toBe(before - 1);
    await move({ state: 'FL' });
    expect((await ask({ city: 'Hialeah, FL' })).total).toBe(before);
    expect((await ask({ city: 'Hialeah, GA' })).total).toBe(0);
    expect(florida.market.known()?.columns.rowOf(id)).toBeDefined();
  });
});

/** Two programs differ in the last digits of a sine: a unit of the map is four millimeters. */
function rounded(map: { bounds: number[] | null; zoom: number; clusters: never[]; pins: never[] }) {
  const cut = (numbers: number[]) => numbers.map((degrees) => degrees.toFixed(6));
  type Cluster = { bounds: number[]; latitude: number; longitude: number; count: number };
  return {
    ...map,
    bounds: map.bounds && cut(map.bounds),
    zoom: map.zoom.toFixed(6),
    pins: map.pins.map(({ id }: { id: number }) => id).toSorted((a, b) => a - b),
    clusters: map.clusters.map(({ bounds, latitude, longitude, count }: Cluster) => [
      count,
      ...cut([...bounds, latitude, longitude]),
    ]),
  };
}
