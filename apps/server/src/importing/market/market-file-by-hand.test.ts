import {
  getListingImport,
  getListingImportOutcome,
  listListingImportRows,
  startListingImport,
} from '@alpha/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FileImports, fileImportsOf } from '../../../test/file-imports.ts';
import { written } from '../../../test/listing-files.ts';
import { type Caller, freshAddress, signedIn, tokenOf } from '../../../test/people.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { areas, marketSeries, properties } from '../../platform/db/schema/index.ts';
import { readArguments } from '../command/arguments.ts';
import { runNextImport } from '../runs/import-loop.ts';

let test: TestApp;
let admin: Caller;
let files: FileImports;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 1 }, config: { dataDir: temporaryFolder() } });
  admin = await signedIn(test, 'admin@alpha.test');
  files = await fileImportsOf(test);
});
afterAll(() => test.close());

const VALUES = 'RegionID,RegionName,RegionType,State,2025-10-31\n12700,Miami,city,FL,590000';

async function uploaded(name: string): Promise<number> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/imports',
    query: { kind: 'zillow-research', name },
    remoteAddress: freshAddress(),
    headers: {
      authorization: `Bearer ${await tokenOf(test, 'admin@alpha.test')}`,
      'content-type': 'application/octet-stream',
    },
    payload: VALUES,
  });
  return answer.json().id;
}

it('uploading a renamed Zillow file asks what it contains', async () => {
  const params = { id: await uploaded('miami.csv') };
  const refused = await admin(startListingImport, { params, body: {} });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'listingImport.whichMeasure']);
  const body = { measure: 'home_value' as const };
  expect((await admin(startListingImport, { params, body })).json()).toMatchObject(body);
  while (await runNextImport(test.deps, new AbortController().signal));
  expect((await admin(getListingImport, { params })).json()).toMatchObject({
    status: 'done',
    counts: { created: 1 },
  });
  expect(await test.database.db.select().from(marketSeries)).toMatchObject([body]);
});

it('a file with a Zillow name is read accordingly', async () => {
  const params = { id: await uploaded('City_zhvi_uc_sfrcondo_tier_0.33_0.67_sm_sa_month.csv') };
  expect((await admin(startListingImport, { params, body: {} })).statusCode).toBe(200);
});

it('the command accepts the same choices and no others', () => {
  const given = (measure: string) =>
    readArguments(['zillow-research', 'miami.csv', '--measure', measure]).measure;
  expect(given('rental_rate')).toBe('rental_rate');
  expect(() => given('inventory')).toThrow('--measure must be home_value or rental_rate');
});

const RATES = { kind: 'pmms', name: 'rates.csv' };
const weeks = (...rows: string[]) => ['date,pmms30,pmms30p,pmms15', ...rows].join('\n');

it('a dry run of rates reports the rate that would apply, and changes none', async () => {
  const outcomeOf = async (id: number) =>
    (await admin(getListingImportOutcome, { params: { id } })).json();
  const rowsOf = async (id: number) =>
    (await admin(listListingImportRows, { params: { id } })).json().data;
  const first = await files.imported(weeks('10/22/2026,6.18, ,5.41'), {}, RATES);
  const before = { apr_percent: 6.93, average_percent: 6.18, as_of: '2026-10-22' };
  expect((await outcomeOf(first.id)).rate).toMatchObject(before);

  const next = weeks('10/22/2026,6.2, ,5.41', '10/29/2026,6.25, ,5.44');
  const checked = await files.imported(next, { dry_run: true }, RATES);
  expect((await outcomeOf(checked.id)).rate).toMatchObject({ apr_percent: 7, as_of: '2026-10-29' });
  expect((await outcomeOf(first.id)).rate).toMatchObject(before);
  const rate = { measure: 'mortgage_rate', day: '2026-10-22' };
  expect(await rowsOf(checked.id)).toMatchObject([
    {
      verdict: 'updated',
      snapshot: null,
      figure: { ...rate, value: 6.2, was: { value: 6.18, day: '2026-10-22' } },
    },
    { verdict: 'created', figure: { value: 6.25, day: '2026-10-29', was: null } },
  ]);
});

it('a dry run of series reports the latest value beside the current one', async () => {
  const values = (value: number, day = '2025-10-31') =>
    `RegionID,RegionName,RegionType,State,2025-09-30,${day}
12700,Miami,city,FL,580000,${value}
25104,Hialeah,city,FL,460000,${value - 120_000}`;
  // A property in one of the two.
  const place = { state: 'FL', latitude: 25.8, longitude: -80.2 };
  const [miami] = await test.database.db
    .insert(areas)
    .values([
      { city: 'Miami', ...place },
      { city: 'Hialeah', ...place },
    ])
    .returning();
  await test.database.db.insert(properties).values({
    ...place,
    address: '1 NW 1st St',
    city: 'Miami',
    zip: '33130',
    areaId: miami?.id ?? 0,
    type: 'condo',
    listPrice: 400_000,
    beds: 2,
    source: 'csv',
    sourceKey: '1',
    sourceAsOf: '2026-11-15',
    status: 'active',
  });
  const file = { kind: 'zillow-research', name: 'City_zhvi.csv' };
  await files.imported(values(590_000), {}, file);
  const { id } = await files.imported(values(595_000, '2025-11-30'), { dry_run: true }, file);
  const rows = await admin(listListingImportRows, { params: { id } });
  expect(rows.json().data).toMatchObject([
    {
      verdict: 'updated',
      figure: {
        measure: 'home_value',
        value: 595_000,
        day: '2025-11-30',
        was: { value: 590_000, day: '2025-10-31' },
      },
    },
    { verdict: 'updated', figure: { value: 475_000 } },
  ]);
  const outcome = await admin(getListingImportOutcome, { params: { id } });
  expect(outcome.json()).toMatchObject({ places_to_change: 1, rate: null });
});

it('on the command line too', async () => {
  const path = written(weeks('10/29/2026,6.3, ,5.44'));
  const { output } = await files.command('pmms', path, '--dry-run');
  expect(output).toContain('line 2: created. 2026-10-29: 6.3 (2026-10-29).');
  expect(output).toContain(
    'would be 7.05% (survey average 6.3% on 2026-10-29, plus 0.75 points for foreign buyers)',
  );
});
