import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { listComparedAreas } from './areas.queries.ts';
import { areaIndex, areaPeersOf } from './areas.service.ts';
import { readCity } from './peers.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.25, leads: 1 } });
});
afterAll(() => test.close());

const MIAMI = { city: 'Miami', state: 'FL' };

it('compares a rare property type in a large city with all of its type, not with a sample', async () => {
  const { db } = test.database;
  const { rows } = await db.execute<{ type: string; n: number }>(sql`
    select p.type, count(*)::int as n from property_search s join properties p on p.id = s.id
    where s.city = 'miami' and s.state = 'FL' group by 1`);
  expect(rows.length).toBeGreaterThan(1);
  const total = rows.reduce((sum, { n }) => sum + n, 0);
  // Simulates a city so large that one in twenty is sampled.
  const city = await readCity(db, MIAMI, Math.ceil(total / 20));
  const counts = Object.fromEntries(
    [...city.byType].map(([type, samples]) => [type, samples.cap_rate?.length]),
  );
  expect(counts).toEqual(Object.fromEntries(rows.map(({ type, n }) => [type, n])));
  expect(city.all.cap_rate?.length).toBeLessThan(total / 5);
});

it('uses all properties of a small city', async () => {
  const city = await readCity(test.database.db, MIAMI);
  const ofTypes = [...city.byType.values()].map(({ cap_rate }) => cap_rate?.length ?? 0);
  expect(city.all.cap_rate?.length).toBe(ofTypes.reduce((sum, n) => sum + n, 0));
});

it('compares an area with those of its metro, its state and the country', async () => {
  const { db } = test.database;
  const { rows: areas } = await db.execute<{ id: number; city: string }>(sql`
    insert into market_series (source, measure, kind, code, name, state, metro, starts_on, as_of,
      months_apart, values, content_hash)
    select 'zillow', 'home_value', 'city', 'code ' || id, city, state, 'Miami-Fort Lauderdale, FL',
      '2020-01-31', '2020-02-29', 1, '{1,2}', '' from areas where county = 'Miami-Dade'
    returning (select id from areas a where a.city = market_series.name), name as city`);
  const [area] = areas;
  if (!area) throw new Error('no area');
  const { samples, places } = await areaPeersOf(db, { areaId: area.id, state: 'FL' });
  expect(places).toEqual({ metro: 'Miami-Fort Lauderdale, FL', state: 'FL' });
  expect(samples.metro?.volatility?.length).toBe(areas.length);
  expect(samples.state?.volatility?.length).toBeGreaterThan(areas.length);
  expect(samples.country?.volatility?.length).toBe(samples.state?.volatility?.length);
  const elsewhere = await areaPeersOf(db, { areaId: null, state: 'TX' });
  expect(elsewhere.samples.state?.volatility).toHaveLength(0);
  expect(elsewhere.samples.country).toEqual(samples.country);
});

it('counts areas once that take their figures from the same metro', async () => {
  const { db } = test.database;
  const { rows: listed } = await db.execute<{ id: number }>(sql`
    select distinct p.area_id as id from property_search s join properties p on p.id = s.id`);
  await db.execute(sql`update areas set volatility_std_dev = 7,
    origins = '{"volatility": {"kind": "metro", "place": "Miami, FL"}}'
    where county = 'Miami-Dade'`);
  const { rows: shared } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from areas where county = 'Miami-Dade' and exists (
      select 1 from property_search s join properties p on p.id = s.id where p.area_id = areas.id)`);
  const n = shared[0]?.n ?? 0;
  expect(n).toBeGreaterThan(1);
  const { country } = areaIndex(await listComparedAreas(db));
  expect(country.volatility).toHaveLength(listed.length - n + 1);
});
