import { getListingImport, startListingImport } from '@alpha/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, freshAddress, signedIn, tokenOf } from '../../../../test/people.ts';
import { temporaryFolder } from '../../../../test/server-process.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { marketSeries } from '../../../db/schema/index.ts';
import { readArguments } from '../command/arguments.ts';
import { runNextImport } from '../runs/import-loop.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 1 }, config: { dataDir: temporaryFolder() } });
  admin = await signedIn(test, 'admin@alpha.test');
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

it('whoever uploads a Zillow file of a name of his own is asked what it holds', async () => {
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

it('one that Zillow has named is taken at its name', async () => {
  const params = { id: await uploaded('City_zhvi_uc_sfrcondo_tier_0.33_0.67_sm_sa_month.csv') };
  expect((await admin(startListingImport, { params, body: {} })).statusCode).toBe(200);
});

it('the command takes the same choice, and no other', () => {
  const given = (measure: string) =>
    readArguments(['zillow-research', 'miami.csv', '--measure', measure]).measure;
  expect(given('rental_rate')).toBe('rental_rate');
  expect(() => given('inventory')).toThrow('--measure wants home_value or rental_rate');
});
