import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
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
