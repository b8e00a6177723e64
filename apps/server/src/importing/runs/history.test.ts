import {
  listListingImportRows,
  listListingImports,
  startListingImport,
  undoListingImport,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FileImports, fileImportsOf } from '../../../test/file-imports.ts';
import { redfinFile, redfinRow } from '../../../test/listing-files.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { feeds, importRows, imports } from '../../platform/db/schema/index.ts';
import { insertImport, insertImportRows } from '../imports/imports.queries.ts';
import { deleteOldImports } from './delete-old-imports.ts';

let test: TestApp;
let files: FileImports;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 2 }, config: { dataDir: temporaryFolder() } });
  files = await fileImportsOf(test);
});
afterAll(() => test.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

it('if two people start the same file at once, only one succeeds', async () => {
  const id = await files.upload(redfinFile(redfinRow('T1')));
  const start = (body: object) => files.admin(startListingImport, { params: { id }, body });
  const both = await Promise.all([start({ dry_run: true }), start({})]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await files.work();
  const again = await Promise.all([start({}), start({})]);
  const statuses = again.map(({ statusCode }) => statusCode).sort();
  expect([
    [200, 409],
    [409, 409],
  ]).toContainEqual(statuses);
  await files.work();
});

it('older files are still found behind the runs of a busy feed, page by page', async () => {
  const { id } = await files.imported(redfinFile(redfinRow('P1')));
  for (let n = 0; n < 55; n += 1)
    await insertImport(test.database.db, { kind: 'reso', name: `run ${n}`, status: 'done' });
  const list = async (query: object = {}) =>
    (await files.admin(listListingImports, { query })).json();
  expect(await list()).toHaveLength(50);
  const first = await list({ page: 1, per_page: 20 });
  expect(first.data).toHaveLength(20);
  const third = await list({ page: 3, per_page: 20 });
  expect(third.total).toBe(first.total);
  expect(third.data).toContainEqual(expect.objectContaining({ id, has_rows: true }));
  expect((await files.admin(listListingImports, { query: { page: 0 } })).statusCode).toBe(422);
});

it('rows are deleted after half a year, and then the import cannot be undone', async () => {
  const { db } = test.database;
  const young = await files.imported(redfinFile(redfinRow('Y1')));
  const old = await files.imported(redfinFile(redfinRow('Y2')));
  await db
    .update(imports)
    .set({ finishedAt: daysAgo(179) })
    .where(eq(imports.id, young.id));
  await db
    .update(imports)
    .set({ finishedAt: daysAgo(181) })
    .where(eq(imports.id, old.id));
  while (await deleteOldImports(db));
  expect(await db.$count(importRows, eq(importRows.importId, old.id))).toBe(0);
  expect(await db.$count(importRows, eq(importRows.importId, young.id))).toBe(1);
  expect(await files.get(old.id)).toMatchObject({ status: 'done', has_rows: false });
  const refused = await files.admin(undoListingImport, { params: { id: old.id } });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'listingImport.forgotten']);
  expect(await files.homeOf('Y2')).toBeDefined();
  const undone = await files.admin(undoListingImport, { params: { id: young.id } });
  expect(undone.json()).toMatchObject({ deleted: 1 });
});

it('feed runs without changes are deleted after a month, except the latest', async () => {
  const { db } = test.database;
  const [feed] = await db
    .insert(feeds)
    .values({ name: 'Quiet', kind: 'reso', url: 'https://quiet.test/odata' })
    .returning();
  const run = async (days: number, created = 0) => {
    const { id } = await insertImport(db, {
      kind: 'reso',
      name: 'Quiet',
      feedId: feed?.id ?? null,
      options: { markBefore: null },
      status: 'done',
      created,
      finishedAt: daysAgo(days),
    });
    const unchanged = { line: 1, verdict: 'unchanged', source_key: 'q' } as const;
    const bare = {
      property_id: null,
      reasons: null,
      snapshot: null,
      before: null,
      content_hash: null,
    };
    await insertImportRows(db, id, [{ ...unchanged, ...bare }]);
    return id;
  };
  const [idle, useful, recent, latest] = [
    await run(40),
    await run(40, 1),
    await run(20),
    await run(40),
  ];
  while (await deleteOldImports(db));
  const left = await db
    .select({ id: imports.id })
    .from(imports)
    .where(eq(imports.feedId, feed?.id ?? 0))
    .orderBy(imports.id);
  expect(left.map(({ id }) => id)).toEqual([useful, recent, latest]);
  expect(await db.$count(importRows, eq(importRows.importId, idle))).toBe(0);
  const rows = await files.admin(listListingImportRows, { params: { id: latest }, query: {} });
  expect(rows.json().total).toBe(1);
});
