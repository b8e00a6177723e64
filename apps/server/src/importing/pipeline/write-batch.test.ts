import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/test-app.ts';
import type { Database } from '../../platform/db/db.ts';
import { feedListings, feeds, importRows, properties } from '../../platform/db/schema/index.ts';
import { EMPTY_ROW } from '../adapters/row-draft.ts';
import { findImport, insertImport } from '../imports/imports.queries.ts';
import type { SourceItem } from '../rows/listing-row.ts';
import { emptySurvey, surveyItem } from './survey.ts';
import { writeBatch } from './write-batch.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const item = (line: number, asOf = '2026-11-01'): SourceItem => ({
  kind: 'row',
  line,
  row: {
    ...EMPTY_ROW,
    features: [],
    system: 'Feed',
    key: `K${line}`,
    address: `${line} Elm St`,
    city: 'Miami',
    state: 'FL',
    zip: '33125',
    latitude: 25.78,
    longitude: -80.23,
    type: 'condo',
    listPrice: 300_000,
    asOf,
  },
});

it('a value the database rejects refuses only its row; the others and the mark are written (security 20)', async () => {
  const { db } = database;
  const [feed] = await db
    .insert(feeds)
    .values({ name: 'Feed', kind: 'reso', url: 'https://feed.test/odata' })
    .returning();
  const { id: importId } = await insertImport(db, { kind: 'reso', name: 'Feed' });
  // An invalid date: no adapter passes one today, but a future one may.
  const items = [1, 2, 3, 4, 5, 6, 7].map((line) =>
    item(line, line === 4 ? '2026-02-30' : undefined),
  );
  const survey = emptySurvey();
  for (const each of items) surveyItem(survey, each);
  const context = { survey, areas: new Map(), isDryRun: false, planned: new Map() };
  const asked = { id: feed?.id ?? 0, url: 'https://feed.test/odata', filter: '', system: '' };
  const batch = { importId, items, resumeAt: 7, feed: { asked, mark: 'the end' } };
  const { counts } = await writeBatch(db, batch, context);
  expect(counts).toMatchObject({ created: 6, quarantined: 1 });
  expect(await db.$count(properties)).toBe(6);
  expect(await findImport(db, importId)).toMatchObject({ resumeAt: 7, created: 6, quarantined: 1 });
  const rows = await db.select().from(importRows).where(eq(importRows.verdict, 'quarantined'));
  expect(rows).toMatchObject([
    { line: 4, sourceKey: 'K4', reasons: [{ code: 'row.notStorable' }] },
  ]);
  expect((await db.select().from(feeds))[0]?.mark).toBe('the end');
  // Split or not, every property of the feed is recorded as its own.
  expect(await db.$count(feedListings)).toBeGreaterThanOrEqual(6);
});
