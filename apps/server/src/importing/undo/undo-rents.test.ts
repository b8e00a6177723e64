import { getListingImport, startListingImport, undoListingImport } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, freshAddress, signedIn, tokenOf } from '../../../test/people.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { properties, propertyAnalyses } from '../../platform/db/schema/index.ts';
import { analyzeAll } from '../../underwriting/analysis/analyze-all.ts';
import { runNextImport } from '../runs/import-loop.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 1 }, config: { dataDir: temporaryFolder() } });
  admin = await signedIn(test, 'admin@alpha.test');
});
afterAll(() => test.close());

const HEADERS = 'id,system,address,city,state,zip,price,lat,lng,beds,sqft,type,rent';
const row = (id: string, system: string, rent: number | '') =>
  `${id},${system},${id} Pine St,Tampa,FL,33601,300000,27.9,-82.4,3,1500,House,${rent}`;

/** → its id. */
async function imported(...rows: string[]): Promise<number> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/imports',
    query: { kind: 'csv', name: 'homes.csv' },
    remoteAddress: freshAddress(),
    headers: {
      authorization: `Bearer ${await tokenOf(test, 'admin@alpha.test')}`,
      'content-type': 'application/octet-stream',
    },
    payload: [HEADERS, ...rows].join('\n'),
  });
  const params = { id: answer.json().id };
  await admin(startListingImport, { params, body: {} });
  while (await runNextImport(test.deps, new AbortController().signal));
  expect((await admin(getListingImport, { params })).json().status).toBe('done');
  return params.id;
}

const db = () => test.database.db;
const homeOf = async (key: string) =>
  (await db().select().from(properties).where(eq(properties.sourceKey, key)))[0];
const analysesOf = async (key: string) =>
  db()
    .select({ rent: propertyAnalyses.monthlyRentalIncome })
    .from(propertyAnalyses)
    .where(eq(propertyAnalyses.propertyId, (await homeOf(key))?.id ?? 0));

it('undoing a file of yearly rents leaves no rent and no analysis on properties of another source', async () => {
  await imported(row('own', 'good', ''));
  const yearly = [1, 2, 3, 4, 5].map((n) => row(`bad${n}`, 'bad', 24_000));
  const bad = await imported(...yearly);
  expect(await homeOf('own')).toMatchObject({ rentEstimate: 24_000, rentComparables: 5 });
  expect(await analysesOf('own')).toHaveLength(1);
  const undone = await admin(undoListingImport, { params: { id: bad } });
  expect(undone.json()).toMatchObject({ deleted: 5 });
  expect(await homeOf('own')).toMatchObject({
    rentEstimate: null,
    rentSource: null,
    rentComparables: null,
    rentPercentile75: null,
  });
  // What a server's worker does next.
  await analyzeAll(db());
  expect(await analysesOf('own')).toEqual([]);
});

it('a rent is estimated from the remaining comparables, if there are enough', async () => {
  const monthly = [1, 2, 3, 4, 5].map((n) => row(`let${n}`, 'lettings', 2_000 + n));
  await imported(...monthly);
  const more = [1, 2, 3, 4, 5, 6, 7].map((n) => row(`bad${n}`, 'bad', 24_000));
  const bad = await imported(...more);
  expect((await homeOf('own'))?.rentEstimate).toBe(24_000);
  await admin(undoListingImport, { params: { id: bad } });
  expect(await homeOf('own')).toMatchObject({ rentEstimate: 2_003, rentComparables: 5 });
});
