import { listListingImportRows, undoListingImport } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '../../../test/people.ts';
import { scannedText } from '../../../test/scanned-text.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  areas,
  auditLog,
  importRows,
  marketSeries,
  properties,
} from '../../platform/db/schema/index.ts';
import { insertImport, updateImport } from '../imports/imports.queries.ts';
import { runImport } from '../runs/run-import.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 1 } });
});
afterAll(() => test.close());

const db = () => test.database.db;
const hooks = { onProgress: () => undefined, signal: new AbortController().signal };

const RENTS = `RegionID,RegionName,RegionType,State,2025-10-31,2025-11-30
12700,Miami,city,FL,2900,3000
25104,Hialeah,city,FL,2400,what
9,United States,country,,1,2`;

async function requested(kind: string, text: string, isDryRun = false, name = 'City_zori.csv') {
  const { path, hash: fileHash } = await scannedText(text);
  const options = { asOf: '2026-11-15', system: '', mapping: null, mayBeShort: false, ip: null };
  const row = { kind, name, path, fileHash, isDryRun, options };
  return insertImport(db(), { ...row, status: 'running' });
}

it('a market file is imported like any other: verdicts by line, counts, audit, no undo', async () => {
  const [area] = await db()
    .insert(areas)
    .values({ city: 'Miami', state: 'FL', latitude: 25.8, longitude: -80.2 })
    .returning();
  await db()
    .insert(properties)
    .values({
      address: '1 NW 1st St',
      city: 'Miami',
      state: 'FL',
      zip: '33130',
      areaId: area?.id ?? 0,
      latitude: 25.8,
      longitude: -80.2,
      type: 'condo',
      listPrice: 400_000,
      beds: 2,
      source: 'csv',
      sourceKey: '1',
      sourceAsOf: '2026-11-15',
      status: 'active',
    });
  const tried = await requested('zillow-research', RENTS, true);
  const counts = { created: 1, skipped: 1, quarantined: 1, updated: 0 };
  expect(await runImport(test.database, tried.id, hooks)).toMatchObject({
    status: 'done',
    ...counts,
  });
  expect(await db().select().from(marketSeries)).toEqual([]);

  const { id } = await requested('zillow-research', RENTS);
  // The property had no rent; with the index of its city it has one, and an analysis.
  expect(await runImport(test.database, id, hooks)).toMatchObject({
    status: 'done',
    ...counts,
    analyzed: 1,
    asOf: '2025-11-30',
  });
  const admin = await signedIn(test, 'admin@alpha.test');
  for (const each of [tried.id, id]) {
    const answer = await admin(listListingImportRows, { params: { id: each } });
    expect(answer.json().data).toMatchObject([
      { line: 2, verdict: 'created', key: 'Miami, FL', reasons: [] },
      {
        line: 3,
        verdict: 'quarantined',
        key: 'Hialeah',
        reasons: [{ code: 'market.badValue', value: 'what' }],
      },
      { line: 4, verdict: 'skipped', reasons: [{ code: 'market.otherRegion' }] },
    ]);
  }
  const entries = await db()
    .select({ data: auditLog.data })
    .from(auditLog)
    .where(eq(auditLog.action, 'market.imported'));
  expect(entries).toMatchObject([{ data: { file: 'City_zori.csv', created: 1 } }]);
  const undone = await admin(undoListingImport, { params: { id } });
  expect([undone.statusCode, undone.json().code]).toEqual([409, 'listingImport.isMarket']);
});

it('an import killed after its file was written resumes with the analyses', async () => {
  const { id } = await requested('zillow-research', RENTS);
  await runImport(test.database, id, hooks);
  const before = await db().select().from(importRows).where(eq(importRows.importId, id));
  await updateImport(db(), id, { status: 'running', finishedAt: null });
  expect(await runImport(test.database, id, hooks)).toMatchObject({ status: 'done', unchanged: 1 });
  expect(await db().select().from(importRows).where(eq(importRows.importId, id))).toEqual(before);
});

it('a file of another kind is refused with a reason', async () => {
  const { id } = await requested('pmms', RENTS);
  expect(await runImport(test.database, id, hooks)).toMatchObject({
    status: 'failed',
    error: { code: 'file.otherLayout' },
  });
});

it('a Zillow file without values or rents is refused before anything is written', async () => {
  const before = await db().select().from(marketSeries);
  const other = 'Metro_new_renter_income_needed_uc.csv';
  const { id } = await requested(
    'zillow-research',
    RENTS.replaceAll('3000', '123750'),
    false,
    other,
  );
  expect(await runImport(test.database, id, hooks)).toMatchObject({
    status: 'failed',
    error: { code: 'file.whichMeasure' },
  });
  expect(await db().select().from(marketSeries)).toEqual(before);
});
