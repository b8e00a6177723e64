import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, testConfig } from '../../../test/test-app.ts';
import type { Database } from '../../platform/db/db.ts';
import { importRows, imports } from '../../platform/db/schema/index.ts';
import { findImport, insertImport } from '../imports/imports.queries.ts';
import { emptySurvey } from '../pipeline/survey.ts';
import { writeBatch } from '../pipeline/write-batch.ts';
import type { SourceItem } from '../rows/listing-row.ts';
import { runNextImport } from './import-loop.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const begun = (startedAt: Date) =>
  insertImport(database.db, {
    kind: 'redfin',
    name: 'homes.csv',
    path: '/nowhere/homes.csv',
    fileHash: 'none',
    status: 'running',
    startedAt,
  });

it('if two processes write the same batch of an import, the later one changes nothing (security 25)', async () => {
  const { id: importId } = await begun(new Date());
  const items: SourceItem[] = [
    { kind: 'quarantined', line: 2, key: 'A1', why: { code: 'price.tooHigh' } },
  ];
  const batch = { importId, items, resumeAt: 1, feed: null };
  const context = () => ({
    survey: emptySurvey(),
    areas: new Map(),
    isDryRun: false,
    planned: new Map(),
  });
  await writeBatch(database.db, batch, context());
  await expect(writeBatch(database.db, batch, context())).rejects.toThrow('another process');
  expect(await database.db.$count(importRows, eq(importRows.importId, importId))).toBe(1);
  expect(await findImport(database.db, importId)).toMatchObject({ resumeAt: 1, quarantined: 1 });
  await database.db.delete(imports);
});

it('an import just started by a command is left to it; an abandoned one is not', async () => {
  const { id } = await begun(new Date());
  const run = () =>
    runNextImport({ database, config: testConfig(), appSecret: '' }, new AbortController().signal);
  expect(await run()).toBe(false);
  await database.db.update(imports).set({ startedAt: new Date(Date.now() - 120_000) });
  expect(await run()).toBe(true);
  expect(await findImport(database.db, id)).toMatchObject({ status: 'broken', attempts: 1 });
});
