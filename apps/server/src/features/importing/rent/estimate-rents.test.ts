import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/test-app.ts';
import type { Database } from '../../../db/db.ts';
import { estimateRents } from './estimate-rents.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(
    sql`insert into areas (city, state, latitude, longitude) values ('Miami', 'FL', 25.8, -80.2)`,
  );
});
afterAll(() => database.close());

/** Rents that sources tell are comparables; null is a home that waits for an estimate. */
async function put(key: string, rent: number | null): Promise<void> {
  await database.db.execute(sql`
    insert into properties (address, city, state, zip, area_id, latitude, longitude, type, list_price,
      beds, total_sqft, source, source_key, source_as_of, status, rent_estimate,
      rent_source, rent_as_of)
    select ${key}, 'Miami', 'FL', '33125', id, 25.8, -80.2, 'condo', 300000, 2, 1000, 'x', ${key},
      '2026-11-01', 'active', ${rent}, ${rent === null ? null : 'listing'}, '2026-11-01' from areas`);
}

async function rentOf(key: string) {
  const { rows } = await database.db.execute<{ rent: number; n: number; updated: string }>(sql`
    select rent_estimate as rent, rent_comparables as n, updated_at::text as updated
    from properties where source_key = ${key}`);
  return rows[0];
}

it('an estimate follows its comparables when their middle moves, and only then', async () => {
  await put('home', null);
  for (let i = 0; i < 5; i += 1) await put(`c${i}`, 2_000 + i);
  expect(await estimateRents(database.db)).toMatchObject({ comparables: 1 });
  const first = await rentOf('home');
  expect(first).toMatchObject({ rent: 2_002, n: 5 });
  // One more of the same: less than a percent is no news, and nothing is analysed again.
  await put('same', 2_003);
  expect(await estimateRents(database.db)).toMatchObject({ comparables: 0 });
  expect(await rentOf('home')).toEqual(first);
  for (let i = 0; i < 6; i += 1) await put(`dear${i}`, 2_600);
  expect(await estimateRents(database.db)).toMatchObject({ comparables: 1 });
  expect(await rentOf('home')).toMatchObject({ n: 12 });
  expect((await rentOf('home'))?.rent).toBeGreaterThan(2_100);
});

it('an estimate from the index gives way to comparables', async () => {
  await database.db.execute(
    sql`update properties set rent_source = 'index', rent_estimate = 1500 where source_key = 'home'`,
  );
  expect(await estimateRents(database.db)).toMatchObject({ comparables: 1 });
  expect((await rentOf('home'))?.rent).toBeGreaterThan(2_100);
});
