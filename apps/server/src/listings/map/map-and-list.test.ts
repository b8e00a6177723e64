import { getPropertyMap, listProperties, type MapCluster } from '@alpha/contract';
import { createRandom, type Random } from '@alpha/demo-market/random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith } from '../../../test/people.ts';
import { drawQuery, shownHomes } from '../../../test/random-questions.ts';
import type { Query, Row } from '../../../test/search-by-hand.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let visitor: Caller;
let rows: Row[];
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.25, leads: 1 } });
  visitor = callerWith(test);
  rows = await shownHomes(test.database.db);
});
afterAll(() => test.close());

const ask = async <T>(endpoint: Parameters<Caller>[0], query: object): Promise<T> => {
  const answer = await visitor(endpoint, { query });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json() as T;
};

type Page = { data: { id: number }[]; total: number; last_page: number };

/** Every page of the list. */
async function listed(query: Query): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, last_page } = await ask<Page>(listProperties, { ...query, page });
    ids.push(...data.map(({ id }) => id));
    last = last_page;
  }
  return ids.toSorted((a, b) => a - b);
}

type Marks = { total: number; clusters: MapCluster[]; pins: { id: number }[] };

/** The homes behind every mark: a cluster is opened until none is left. */
async function marked(conditions: object, bounds: string): Promise<number[]> {
  const { pins, clusters } = await ask<Marks>(getPropertyMap, { ...conditions, bounds, zoom: 20 });
  expect(clusters).toEqual([]);
  return pins.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** What the explorer's form and a moved map ask for. */
function drawSearch(random: Random): { query: Query; within: string } {
  const {
    sort_by: _,
    sort_order: __,
    page: ___,
    polygon: ____,
    ...conditions
  } = drawQuery(random, rows);
  const { longitude, latitude } = random.pick(rows).properties;
  const [width, height] = [random.pick([0.01, 0.1, 0.6]), random.pick([0.01, 0.1, 0.6])];
  const west = longitude - random.range(0, width);
  const south = latitude - random.range(0, height);
  const within = [west, south, west + width, south + height].map((edge) => edge.toFixed(5)).join();
  // Half of the views are large and hardly filtered, so that they have many pages and clusters.
  const { beds, hoa_max } = conditions;
  const few = { ...(beds && { beds }), ...(hoa_max && { hoa_max }) };
  return { query: { ...(random.chance(0.5) ? conditions : few), within }, within };
}

describe('a map that is moved', () => {
  it('has the homes of the list, for any view and filters: each one, and no other', async () => {
    const random = createRandom(25);
    let found = 0;
    for (let i = 0; i < 120; i += 1) {
      const { query, within } = drawSearch(random);
      const ids = await listed(query);
      found += ids.length;
      expect([query, await marked(query, within)]).toEqual([query, ids]);
    }
    expect(found).toBeGreaterThan(1_000);
  });

  it('counts in its marks what the list counts, at any zoom', async () => {
    const random = createRandom(26);
    for (let i = 0; i < 60; i += 1) {
      const { query, within } = drawSearch(random);
      const { total } = await ask<Page>(listProperties, query);
      const zoom = random.range(3, 18).toFixed(2);
      const map = await ask<Marks>(getPropertyMap, { ...query, bounds: within, zoom });
      const inClusters = map.clusters.reduce((sum, { count }) => sum + count, 0);
      expect([query, map.total, map.pins.length + inClusters]).toEqual([query, total, total]);
    }
  });

  it('shows nothing outside the area of the list, however far it is moved', async () => {
    const within = '-80.3,25.7,-80.2,25.8';
    const ids = await listed({ within });
    expect(ids.length).toBeGreaterThan(3);
    expect(await marked({ within }, '-81,25,-80,27')).toEqual(ids);
  });

  it('gives way to an area that was drawn', async () => {
    const polygon = JSON.stringify([
      { lat: 25.7, lng: -80.4 },
      { lat: 25.9, lng: -80.1 },
      { lat: 25.6, lng: -80.1 },
    ]);
    expect(await listed({ polygon, within: '-82,28,-81.9,28.1' })).toEqual(
      await listed({ polygon }),
    );
  });
});
