import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redfinFile, redfinRow, written } from '../../../test/listing-files.ts';
import { openTestDatabase, testConfig } from '../../../test/test-app.ts';
import type { Database } from '../../platform/db/db.ts';
import {
  areaSeries,
  areas,
  properties,
  propertyAnalyses,
  propertyPrices,
  propertySearch,
} from '../../platform/db/schema/index.ts';
import { type Arguments, readArguments } from '../command/arguments.ts';
import { importFile } from '../command/import-file.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type OutputLine = {
  type: string;
  verdict?: string;
  line?: number;
  reasons?: { code: string; field?: string }[];
};

/** Runs the command like an operator and captures its output. */
async function run(file: string, ...options: string[]) {
  const lines: OutputLine[] = [];
  const args: Arguments = readArguments([
    'redfin',
    written(file),
    '--json',
    '--as-of',
    '2026-11-01',
    ...options,
  ]);
  const code = await importFile({ database, config: testConfig() }, args, {
    out: (line) => lines.push(JSON.parse(line)),
    err: () => undefined,
    isTerminal: false,
  });
  const summary = lines.at(-1) as unknown as Record<string, number | string | { code: string }[]>;
  return { code, rows: lines.filter(({ type }) => type === 'row'), summary };
}

const homes = () => database.db.select().from(properties).orderBy(properties.sourceKey);
const homeOf = async (key: string) => (await homes()).find(({ sourceKey }) => sourceKey === key);

describe('importing listings', () => {
  const rents = { 'SALE TYPE': 'MLS Listing' };
  const first = redfinFile(
    redfinRow('A1', { ...rents, CITY: 'MIAMI' }),
    redfinRow('A2', {
      CITY: 'Ft. Lauderdale',
      'ZIP OR POSTAL CODE': '33301',
      LATITUDE: 26.12,
      LONGITUDE: -80.14,
    }),
    redfinRow('A3', {
      CITY: 'Fort Lauderdale',
      'ZIP OR POSTAL CODE': '33301',
      LATITUDE: '',
      LONGITUDE: '',
    }),
    redfinRow('A4', { CITY: 'miami ', LATITUDE: '', LONGITUDE: '', 'ZIP OR POSTAL CODE': '33199' }),
    redfinRow('A5', { 'HOA/MONTH': 75209 }),
    redfinRow('A6', { PRICE: 1 }),
    redfinRow('A7', { BATHS: 99 }),
    redfinRow('A8', {
      'SALE TYPE': 'PAST SALE',
      'SOLD DATE': 'October-27-2026',
      STATUS: 'Sold',
      PRICE: 400000,
    }),
    redfinRow('A9', { 'PROPERTY TYPE': 'Vacant Land', BEDS: '', BATHS: '', 'SQUARE FEET': '' }),
    redfinRow('B1', { CITY: 'Other City - In The State Of Florida' }),
    redfinRow('A1', { ...rents, CITY: 'MIAMI' }),
  );

  it('a dry run reports the outcome of each row and changes nothing', async () => {
    const { code, rows, summary } = await run(first, '--dry-run');
    expect(code).toBe(0);
    expect(summary).toMatchObject({
      created: 6,
      unchanged: 1,
      quarantined: 3,
      skipped: 1,
      dry_run: true,
    });
    expect(rows.find(({ line }) => line === 6)).toMatchObject({
      verdict: 'quarantined',
      reasons: [{ code: 'row.unbelievable', field: 'hoaMonthly' }],
    });
    expect(await homes()).toEqual([]);
    expect(await database.db.select().from(areas)).toEqual([]);
  });

  it('the import then does exactly that', async () => {
    const { summary } = await run(first);
    expect(summary).toMatchObject({ created: 6, unchanged: 1, quarantined: 3, skipped: 1 });
    expect((await homes()).map(({ sourceKey, city }) => [sourceKey, city])).toEqual([
      ['A1', 'Miami'],
      ['A2', 'Fort Lauderdale'],
      ['A3', 'Fort Lauderdale'],
      ['A4', 'Miami'],
      ['A8', 'Miami'],
      ['A9', 'Miami'],
    ]);
    expect((await database.db.select().from(areas)).map(({ city }) => city).sort()).toEqual([
      'Fort Lauderdale',
      'Miami',
    ]);
  });

  it('a property without coordinates is placed at the center of its ZIP code or city and marked as approximate', async () => {
    expect(await homeOf('A3')).toMatchObject({ latitude: 26.12, isPlaceApproximate: true });
    const inTheCity = await homeOf('A4');
    expect(inTheCity?.latitude).toBeCloseTo(25.78, 5);
    expect(inTheCity?.isPlaceApproximate).toBe(true);
    expect((await homeOf('A1'))?.isPlaceApproximate).toBe(false);
  });

  it('without any rent data nearby a property has no rent and no analysis', async () => {
    expect((await homeOf('A1'))?.rentEstimate).toBeNull();
    expect(await database.db.select().from(propertyAnalyses)).toEqual([]);
  });

  it('a past sale becomes a sold property at its price, and land keeps its blanks', async () => {
    expect(await homeOf('A8')).toMatchObject({
      status: 'sold',
      soldPrice: 400_000,
      soldOn: '2026-10-27',
    });
    expect(await homeOf('A9')).toMatchObject({
      type: 'land',
      beds: null,
      baths: null,
      totalSqft: null,
    });
  });

  it('the same file twice changes nothing', async () => {
    const before = await homes();
    const { summary } = await run(first);
    expect(summary).toMatchObject({ created: 0, updated: 0, unchanged: 7 });
    expect(await homes()).toEqual(before);
  });

  it('with a rent index for the area a property gets a rent, its date and an analysis', async () => {
    const [miami] = await database.db.select().from(areas).where(eq(areas.city, 'Miami'));
    await database.db.insert(areaSeries).values({
      areaId: miami?.id ?? 0,
      kind: 'rental_rate',
      date: '2026-10-31',
      value: 2900,
      source: 'test',
    });
    await run(first);
    expect(await homeOf('A1')).toMatchObject({
      rentSource: 'index',
      rentEstimate: 3625,
      rentComparables: null,
      rentAsOf: '2026-10-31',
    });
    expect(await homeOf('A9')).toMatchObject({ rentEstimate: null });
    const shown = await database.db.select({ id: propertySearch.id }).from(propertySearch);
    expect(shown).toHaveLength(2);
  });

  it('a new price is kept as history, and only that property is analyzed again', async () => {
    const { summary } = await run(
      first.replaceAll('A1 NW 7th St,MIAMI,FL,33125,450000', 'A1 NW 7th St,MIAMI,FL,33125,425000'),
    );
    expect(summary).toMatchObject({ updated: 1, analyzed: 1 });
    const home = await homeOf('A1');
    const prices = await database.db
      .select()
      .from(propertyPrices)
      .where(eq(propertyPrices.propertyId, home?.id ?? 0))
      .orderBy(propertyPrices.id);
    expect(prices.map(({ price, date }) => [date, price])).toEqual([
      ['2026-10-20', 450_000],
      ['2026-11-01', 425_000],
    ]);
  });

  it('an older file does not overwrite a newer one', async () => {
    const { summary, rows } = await run(first, '--as-of', '2026-10-01');
    expect(summary).toMatchObject({ updated: 0 });
    expect(rows.find(({ line }) => line === 2)?.reasons).toMatchObject([{ code: 'row.older' }]);
  });

  it('listings missing from a full file go off market and return with the next', async () => {
    const { summary } = await run(
      redfinFile(
        redfinRow('A2', {
          CITY: 'Ft. Lauderdale',
          'ZIP OR POSTAL CODE': '33301',
          LATITUDE: 26.12,
          LONGITUDE: -80.14,
        }),
      ),
      '--full',
    );
    expect(summary).toMatchObject({ unchanged: 1, off_market: 4 });
    expect(await homeOf('A1')).toMatchObject({ status: 'off_market' });
    expect(await homeOf('A8')).toMatchObject({ status: 'sold' });
    expect(await database.db.select().from(propertySearch)).toHaveLength(0);
    await run(first);
    expect(await homeOf('A1')).toMatchObject({
      status: 'active',
      offMarketAt: null,
      listPrice: 450_000,
    });
  });

  it('a property whose row is rejected as implausible stays on the market', async () => {
    const good = [redfinRow('Q1', { SOURCE: 'THIRD' }), redfinRow('Q2', { SOURCE: 'THIRD' })];
    await run(redfinFile(...good));
    const odd = redfinRow('Q2', { SOURCE: 'THIRD', 'HOA/MONTH': '75209' });
    const { summary } = await run(redfinFile(good[0] ?? '', odd), '--full');
    expect(summary).toMatchObject({ unchanged: 1, quarantined: 1, off_market: 0 });
    expect(await homeOf('Q2')).toMatchObject({ status: 'active', hoaMonthly: null });
  });

  it('a file without a large part of the market takes nothing off it', async () => {
    const many = Array.from({ length: 60 }, (_, i) => redfinRow(`M${i}`, { SOURCE: 'OTHER' }));
    await run(redfinFile(...many));
    const short = redfinFile(...many.slice(0, 30));
    const { summary } = await run(short, '--full');
    expect(summary).toMatchObject({
      off_market: 0,
      warnings: [{ code: 'sweep.tooShort', value: '30 / 60' }],
    });
    expect((await run(short, '--full', '--may-be-short')).summary).toMatchObject({
      off_market: 30,
    });
  });

  it('properties with known rents are comparables for those without', async () => {
    const { db } = database;
    await db
      .update(properties)
      .set({
        rentEstimate: sql`2500 + id`,
        rentSource: 'listing',
        rentAsOf: '2026-10-15',
        sourceAsOf: sql`current_date`,
      })
      .where(sql`source_key like 'M%' and status = 'active'`);
    await run(redfinFile(redfinRow('C1')));
    const home = await homeOf('C1');
    expect(home).toMatchObject({
      rentSource: 'comparables',
      rentComparables: 30,
      rentAsOf: '2026-10-15',
    });
    expect(home?.rentPercentile25).toBeLessThan(home?.rentEstimate ?? 0);
    expect(home?.rentPercentile75).toBeGreaterThan(home?.rentEstimate ?? 0);
  });

  it('a truncated file is refused before anything is written (security 20)', async () => {
    const before = await homes();
    const cut = `${redfinFile(...Array.from({ length: 3_000 }, (_, i) => redfinRow(`Z${i}`)))}\r\n"cut`;
    const { code, summary } = await run(cut);
    expect([code, summary.code]).toEqual([3, 'file.unreadable']);
    expect(await homes()).toEqual(before);
  });
});
