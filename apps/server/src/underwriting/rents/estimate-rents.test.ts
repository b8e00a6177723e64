import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/test-app.ts';
import type { Database } from '../../platform/db/db.ts';
import { estimateRents } from './estimate-rents.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(
    sql`insert into areas (city, state, latitude, longitude) values ('Miami', 'FL', 25.8, -80.2)`,
  );
});
afterAll(() => database.close());

const TODAY = '2026-11-15';
const estimate = () => estimateRents(database.db, TODAY);

/** Given rents are comparables; null is a property that needs an estimate. */
async function put(
  key: string,
  rent: number | null,
  { sqft = 1000, asOf = '2026-11-01', soldOn = null as string | null, source = 'x' } = {},
): Promise<void> {
  await database.db.execute(sql`
    insert into properties (address, city, state, zip, area_id, latitude, longitude, type, list_price,
      beds, total_sqft, source, source_key, source_as_of, sold_on, status, rent_estimate,
      rent_source, rent_as_of)
    select ${key}, 'Miami', 'FL', '33125', id, 25.8, -80.2, 'condo', 300000, 2, ${sqft}, ${source}, ${key},
      ${asOf}, ${soldOn}, 'active', ${rent}, ${rent === null ? null : 'listing'}, ${asOf} from areas`);
}

async function rentOf(key: string) {
  const { rows } = await database.db.execute<{ rent: number; n: number; updated: string }>(sql`
    select rent_estimate as rent, rent_comparables as n, updated_at::text as updated
    from properties where source_key = ${key}`);
  return rows[0];
}

it('an estimate changes only when the median of its comparables moves', async () => {
  await put('home', null);
  for (let i = 0; i < 5; i += 1) await put(`c${i}`, 2_000 + i);
  expect(await estimate()).toMatchObject({ comparables: 1 });
  const first = await rentOf('home');
  expect(first).toMatchObject({ rent: 2_002, n: 5 });
  // A move below 1% changes nothing, so nothing is analyzed again.
  await put('same', 2_003);
  expect(await estimate()).toMatchObject({ comparables: 0 });
  expect(await rentOf('home')).toEqual(first);
  for (let i = 0; i < 6; i += 1) await put(`dear${i}`, 2_600);
  expect(await estimate()).toMatchObject({ comparables: 1 });
  expect(await rentOf('home')).toMatchObject({ n: 12 });
  expect((await rentOf('home'))?.rent).toBeGreaterThan(2_100);
});

it('an estimate from comparables replaces one from the index', async () => {
  await database.db.execute(
    sql`update properties set rent_source = 'index', rent_estimate = 1500 where source_key = 'home'`,
  );
  expect(await estimate()).toMatchObject({ comparables: 1 });
  expect((await rentOf('home'))?.rent).toBeGreaterThan(2_100);
});

it('an estimate is removed with its comparables, except in demo data', async () => {
  await put('lonely', null, { sqft: 3000 });
  await put('demo', 3_000, { sqft: 3000, source: 'demo' });
  await database.db.execute(sql`update properties set rent_source = 'comparables', rent_comparables = 9
    where source_key = 'demo'`);
  for (let i = 0; i < 5; i += 1) await put(`big${i}`, 24_000, { sqft: 3000 });
  // Rents that the demo made up are no comparables of real homes.
  for (let i = 0; i < 5; i += 1) await put(`made up ${i}`, 9_000, { sqft: 3000, source: 'demo' });
  await estimate();
  expect(await rentOf('lonely')).toMatchObject({ rent: 24_000, n: 5 });
  await database.db.execute(sql`update properties set rent_estimate = 3000, rent_comparables = 9
    where source_key = 'demo'`);
  await database.db.execute(sql`delete from properties where source_key = 'big0'`);
  await estimate();
  expect(await rentOf('lonely')).toMatchObject({ rent: null, n: null });
  expect(await rentOf('demo')).toMatchObject({ rent: 3_000, n: 9 });
});

it('rents older than a year are not comparables, by listing date or rental date', async () => {
  await put('house', null, { sqft: 6000 });
  for (let i = 0; i < 4; i += 1) await put(`new${i}`, 6_000, { sqft: 6000, asOf: '2025-11-15' });
  await put('old', 5_000, { sqft: 6000, asOf: '2025-11-14' });
  await put('let', 5_000, { sqft: 6000, soldOn: '2024-05-01' });
  await estimate();
  expect(await rentOf('house')).toMatchObject({ rent: null });
  await put('fifth', 6_000, { sqft: 6000 });
  await estimate();
  expect(await rentOf('house')).toMatchObject({ rent: 6_000, n: 5 });
  // A year later there are no newer ones.
  await estimateRents(database.db, '2027-11-02');
  expect(await rentOf('house')).toMatchObject({ rent: null, n: null });
});
