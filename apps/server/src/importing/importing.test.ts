import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  getListingImport,
  listAudit,
  listImportKinds,
  listListingImportRows,
  listListingImports,
  previewListingImport,
  startListingImport,
  undoListingImport,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileImports, fileImportsOf } from '../../test/file-imports.ts';
import { redfinFile, redfinRow } from '../../test/listing-files.ts';
import type { Caller } from '../../test/people.ts';
import { temporaryFolder } from '../../test/server-process.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';
import { imports, properties, propertyPrices, shareLinks } from '../platform/db/schema/index.ts';
import { runNextImport } from './runs/import-loop.ts';

let test: TestApp;
let files: FileImports;
let admin: Caller;
const dataDir = temporaryFolder();
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 2 }, config: { dataDir } });
  files = await fileImportsOf(test);
  admin = files.admin;
});
afterAll(() => test.close());

describe('an administrator importing a file', () => {
  it('sees the verdict for each row, page by page, and the file is not kept (security 30)', async () => {
    const file = redfinFile(redfinRow('A1'), redfinRow('A2', { BATHS: 99 }), redfinRow('A3'));
    const dry = await files.imported(file, { dry_run: true });
    expect(dry).toMatchObject({
      status: 'done',
      is_dry_run: true,
      counts: { created: 2, quarantined: 1 },
    });
    expect(await files.homeOf('A1')).toBeUndefined();
    const { status, counts, id } = await files.imported(file);
    expect([status, counts.created]).toEqual(['done', 2]);
    const rows = await admin(listListingImportRows, {
      params: { id },
      query: { verdict: 'quarantined', page: 1 },
    });
    expect(rows.json()).toMatchObject({
      total: 1,
      data: [
        {
          line: 3,
          key: 'A2',
          reasons: [{ code: 'row.unbelievable', field: 'baths', value: '99' }],
        },
      ],
    });
    const second = await admin(listListingImportRows, {
      params: { id },
      query: { page: 2, per_page: 2 },
    });
    expect(second.json()).toMatchObject({ total: 3, data: [{ line: 4 }] });
    expect((await admin(listListingImports)).json()[0]).toMatchObject({
      id,
      user: { name: expect.any(String) },
    });
    // The dry run's file is still there to be imported.
    expect(readdirSync(join(dataDir, 'imports'))).toHaveLength(1);
    const log = (await admin(listAudit, { query: { action: 'listing.imported', page: 1 } })).json();
    expect(log.data[0]).toMatchObject({
      actor_name: expect.any(String),
      data: { created: 2, quarantined: 1 },
    });
    expect(log.total).toBe(1);
  });

  it('gets what the dry run predicted', async () => {
    const { id } = await files.imported(redfinFile(redfinRow('D1')), { dry_run: true });
    await admin(startListingImport, { params: { id }, body: {} });
    await runNextImport(test.deps, new AbortController().signal);
    expect((await admin(getListingImport, { params: { id } })).json()).toMatchObject({
      is_dry_run: false,
      counts: { created: 1 },
    });
    expect((await admin(startListingImport, { params: { id }, body: {} })).json().code).toBe(
      'listingImport.notReady',
    );
  });

  it('maps columns once: the next file with the same headers uses the same mapping', async () => {
    const table = 'No;Street;Town;St;Postal;Asking\n1;1 Elm St;Miami;FL;33125;300000';
    const first = (await files.send(table, { kind: 'csv', name: 'a.csv' })).json();
    const preview = (await admin(previewListingImport, { params: { id: first.id } })).json();
    expect(preview).toMatchObject({
      encoding: 'utf-8',
      is_remembered: false,
      columns: [{ header: 'No', samples: ['1'] }, {}, {}, {}, {}, {}],
      mapping: { address: 'Street', city: 'Town' },
      missing: ['key', 'state', 'zip', 'listPrice'],
    });
    const mapping = {
      key: 'No',
      address: 'Street',
      city: 'Town',
      state: 'St',
      zip: 'Postal',
      listPrice: 'Asking',
    };
    await admin(startListingImport, {
      params: { id: first.id },
      body: { mapping, system: 'Office', as_of: '2026-11-01' },
    });
    await runNextImport(test.deps, new AbortController().signal);
    expect(await files.homeOf('1')).toMatchObject({ source: 'Office', listPrice: 300_000 });
    const next = await files.imported(
      table.replace('300000', '310000'),
      { system: 'Office' },
      { kind: 'csv' },
    );
    expect(next.counts.updated).toBe(1);
    const third = (await files.send(table, { kind: 'csv', name: 'c.csv' })).json();
    expect((await admin(previewListingImport, { params: { id: third.id } })).json()).toMatchObject({
      is_remembered: true,
      missing: [],
    });
  });

  it('may leave out a recognized column, and finds the choices again after a dry run', async () => {
    const table = 'MLS;Address;City;State;Zip;Price;Rent\nL1;8 Oak St;Miami;FL;33125;300000;9';
    const { id } = (await files.send(table, { kind: 'csv', name: 'own.csv' })).json();
    const preview = (await admin(previewListingImport, { params: { id } })).json();
    expect(preview.mapping).toMatchObject({ rent: 'Rent' });
    expect(preview.needed).toContain('listPrice');
    await admin(startListingImport, {
      params: { id },
      body: { dry_run: true, system: 'Own', as_of: '2026-11-02', mapping: { rent: '' } },
    });
    await runNextImport(test.deps, new AbortController().signal);
    expect((await admin(getListingImport, { params: { id } })).json()).toMatchObject({
      system: 'Own',
      as_of: '2026-11-02',
      counts: { created: 1 },
    });
    const again = (await admin(previewListingImport, { params: { id } })).json();
    expect(again).toMatchObject({ is_remembered: true, mapping: { key: 'MLS' } });
    expect(again.mapping).not.toHaveProperty('rent');
    expect((await admin(listImportKinds)).json()).toEqual(
      expect.arrayContaining(['redfin', 'csv']),
    );
  });

  it('learns why a file is refused, and only files are accepted (security 20)', async () => {
    const zip = (
      await files.send(Buffer.from('504b0304', 'hex'), { kind: 'redfin', name: 'x.csv' })
    ).json();
    expect(zip).toMatchObject({ status: 'failed', error: { code: 'file.notText' } });
    expect((await admin(startListingImport, { params: { id: zip.id }, body: {} })).statusCode).toBe(
      409,
    );
    expect((await admin(previewListingImport, { params: { id: zip.id } })).statusCode).toBe(409);
    const wrong = await files.imported('a,b\n1,2');
    expect(wrong).toMatchObject({ status: 'failed', error: { code: 'file.notRedfin' } });
    expect((await files.send('x', { kind: 'nothing', name: 'x.csv' })).json().code).toBe(
      'listingImport.unknownKind',
    );
    expect(
      (await files.send('{}', { kind: 'csv', name: 'x' }, { 'content-type': 'application/json' }))
        .statusCode,
    ).toBe(415);
    expect((await files.send('x', { kind: 'csv', name: 'x', more: '1' })).statusCode).toBe(422);
    for (const name of ['../../etc/cron.d/x.csv', '..\\..\\x.csv', '/etc/x.csv', 'a/\u0001x.csv'])
      expect((await files.send('a,b\n1,2', { kind: 'csv', name })).json().name).toBe('x.csv');
    for (const file of readdirSync(join(dataDir, 'imports')))
      expect(file).toMatch(/^[\da-f-]{36}\.upload$/);
    expect((await admin(getListingImport, { params: { id: 99_999 } })).statusCode).toBe(404);
    const body = { full: true, surprise: 1 };
    expect((await admin(startListingImport, { params: { id: zip.id }, body })).statusCode).toBe(
      422,
    );
  });
});

describe('undoing an import', () => {
  it('deletes what it created, restores what it changed, and keeps what changed since', async () => {
    const row = (key: string, price: number) => redfinRow(key, { SOURCE: 'UNDO', PRICE: price });
    await files.imported(
      redfinFile(row('U1', 400_000), row('U2', 400_000), row('U3', 400_000)),
      {},
    );
    const { id, counts } = await files.imported(
      redfinFile(row('U1', 390_000), row('U2', 380_000), row('U4', 500_000), row('U5', 500_000)),
      { full: true },
    );
    expect(counts).toMatchObject({ updated: 2, created: 2, off_market: 1 });
    const { db } = test.database;
    const [shared] = await db.select().from(properties).where(eq(properties.sourceKey, 'U5'));
    await db.insert(shareLinks).values({
      propertyId: shared?.id ?? 0,
      userId: 1,
      tokenHash: 'x',
      expiresAt: new Date(),
      locale: 'en',
      email: 'a@b.test',
    } as never);
    await files.imported(redfinFile(row('U2', 370_000)));
    const undone = await admin(undoListingImport, { params: { id } });
    expect(undone.json()).toEqual({ deleted: 1, restored: 2, kept: 2 });
    expect(await files.homeOf('U1')).toMatchObject({ listPrice: 400_000, status: 'active' });
    expect(await files.homeOf('U2')).toMatchObject({ listPrice: 370_000 });
    expect(await files.homeOf('U3')).toMatchObject({ status: 'active', offMarketAt: null });
    expect(await files.homeOf('U4')).toBeUndefined();
    expect(await files.homeOf('U5')).toBeDefined();
    const prices = await db
      .select({ price: propertyPrices.price })
      .from(propertyPrices)
      .innerJoin(properties, eq(properties.id, propertyPrices.propertyId))
      .where(eq(properties.sourceKey, 'U1'));
    expect(prices).toEqual([{ price: 400_000 }]);
    expect((await admin(undoListingImport, { params: { id } })).json().code).toBe('import.undone');
    const again = await files.imported(redfinFile(row('U1', 400_000)));
    expect(again.counts).toMatchObject({ unchanged: 1 });
  });
});

describe('a killed import (security 25)', () => {
  it('continues after the last committed batch, and nothing is done twice', async () => {
    const rows = Array.from({ length: 2_500 }, (_, i) => redfinRow(`K${i}`, { SOURCE: 'KILL' }));
    const { id } = (
      await files.send(redfinFile(...rows), { kind: 'redfin', name: 'k.csv' })
    ).json();
    await admin(startListingImport, { params: { id }, body: {} });
    const stop = new AbortController();
    const running = runNextImport(test.deps, stop.signal);
    const { db } = test.database;
    for (;;) {
      const [now] = await db.select().from(imports).where(eq(imports.id, id));
      if ((now?.resumeAt ?? 0) > 0) break;
    }
    stop.abort();
    await expect(running).rejects.toThrow();
    const [half] = await db.select().from(imports).where(eq(imports.id, id));
    expect(half).toMatchObject({ status: 'running' });
    expect(half?.resumeAt).toBeLessThan(2_500);
    expect(half?.created).toBe(half?.resumeAt);
    await runNextImport(test.deps, new AbortController().signal);
    const done = (await admin(getListingImport, { params: { id } })).json();
    expect(done).toMatchObject({ status: 'done', counts: { created: 2_500, unchanged: 0 } });
    expect(await db.$count(properties, eq(properties.source, 'Redfin KILL'))).toBe(2_500);
  });

  it('is marked broken if its file is gone, and can be resumed', async () => {
    const { id } = (
      await files.send(redfinFile(redfinRow('G1')), { kind: 'redfin', name: 'g.csv' })
    ).json();
    await admin(startListingImport, { params: { id }, body: {} });
    const [row] = await test.database.db.select().from(imports).where(eq(imports.id, id));
    await test.database.db
      .update(imports)
      .set({ path: `${row?.path}.gone` })
      .where(eq(imports.id, id));
    expect(existsSync(`${row?.path}`)).toBe(true);
    await runNextImport(test.deps, new AbortController().signal);
    expect((await admin(getListingImport, { params: { id } })).json()).toMatchObject({
      status: 'broken',
      error: { code: 'file.gone' },
    });
    // The disk is back: it resumes with its original options.
    await test.database.db
      .update(imports)
      .set({ path: row?.path ?? null })
      .where(eq(imports.id, id));
    await admin(startListingImport, { params: { id }, body: {} });
    await runNextImport(test.deps, new AbortController().signal);
    expect((await admin(getListingImport, { params: { id } })).json()).toMatchObject({
      status: 'done',
      error: null,
      counts: { created: 1 },
    });
  });
});
