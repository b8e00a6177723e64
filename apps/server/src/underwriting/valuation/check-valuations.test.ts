import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { properties } from '../../platform/db/schema/index.ts';
import { analyzeAll } from '../analysis/analyze-all.ts';
import { checkValuations } from './check-valuations.ts';
import { errorFigures } from './error-figures.ts';
import { staleSquares } from './stale-squares.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.25, leads: 1 } });
});
afterAll(() => test.close());

const dayOf = (column: 'min' | 'max') =>
  test.database.db
    .select({ day: sql<string>`${sql.raw(column)}(sold_on)::text` })
    .from(properties)
    .where(eq(properties.status, 'sold'));

describe('the check of past valuations', () => {
  it('values demo sales as of their day and says that they are the demo’s', async () => {
    const check = await checkValuations(test.database.db);
    expect(check.source).toBe('demo');
    expect(check.valued).toBeGreaterThan(0);
    const without = Object.values(check.reasons).reduce((sum, n) => sum + n, 0);
    expect(check.valued + without).toBe(check.tested);
    expect(check.medianError).toBeLessThan(0.3);
  });

  it('knows nothing that happened later: later prices change no earlier value', async () => {
    const [last] = await dayOf('max');
    const before = await checkValuations(test.database.db);
    await test.database.db
      .update(properties)
      .set({ soldPrice: sql`${properties.soldPrice} * 9` })
      .where(sql`${properties.soldOn} = ${last?.day ?? ''}::date`);
    const after = await checkValuations(test.database.db);
    const changed = await test.database.db
      .select({ id: properties.id })
      .from(properties)
      .where(
        sql`${properties.soldOn} = ${last?.day ?? ''}::date and ${properties.status} = 'sold'`,
      );
    // Only their own errors change.
    const off = (check: typeof before) => Math.round((check.within20 ?? 0) * check.valued);
    expect(after.valued).toBe(before.valued);
    expect(off(before) - off(after)).toBeLessThanOrEqual(changed.length);
  });

  it('prefers imported sales', async () => {
    const [sale] = await test.database.db
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.status, 'sold'))
      .limit(1);
    await test.database.db
      .update(properties)
      .set({ source: 'county', soldOn: new Date().toISOString().slice(0, 10) })
      .where(eq(properties.id, sale?.id ?? 0));
    expect(await checkValuations(test.database.db)).toMatchObject({
      source: 'imported',
      tested: 1,
    });
  });

  it('measures errors in percent of the price', () => {
    const value = (value: number) => ({
      price: 100,
      valuation: { value, low: 0.9 * value, high: 1.1 * value, comparables: [], reason: null },
    });
    const none = { price: 100, valuation: { value: null, reason: 'no_index' as const } };
    expect(errorFigures([value(90), value(105), value(150), none])).toEqual({
      tested: 4,
      valued: 3,
      medianError: 0.1,
      within10: 2 / 3,
      within20: 2 / 3,
      inRange: 1 / 3,
      reasons: { no_index: 1 },
    });
  });
});

describe('a valuation that fails', () => {
  it('fails neither the analysis nor the import that started it, and is reported', async () => {
    await test.database.db.execute(sql`alter table valuation_squares rename to renamed`);
    const onValuationFailure = vi.fn();
    await expect(analyzeAll(test.database.db, { onValuationFailure })).resolves.toBeDefined();
    expect(onValuationFailure).toHaveBeenCalledOnce();
    await test.database.db.execute(sql`alter table renamed rename to valuation_squares`);
  });
});

describe('squares', () => {
  const contents = [
    { square: 100, homes: 5, sales: 0, homesHash: 'a', salesHash: null },
    { square: 101, homes: 0, sales: 9, homesHash: null, salesHash: 'b' },
    { square: 500, homes: 2, sales: 1, homesHash: 'c', salesHash: 'd' },
  ];
  const valued = new Map(
    staleSquares(contents, new Map(), 'k').map(({ square, inputsHash }) => [square, inputsHash]),
  );
  const stale = (changed: typeof contents, key = 'k') =>
    staleSquares(changed, valued, key).map(({ square }) => square);

  it('are stale when a sale in or next to them changes, all of them with another key', () => {
    expect(stale(contents)).toEqual([]);
    expect(
      stale(contents.map((each) => (each.square === 101 ? { ...each, salesHash: 'x' } : each))),
    ).toEqual([100]);
    expect(stale(contents.filter(({ square }) => square !== 101))).toEqual([100]);
    expect(stale(contents, 'later')).toEqual([100, 500]);
  });
});
