import { listListingImportRows, previewListingImport, startListingImport } from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileImports, fileImportsOf } from '../../test/file-imports.ts';
import type { Caller } from '../../test/people.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';
import { importMappings, importRows } from '../platform/db/schema/index.ts';
import { EMPTY_ROW } from './adapters/row-draft.ts';
import { contentHashOf } from './pipeline/content-hash.ts';
import { runNextImport } from './runs/import-loop.ts';

let test: TestApp;
let files: FileImports;
let admin: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 2 } });
  files = await fileImportsOf(test);
  admin = files.admin;
});
afterAll(() => test.close());

const TABLE =
  'MLS;Address;City;State;Zip;Lat;Lng;Price;Levels;Quarter\nE1;8 Oak St;Miami;FL;33125;25.77;-80.23;300000;2;Brickell';
const MAPPING = { storeys: 'Levels', neighbourhood: 'Quarter' };

async function previewOf(name: string) {
  const { id } = (await files.send(TABLE, { kind: 'csv', name })).json();
  return { id, preview: (await admin(previewListingImport, { params: { id } })).json() };
}

describe('the earlier names of two fields', () => {
  it('are understood in a mapping that a client sends', async () => {
    const { id } = await previewOf('sent.csv');
    await admin(startListingImport, {
      params: { id },
      body: { mapping: MAPPING, system: 'Old', as_of: '2026-11-01' },
    });
    await runNextImport(test.deps, new AbortController().signal);
    expect(await files.homeOf('E1')).toMatchObject({ stories: 2, neighborhood: 'Brickell' });
  });

  it('are understood in a mapping that an earlier version has remembered', async () => {
    await test.deps.database.db.update(importMappings).set({
      mapping: sql`(mapping - 'stories' - 'neighborhood') || ${JSON.stringify(MAPPING)}::jsonb`,
    });
    const { id, preview } = await previewOf('remembered.csv');
    expect(preview).toMatchObject({
      is_remembered: true,
      mapping: { stories: 'Levels', neighborhood: 'Quarter' },
    });
    expect(preview.mapping).not.toHaveProperty('storeys');
    await admin(startListingImport, {
      params: { id },
      body: { system: 'Old', as_of: '2026-11-01' },
    });
    await runNextImport(test.deps, new AbortController().signal);
    const rows = await admin(listListingImportRows, { params: { id }, query: { page: 1 } });
    expect(rows.json().data[0]).toMatchObject({ verdict: 'unchanged', reasons: [] });
  });

  it('have the current name in the reasons of earlier imports', async () => {
    const { id } = await files.imported(
      TABLE.replace(';2;', ';500;'),
      { system: 'Old', as_of: '2026-11-01' },
      { kind: 'csv' },
    );
    const before = JSON.stringify([{ code: 'row.unbelievable', field: 'storeys', value: '500' }]);
    await test.deps.database.db
      .update(importRows)
      .set({ reasons: sql`${before}::jsonb` })
      .where(eq(importRows.importId, id));
    const rows = await admin(listListingImportRows, { params: { id }, query: { page: 1 } });
    expect(rows.json().data[0].reasons).toEqual([
      { code: 'row.unbelievable', field: 'stories', value: '500' },
    ]);
  });

  it('stay in the content hash, so that no listing counts as changed', () => {
    const row = {
      ...EMPTY_ROW,
      ...{ key: '7', system: 'Office', address: '1 Elm St', city: 'Austin', state: 'TX' },
      ...{ zip: '78701', type: 'condo' as const, features: [], asOf: '2026-11-01' },
      ...{ stories: 2, neighborhood: 'Brickell' },
    };
    expect(contentHashOf(row)).toBe('fsxewDo5xd5a663cFVqHaUdD56G');
  });
});
