import { getPropertyMap, listProperties, naturalOrder, SEARCH_SORTS } from '@alpha/contract';
import { createRandom } from '@alpha/demo-market/random';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillValues } from '../../../test/estimated-values.ts';
import { type Caller, callerWith } from '../../../test/people.ts';
import { drawQuery, shownHomes } from '../../../test/random-questions.ts';
import type { Row } from '../../../test/search-by-hand.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { properties, propertyValuations } from '../../platform/db/schema/index.ts';
import { marketOf } from './market/market.ts';
import { refreshSearch, storeValues } from './search-index.service.ts';
import { rangesOf } from './search-ranges.ts';

let test: TestApp;
let visitor: Caller;
let rows: Row[];
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.1, leads: 1 } });
  visitor = callerWith(test);
  await fillValues(test.database.db);
  rows = await shownHomes(test.database.db);
  await marketOf(test.database.db).current();
});
afterAll(() => test.close());

const ask = async (query: object) => {
  const answer = await visitor(listProperties, { query });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json() as { data: { id: number }[]; total: number };
};
const mapped = async (query: object) =>
  (await visitor(getPropertyMap, { query })).json().total as number;

describe('the filters', () => {
  it('give list and map the same listings, for random queries', async () => {
    const random = createRandom(25);
    for (let i = 0; i < 80; i += 1) {
      const { sort_by: _, sort_order: __, page: ___, ...query } = drawQuery(random, rows);
      const conditions = { ...query, ...(i % 3 === 0 && { kinds: 'condo,townhouse' }) };
      const { total } = await ask(conditions);
      expect([conditions, await mapped(conditions)]).toEqual([conditions, total]);
    }
  });

  it('leave out listings that do not say what is asked for', async () => {
    const { db } = test.database;
    const [home] = rows;
    if (!home) throw new Error('no listing');
    const { id, totalSqft, yearBuilt, hoaMonthly, listedOn } = home.properties;
    const nothing = { totalSqft: null, yearBuilt: null, hoaMonthly: null, listedOn: null };
    await db.update(properties).set(nothing).where(eq(properties.id, id));
    await refreshSearch(db, [id]);
    const everything = [
      ...[{ sqft_min: 0 }, { sqft_max: 50_000 }, { year_min: 0 }, { year_max: 2_200 }],
      ...[{ hoa_max: 50_000 }, { days_max: 10_000 }],
    ];
    const all = (await ask({})).total;
    for (const query of everything) {
      const shown = rows.filter(
        ({ properties: p }) => p.id !== id && (!('hoa_max' in query) || p.hoaMonthly !== null),
      );
      expect([query, (await ask(query)).total]).toEqual([query, shown.length]);
      expect(shown.length).toBeLessThan(all);
    }
    await db
      .update(properties)
      .set({ totalSqft, yearBuilt, hoaMonthly, listedOn })
      .where(eq(properties.id, id));
    await refreshSearch(db, [id]);
  });

  it('move with the calendar: a listing is a day older after midnight in New York', () => {
    const range = (now: string) => rangesOf({ days_max: 7 }, new Date(now))?.[0]?.least ?? 0;
    const before = range('2026-11-20T04:59:59Z');
    expect(range('2026-11-20T05:00:00Z')).toBe(before + 1);
    expect(range('2026-11-19T05:00:00Z')).toBe(before);
  });

  it('follow an estimated value at once, also one that is no longer there', async () => {
    const { db } = test.database;
    const home = rows.find(({ property_valuations: v }) => v?.value);
    if (!home) throw new Error('no estimate in the demo');
    const { id, listPrice } = home.properties;
    const store = (value: number | null) =>
      storeValues(db, async (inside) => {
        await inside
          .update(propertyValuations)
          .set({ value })
          .where(eq(propertyValuations.propertyId, id));
        return [id];
      });
    const isUnder = async () => {
      const query = { under_value: '1', price_min: Math.round(listPrice), sort_by: 'discount' };
      const { data } = await ask({ ...query, price_max: Math.round(listPrice) });
      return data.some((card) => card.id === id);
    };
    await store(listPrice + 1);
    expect(await isUnder()).toBe(true);
    await store(listPrice);
    expect(await isUnder()).toBe(false);
    await store(listPrice + 1);
    await store(null);
    expect(await isUnder()).toBe(false);
    await store(home.property_valuations?.value ?? null);
  });
});

describe('a sort', () => {
  it('has a direction of its own, unknown values last', async () => {
    for (const sort_by of SEARCH_SORTS) {
      const natural = await ask({ sort_by });
      expect(await ask({ sort_by, sort_order: naturalOrder(sort_by) })).toEqual(natural);
    }
    const { total } = await ask({});
    const last = Math.ceil(total / 12);
    const known = new Set(
      rows.filter(({ property_valuations: v }) => v?.value).map((row) => row.properties.id),
    );
    expect(known.size).toBeGreaterThan(12);
    expect(known.size).toBeLessThan(total - 12);
    for (const sort_order of ['asc', 'desc'] as const) {
      const first = await ask({ sort_by: 'discount', sort_order });
      expect(first.data.every(({ id }) => known.has(id))).toBe(true);
      const end = await ask({ sort_by: 'discount', sort_order, page: last });
      expect(end.data.some(({ id }) => known.has(id))).toBe(false);
    }
  });
});
