import { getPropertyMap, listProperties, type MapCluster, type MapPin } from '@alpha/contract';
import { createRandom } from '@alpha/demo-market/random';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { properties } from '../../platform/db/schema/index.ts';
import { insidePolygon } from '../search/market/inside-polygon.ts';
import { latOf, lngOf, mercatorX, mercatorY } from '../search/market/mercator.ts';

let test: TestApp;
let visitor: Caller;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.25, leads: 1 } });
  visitor = callerWith(test);
});
afterAll(() => test.close());

type Answer = {
  bounds: [number, number, number, number] | null;
  zoom: number;
  total: number;
  clusters: MapCluster[];
  pins: MapPin[];
};
const ask = async (query: object): Promise<Answer> => {
  const answer = await visitor(getPropertyMap, { query });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};
const totalOf = async (query: object): Promise<number> =>
  (await visitor(listProperties, { query })).json().total;

const onTheMap = ({ clusters, pins }: Answer) =>
  pins.length + clusters.reduce((sum, { count }) => sum + count, 0);

const MIAMI = '-80.4,25.6,-80.0,26.0';

describe('the map', () => {
  it.each([
    {},
    { city: 'Hialeah' },
    { city: 'nowhere' },
    { beds: 3, baths: 2 },
    { cash_flow_first_year: '1' },
    { search: 'pool' },
    { search: 'pool hialeah', investment_min: 100_000 },
    { search: 'xqzzvwk' },
    { investment_min: 100_000, investment_max: 200_000 },
    {
      polygon: JSON.stringify([
        { lat: 25.7, lng: -80.4 },
        { lat: 25.9, lng: -80.1 },
        { lat: 25.6, lng: -80.1 },
      ]),
    },
  ])('has exactly the matches of %j', async (filter) => {
    const answer = await ask({ ...filter, width: 700, height: 900 });
    expect(answer.total).toBe(await totalOf(filter));
    expect(onTheMap(answer)).toBe(answer.total);
    expect(answer.zoom).toBeLessThanOrEqual(12);
    if (answer.total === 0) return expect(answer.bounds).toBeNull();
    const [west, south, east, north] = answer.bounds ?? [0, 0, 0, 0];
    for (const { latitude, longitude } of [...answer.clusters, ...answer.pins]) {
      expect(longitude).toBeGreaterThan(west);
      expect(longitude).toBeLessThan(east);
      expect(latitude).toBeGreaterThan(south);
      expect(latitude).toBeLessThan(north);
    }
  });

  it('shows the chosen city when nothing matches', async () => {
    const size = { width: 700, height: 900 };
    const all = await ask({ city: 'Hialeah', ...size });
    const none = await ask({ city: 'Hialeah', search: 'xqzzvwk', ...size });
    expect(none).toEqual({ ...all, total: 0, clusters: [], pins: [] });
  });

  it('shows more detail with each zoom level', async () => {
    const [west, south, east, north] = MIAMI.split(',').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const rectangle = [
      { lat: south, lng: west },
      { lat: south, lng: east },
      { lat: north, lng: east },
      { lat: north, lng: west },
    ];
    const inView = await totalOf({ polygon: JSON.stringify(rectangle) });
    const groups = [];
    for (const zoom of [6, 9, 12, 15]) {
      const answer = await ask({ bounds: MIAMI, zoom });
      expect(answer.total).toBe(inView);
      expect(onTheMap(answer)).toBe(inView);
      groups.push(answer.clusters.length + answer.pins.length);
    }
    expect(groups).toEqual([...groups].sort((a, b) => a - b));
  });

  it('has pins with exactly the fields of the popup', async () => {
    const { pins } = await ask({ bounds: MIAMI, zoom: 16 });
    expect(Object.keys(pins[0] ?? {}).sort()).toEqual(
      [
        'address',
        'annual_roi',
        'baths',
        'beds',
        'city',
        'id',
        'is_place_approximate',
        'latitude',
        'list_price',
        'longitude',
        'monthly_rent',
        'net_profit_10_year',
        'state',
        'total_roi',
        'total_sqft',
        'type',
        'zip',
      ].sort(),
    );
  });

  it('reflects every change at once', async () => {
    const before = await ask({ city: 'Miami' });
    const { db } = test.database;
    const [home] = await db
      .select()
      .from(properties)
      .where(eq(properties.id, before.pins[0]?.id ?? 0));
    const id =
      home?.id ??
      (await db.select().from(properties).where(eq(properties.city, 'Miami')))[0]?.id ??
      0;
    await db.update(properties).set({ mayDisplay: false }).where(eq(properties.id, id));
    const after = await ask({ city: 'Miami' });
    expect(after.total).toBe(await totalOf({ city: 'Miami' }));
    expect(after.pins.map((pin) => pin.id)).not.toContain(id);
  });

  it('lists every property of one spot beyond the maximum zoom', async () => {
    const far = await ask({ city: 'Hialeah', bounds: MIAMI, zoom: 10 });
    expect(far.total).toBeGreaterThan(60);
    expect(far.clusters).not.toEqual([]);
    const near = await ask({ city: 'Hialeah', bounds: MIAMI, zoom: 20 });
    expect(near.clusters).toEqual([]);
    expect(near.pins).toHaveLength(far.total);
  });

  it.each([
    ['bounds', '1,2,3'],
    ['bounds', 'a,b,c,d'],
    ['bounds', '-200,0,0,0'],
    ['zoom', '99'],
    ['width', '0'],
    ['page', '2'],
  ])('%s=%s is a 422 that names the field (security 18)', async (name, value) => {
    const answer = await visitor(getPropertyMap, { query: { [name]: value } });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)[0]?.split('.')[0]).toBe(name);
  });
});

describe('the projection', () => {
  it('round-trips', () => {
    for (const [lng, lat] of [
      [-80.19, 25.76],
      [-157.8, 21.3],
      [0, 0],
      [179.9, -80],
    ] as const) {
      expect(lngOf(mercatorX(lng))).toBeCloseTo(lng, 6);
      expect(latOf(mercatorY(lat))).toBeCloseTo(lat, 5);
    }
  });
});

describe('a drawn area', () => {
  it('has the same listings on the map as in the list, for any shape', async () => {
    const random = createRandom(7);
    for (let i = 0; i < 60; i += 1) {
      const size = random.pick([0.002, 0.05, 0.4]);
      const polygon = JSON.stringify(
        Array.from({ length: random.int(3, 12) }, () => ({
          lat: 25.8 + random.range(-size, size),
          lng: -80.25 + random.range(-size, size),
        })),
      );
      expect((await ask({ polygon })).total).toBe(await totalOf({ polygon }));
    }
  });

  it('counts its edge and corners as inside', () => {
    const isInside = insidePolygon([
      { lat: 0, lng: 0 },
      { lat: 0, lng: 1 },
      { lat: 1, lng: 1 },
      { lat: 1, lng: 0 },
    ]);
    expect([
      isInside(0, 0),
      isInside(500_000, 0),
      isInside(500_000, 500_000),
      isInside(-1, 0),
    ]).toEqual([true, true, true, false]);
  });
});
