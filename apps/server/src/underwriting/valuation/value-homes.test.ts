import { getPropertyByAddress, listProperties } from '@alpha/contract';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  areaSeries,
  areas,
  marketSeries,
  properties,
  propertyValuations,
  valuationSquares,
} from '../../platform/db/schema/index.ts';
import { valueHomes } from './value-homes.ts';

let test: TestApp;
let staff: Caller;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.25, leads: 1 } });
  staff = await signedIn(test, 'salesman@alpha.test');
  await valueHomes(db());
});
afterAll(() => test.close());

const db = () => test.database.db;

async function valuedHome() {
  const [row] = await db()
    .select()
    .from(properties)
    .innerJoin(propertyValuations, eq(propertyValuations.propertyId, properties.id))
    .where(and(isNotNull(propertyValuations.value), eq(properties.status, 'active')))
    .orderBy(asc(properties.id))
    .limit(1);
  if (!row) throw new Error('no home has a value');
  return { ...row.properties, value: row.property_valuations.value ?? 0 };
}

const storedValue = async (id: number) =>
  (await db().select().from(propertyValuations).where(eq(propertyValuations.propertyId, id)))[0];

describe('a run that is stopped', () => {
  /** A signal that is aborted from its nth question on. */
  const abortedAt = (n: number): AbortSignal => {
    let asked = 0;
    return Object.defineProperty(new AbortController().signal, 'aborted', {
      get: () => {
        asked += 1;
        return asked >= n;
      },
    });
  };
  const forget = async () => {
    await db().delete(valuationSquares);
    await db().delete(propertyValuations);
  };

  it('among the homes of a batch stores nothing of it, and the next run completes it', async () => {
    const before = await db().select().from(propertyValuations).orderBy(asc(sql`1`));
    await forget();
    // Asked before the group, then after each hundred homes.
    expect(await valueHomes(db(), { signal: abortedAt(2) })).toMatchObject({ homes: 0 });
    expect(await db().$count(propertyValuations)).toBe(0);
    await valueHomes(db());
    expect(await db().select().from(propertyValuations).orderBy(asc(sql`1`))).toEqual(before);
  });

  it('between two batches of a square keeps the first, and the square stays stale', async () => {
    const all = await db().$count(propertyValuations);
    await forget();
    const atOnce = { homes: 1, sales: 30_000 };
    // Asked before the group and after each batch: the second one is not stored.
    expect(await valueHomes(db(), { signal: abortedAt(3), atOnce })).toMatchObject({ homes: 1 });
    expect(await db().$count(propertyValuations)).toBe(1);
    expect(await db().$count(valuationSquares)).toBe(0);
    expect(await valueHomes(db())).toMatchObject({ homes: all });
  });
});

describe('a sale is brought forward', () => {
  it.each([
    { reason: 'has no home values', endedDaysAgo: Number.POSITIVE_INFINITY },
    { reason: 'has home values that ended a year ago', endedDaysAgo: 365 },
  ])(
    'by the imported FHFA index of its area’s figures when the area $reason',
    async ({ endedDaysAgo }) => {
      const home = await valuedHome();
      const areaId = home.areaId ?? 0;
      const isOfArea = and(eq(areaSeries.areaId, areaId), eq(areaSeries.kind, 'home_value'));
      const series = await db().select().from(areaSeries).where(isOfArea);
      // Doubles every quarter, so that no other index could give these prices.
      const today = new Date();
      const quarters = 14;
      const first = new Date(
        Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 3 * quarters, 1),
      );
      await db()
        .insert(marketSeries)
        .values({
          source: 'fhfa',
          kind: 'metro',
          code: '33124',
          name: 'Miami-Miami Beach-Kendall, FL',
          state: 'FL',
          asOf: today.toISOString().slice(0, 10),
          measure: 'price_index',
          startsOn: first.toISOString().slice(0, 10),
          monthsApart: 3,
          values: Array.from({ length: quarters }, (_, i) => 100 * 2 ** i),
          contentHash: 'fhfa-test',
        });
      const origin = {
        source: 'fhfa',
        kind: 'metro',
        place: 'Miami, FL',
        since: '2020-01-01',
        asOf: '2026-09-30',
        contentHash: 'fhfa-test',
      } as const;
      await db().delete(areaSeries).where(isOfArea);
      const old = series.filter(
        ({ date }) => Date.now() - Date.parse(date) > endedDaysAgo * 86_400_000,
      );
      if (old.length > 0) await db().insert(areaSeries).values(old);
      await db()
        .update(areas)
        .set({ origins: { appreciation: origin }, updatedAt: sql`clock_timestamp()` })
        .where(eq(areas.id, areaId));
      await valueHomes(db());
      const stored = await storedValue(home.id);
      expect(stored?.reason).toBeNull();
      const [sale] = await db()
        .select({ price: properties.soldPrice, on: properties.soldOn })
        .from(properties)
        .where(eq(properties.id, stored?.comparableIds[0] ?? 0));
      const quartersAgo = (Date.now() - Date.parse(sale?.on ?? '')) / 86_400_000 / 91.3125;
      const growth = Math.log2((stored?.comparableForward[0] ?? 0) / (sale?.price ?? 1));
      // Level since the last point, which ended up to a quarter ago.
      expect(growth).toBeGreaterThan(quartersAgo - 1.5);
      expect(growth).toBeLessThanOrEqual(quartersAgo + 0.1);
      await db().delete(areaSeries).where(isOfArea);
      await db().delete(marketSeries).where(eq(marketSeries.contentHash, 'fhfa-test'));
      await db().insert(areaSeries).values(series);
      await db()
        .update(areas)
        .set({ origins: null, updatedAt: sql`clock_timestamp()` })
        .where(eq(areas.id, areaId));
      await valueHomes(db());
      expect((await storedValue(home.id))?.value).toBeCloseTo(home.value, 6);
    },
  );
});

describe('with fewer sales than needed', () => {
  it('the card has the asking price alone, and the report says why', async () => {
    const home = await valuedHome();
    const { latitude, longitude } = home;
    const move = (to: { latitude: number; longitude: number }) =>
      db().update(properties).set(to).where(eq(properties.id, home.id));
    await move({ latitude: 46.5, longitude: -110.5 });
    await valueHomes(db());
    const { data } = (await staff(listProperties, { query: { search: home.address } })).json();
    const card = data.find(({ id }: { id: number }) => id === home.id);
    expect(card).toMatchObject({ estimated_value: null, list_price: home.listPrice });
    const params = { address: `${home.address}, ${home.city}, ${home.state} ${home.zip}` };
    const { property } = (await staff(getPropertyByAddress, { params })).json();
    expect(property).toMatchObject({
      ...{ list_price: home.listPrice, estimated_value: null, valuation: null },
      no_value_reason: 'too_few_sales',
    });
    await move({ latitude, longitude });
    await valueHomes(db());
  });
});
