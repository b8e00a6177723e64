import {
  getPropertyByAddress,
  getPropertyMap,
  type Listing,
  listProperties,
  type MapPin,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { written } from '../../../test/listing-files.ts';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { readArguments } from '../../importing/command/arguments.ts';
import { importFile } from '../../importing/command/import-file.ts';
import { properties, propertyValuations } from '../../platform/db/schema/index.ts';
import { analyzeStale } from '../../underwriting/analysis/analysis.service.ts';
import { inlineAnalysisPool } from '../../underwriting/analysis/analysis-pool.ts';
import { storeValues } from './search-index.service.ts';

/** Two pages of listings; cheaper ones score better. */
const MARKET = [
  'Id,Address,City,State,Zip,Lat,Lng,Type,Price,Beds,Baths,Sqft,Rent',
  ...Array.from(
    { length: 30 },
    (_, i) =>
      `M${i},${100 + i} Palm Ave,Hialeah,FL,33012,25.86,-80.29,Condo,${200_000 + 5_000 * i},2,2,1000,2400`,
  ),
].join('\n');

let test: TestApp;
let admin: Caller;
let home: Listing;
let total: number;
const list = async (query: object) => (await admin(listProperties, { query })).json();

beforeAll(async () => {
  test = await openTestApp({ people: { leads: 0 } });
  const args = readArguments([
    'csv',
    written(MARKET),
    '--as-of',
    '2026-11-01',
    '--system',
    'Office',
  ]);
  const silent = { out: () => undefined, err: () => undefined, isTerminal: false };
  expect(await importFile(test.deps, args, silent)).toBe(0);
  admin = await signedIn(test, 'admin@alpha.test');
  const { db } = test.database;
  const all = await db.select({ id: properties.id }).from(properties);
  await storeValues(db, async (inside) => {
    for (const { id } of all)
      await inside
        .update(propertyValuations)
        .set({ value: 400_000 + 1_000 * id })
        .where(eq(propertyValuations.propertyId, id));
    return all.map(({ id }) => id);
  });
  const before = await list({ sort_by: 'total_roi' });
  total = before.total;
  // The best listing, so a leaked figure would be visible in the order.
  home = before.data[0];
  await test.database.db
    .update(properties)
    .set({ mayDisplayValuation: false, rentSource: 'comparables', rentComparables: 9 })
    .where(eq(properties.id, home.id));
});
afterAll(() => test.close());

const NO_ESTIMATES = {
  propertyEstimates: null,
  outcome: null,
  net_profit_10_year: null,
  total_roi: null,
  average_roi_per_year: null,
  profit_year: null,
  rent_estimate_percentile_75: null,
};
const found = async (query: object = {}) => {
  const text = `${home.address} ${home.city}`;
  const { data } = await list({ search: text, ...query });
  return (data as Listing[]).find(({ id }) => id === home.id);
};

describe('a property whose owner allows no estimates', () => {
  it('has none at once, before the next analysis', async () => {
    expect(await found()).toMatchObject(NO_ESTIMATES);
  });

  it('is listed with its facts', async () => {
    await analyzeStale(test.database.db, inlineAnalysisPool());
    expect((await list({})).total).toBe(total);
    expect(await found()).toMatchObject({
      ...NO_ESTIMATES,
      address: home.address,
      list_price: home.list_price,
      beds: home.beds,
    });
  });

  it.each([
    'total_roi',
    'annual_roi',
    'net_profit',
    'value_for_risk',
    'cash_flow',
    'chance_of_loss',
    'discount',
  ] as const)(
    'comes last when sorted by %s, in both directions, so its position reveals nothing',
    async (sort_by) => {
      for (const sort_order of ['asc', 'desc'] as const) {
        const { last_page: page } = await list({ sort_by, sort_order });
        const { data } = await list({ sort_by, sort_order, page });
        expect(data.at(-1).id).toBe(home.id);
        const few = await list({ sort_by, sort_order, search: home.city });
        const end = await list({ sort_by, sort_order, search: home.city, page: few.last_page });
        expect(end.data.at(-1).id).toBe(home.id);
      }
    },
  );

  it('does not match the filter for first-year cash flow', async () => {
    expect(await found({ cash_flow_first_year: '1' })).toBeUndefined();
  });

  it.each([{ loss_max: 100 }, { cash_flow_min: -1_000_000 }, { under_value: '1' }])(
    'does not match %j, which every other listing matches',
    async (query) => {
      expect(await list(query)).toMatchObject({ total: total - 1 });
      expect(await found(query)).toBeUndefined();
      const map = await admin(getPropertyMap, { query });
      expect(map.json().total).toBe(total - 1);
    },
  );

  it('has a pin with its price and no estimates', async () => {
    const around = [-0.01, -0.01, 0.01, 0.01].map(
      (by, i) => by + (i % 2 === 0 ? home.longitude : home.latitude),
    );
    const map = await admin(getPropertyMap, { query: { bounds: around.join(','), zoom: 20 } });
    const pin = (map.json().pins as MapPin[]).find(({ id }) => id === home.id);
    expect(pin).toMatchObject({
      list_price: home.list_price,
      annual_roi: null,
      total_roi: null,
      net_profit_10_year: null,
      monthly_rent: null,
    });
  });

  it('has a report with facts only: no estimate, not even the rent', async () => {
    const address = `${home.address}, ${home.city}, ${home.state} ${home.zip}`;
    const { property } = (await admin(getPropertyByAddress, { params: { address } })).json();
    expect(property).toMatchObject({
      may_be_valued: false,
      list_price: home.list_price,
      total_roi: null,
      net_profit_10_year: null,
      rent_estimate: null,
      rent_comparables: null,
      monte_carlo_results: null,
      value_distribution: null,
      property_estimates: null,
      property_annual_amortizations: [],
      model: null,
    });
  });

  it('is analyzed again when the owner allows estimates', async () => {
    await test.database.db
      .update(properties)
      .set({ mayDisplayValuation: true, updatedAt: new Date() })
      .where(eq(properties.id, home.id));
    await analyzeStale(test.database.db, inlineAnalysisPool());
    expect((await found())?.total_roi).toBe(home.total_roi);
  });
});
