import { getPropertyByAddress, listProperties, type PropertyReport } from '@alpha/contract';
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  areaSeries,
  areas,
  properties,
  propertyValuations,
} from '../../platform/db/schema/index.ts';
import { valueHomes } from './value-homes.ts';

let test: TestApp;
let staff: Caller;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.25, leads: 1 } });
  staff = await signedIn(test, 'salesman@alpha.test');
  await run();
});
afterAll(() => test.close());

const run = (options = {}) => valueHomes(test.database.db, options);
type Home = typeof properties.$inferSelect;

/** An active property with an estimate and its stored valuation. */
async function valuedHome(): Promise<Home & { value: number; ids: number[] }> {
  const [row] = await test.database.db
    .select()
    .from(properties)
    .innerJoin(propertyValuations, eq(propertyValuations.propertyId, properties.id))
    .where(and(isNotNull(propertyValuations.value), eq(properties.status, 'active')))
    .orderBy(asc(properties.id))
    .limit(1);
  if (!row) throw new Error('no home has a value');
  const { value, comparableIds: ids } = row.property_valuations;
  return { ...row.properties, value: value ?? 0, ids };
}

const stored = async (id: number) =>
  (
    await test.database.db
      .select()
      .from(propertyValuations)
      .where(eq(propertyValuations.propertyId, id))
  )[0];

const change = (id: number, set: Partial<Home>) =>
  test.database.db.update(properties).set(set).where(eq(properties.id, id));

async function reportOf({ address, city, state, zip }: Home): Promise<PropertyReport['property']> {
  const params = { address: `${address}, ${city}, ${state} ${zip}` };
  return (await staff(getPropertyByAddress, { params })).json().property;
}

describe('the stored values', () => {
  it('exist for every unsold property; estimates are near asking prices', async () => {
    const rows = await test.database.db
      .select({ price: properties.listPrice, value: propertyValuations.value })
      .from(properties)
      .leftJoin(propertyValuations, eq(propertyValuations.propertyId, properties.id))
      .where(ne(properties.status, 'sold'));
    // A quarter of the demo's sales: fewer homes have enough of them nearby.
    const valued = rows.filter(({ value }) => value !== null);
    expect(valued.length).toBeGreaterThan(0.1 * rows.length);
    const near = valued.filter(({ price, value }) => Math.abs((value ?? 0) / price - 1) < 0.35);
    expect(near.length).toBeGreaterThan(0.7 * valued.length);
  });

  it('are unchanged by a second run', async () => {
    expect(await run()).toMatchObject({ squares: 0, homes: 0, valued: 0 });
  });

  it('do not depend on how many squares are valued together', async () => {
    const before = await test.database.db.select().from(propertyValuations).orderBy(asc(sql`1`));
    await test.database.db.execute(sql`delete from valuation_squares`);
    await run({ atOnce: { homes: 7, sales: 1_000 } });
    const after = await test.database.db.select().from(propertyValuations).orderBy(asc(sql`1`));
    expect(after).toEqual(before);
  });

  it('are computed again where a sale changes or is deleted, and only there', async () => {
    const home = await valuedHome();
    const [first = 0] = home.ids;
    await change(first, { soldPrice: 3 * home.value });
    const { homes } = await run();
    const [all] = await test.database.db
      .select({ n: sql<number>`count(*)::int` })
      .from(propertyValuations);
    expect(homes).toBeLessThan(all?.n ?? 0);
    expect((await stored(home.id))?.value).toBeGreaterThan(home.value);
    await test.database.db.delete(properties).where(eq(properties.id, first));
    await run();
    expect((await stored(home.id))?.comparableIds).not.toContain(first);
  });

  it('follow a property that moves', async () => {
    const home = await valuedHome();
    await change(home.id, { latitude: 46.5, longitude: -110.5 });
    await run();
    expect(await stored(home.id)).toMatchObject({ value: null, reason: 'too_few_sales' });
    await change(home.id, { latitude: home.latitude, longitude: home.longitude });
    await run();
    expect((await stored(home.id))?.value).toBeCloseTo(home.value, 6);
  });

  it('are stored, also where an index with a wrong point makes them absurd', async () => {
    const home = await valuedHome();
    const scaled = (factor: number) =>
      test.database.db.execute(sql`
        update area_series s set value = value * ${factor}::float8
        where s.area_id = ${home.areaId}::int and s.kind = 'home_value' and s.date =
          (select max(date) from area_series where area_id = s.area_id and kind = 'home_value')`);
    const again = async (factor: number) => {
      await scaled(factor);
      await test.database.db.execute(sql`delete from valuation_squares`);
      await run();
      return (await stored(home.id))?.value ?? 0;
    };
    expect(await again(1e6)).toBeGreaterThan(1e10);
    expect(await again(1e-6)).toBeCloseTo(home.value, 0);
  });

  it('stay stale when a run is stopped, and are completed by the next', async () => {
    await test.database.db.execute(sql`delete from valuation_squares`);
    await test.database.db.execute(sql`delete from property_valuations`);
    expect(await run({ signal: AbortSignal.abort() })).toMatchObject({ homes: 0 });
    expect((await run()).homes).toBeGreaterThan(100);
  });
});

describe('a report', () => {
  it('shows the estimated value, its range and the comparables, which explain it', async () => {
    const home = await valuedHome();
    const { valuation, estimated_value, list_price, no_value_reason } = await reportOf(home);
    if (!valuation) throw new Error('no valuation');
    expect([list_price, estimated_value, no_value_reason]).toEqual([
      home.listPrice,
      home.value,
      null,
    ]);
    expect(valuation.low).toBeLessThan(home.value);
    expect(valuation.high).toBeGreaterThan(home.value);
    const { comparables } = valuation;
    expect(comparables.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 5);
    for (const sale of comparables) {
      expect(sale.distance_km).toBeLessThanOrEqual(3.5);
      expect(sale.brought_forward / sale.sold_price).toBeGreaterThan(0.7);
      const size = ((home.totalSqft ?? 0) / sale.total_sqft) ** 0.5;
      expect(sale.adjusted / (sale.brought_forward * size)).toBeCloseTo(1, 4);
    }
    const values = comparables.map(({ adjusted }) => adjusted);
    expect(home.value).toBeGreaterThanOrEqual(Math.min(...values) - 1);
    expect(home.value).toBeLessThanOrEqual(Math.max(...values) + 1);
  });

  it('has the same value as the card', async () => {
    const home = await valuedHome();
    const query = { search: home.address };
    const { data } = (await staff(listProperties, { query })).json();
    const card = data.find(({ id }: { id: number }) => id === home.id);
    expect(card).toMatchObject({ estimated_value: home.value, list_price: home.listPrice });
  });

  it.each([
    [{ totalSqft: null }, 'size_unknown'],
    [{ isPlaceApproximate: true }, 'place_unknown'],
    [{ mayDisplayValuation: false }, 'not_allowed'],
    [{ status: 'sold', soldPrice: 100_000, soldOn: '2026-01-01' }, 'sold'],
  ] as const)('says why there is none: %o', async (set, reason) => {
    const home = await valuedHome();
    await change(home.id, set);
    await run();
    expect(await reportOf(home)).toMatchObject({
      estimated_value: null,
      valuation: null,
      no_value_reason: reason,
    });
    const { totalSqft, isPlaceApproximate, mayDisplayValuation, status, soldPrice, soldOn } = home;
    const before = { totalSqft, isPlaceApproximate, mayDisplayValuation, status };
    await change(home.id, { ...before, soldPrice, soldOn });
    await run();
  });

  it('says when the area has no price index, and values again when it has', async () => {
    const home = await valuedHome();
    const isOfArea = and(
      eq(areaSeries.areaId, home.areaId ?? 0),
      eq(areaSeries.kind, 'home_value'),
    );
    const series = await test.database.db.select().from(areaSeries).where(isOfArea);
    await test.database.db.delete(areaSeries).where(isOfArea);
    const touch = () =>
      test.database.db
        .update(areas)
        .set({ updatedAt: sql`clock_timestamp()` })
        .where(eq(areas.id, home.areaId ?? 0));
    await touch();
    await run();
    expect((await reportOf(home)).no_value_reason).toBe('no_index');
    await test.database.db.insert(areaSeries).values(series);
    await touch();
    await run();
    expect((await reportOf(home)).valuation?.value).toBeCloseTo(home.value, 6);
  });
});
