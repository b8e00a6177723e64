import { existsSync } from 'node:fs';
import { stopListingImport } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileImports, fileImportsOf } from '../../../test/file-imports.ts';
import { redfinFile, redfinRow, written } from '../../../test/listing-files.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { imports } from '../../platform/db/schema/index.ts';

let test: TestApp;
let files: FileImports;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 2 }, config: { dataDir: temporaryFolder() } });
  files = await fileImportsOf(test);
});
afterAll(() => test.close());

const stop = (id: number) => files.admin(stopListingImport, { params: { id } });
const recordOf = async (id: number) => {
  const [row] = await test.database.db.select().from(imports).where(eq(imports.id, id));
  return row;
};

describe('the command and an upload of the same bytes', () => {
  it('leaves the upload alone, and the operator’s own file where it is', async () => {
    const text = redfinFile(redfinRow('C1'), redfinRow('C2'));
    const id = await files.upload(text);
    await files.start(id);
    await stop(id);
    const before = await recordOf(id);
    const own = written(text, 'own.csv');
    expect(await files.command('redfin', own)).toMatchObject({ code: 0 });
    expect(existsSync(own)).toBe(true);
    expect(await recordOf(id)).toEqual(before);
    await files.start(id);
    await files.work();
    expect(await files.get(id)).toMatchObject({ status: 'done', counts: { unchanged: 2 } });
    // Ours goes, as ever.
    expect(existsSync(before?.path ?? '')).toBe(false);
  });

  it('removes nothing that is not of its own making, whatever a row of the table says', async () => {
    const own = written(redfinFile(redfinRow('C3')), 'operators.csv');
    const id = await files.upload(redfinFile(redfinRow('C3')));
    await files.start(id);
    await test.database.db.update(imports).set({ path: own }).where(eq(imports.id, id));
    await files.work();
    expect(await files.get(id)).toMatchObject({ status: 'done' });
    expect(existsSync(own)).toBe(true);
  });
});

it('a source is known again by its name, however it is spelt', async () => {
  const path = written(
    'id,address,city,state,zip,price,lat,lng\n1,1 Oak St,Miami,FL,33125,300000,25.78,-80.23',
    'sol_2026-11-01.csv',
  );
  await files.command('csv', path, '--system', 'Oficina Sol');
  const { told } = await files.command('csv', path, '--system', 'oficina sol');
  expect(told).toContain('0 created, 0 updated, 1 unchanged');
});

describe('the command given again after it was killed', () => {
  const table = (key: string) =>
    written(
      `id,address,city,state,zip,price,other,lat,lng\n${key},${key} Oak St,Miami,FL,33125,300000,250000,25.78,-80.23`,
      'office_2026-11-01.csv',
    );
  /** As kill −9 leaves it behind. */
  async function killed(path: string, ...options: string[]): Promise<number> {
    await files.command('csv', path, '--dry-run', ...options);
    const { db } = test.database;
    const [row] = await db
      .select()
      .from(imports)
      .orderBy(imports.id)
      .offset((await db.$count(imports)) - 1);
    const startedAt = new Date(Date.now() - 3_600_000);
    await db
      .update(imports)
      .set({ status: 'running', isDryRun: false, resumeAt: 0, created: 0, startedAt })
      .where(eq(imports.id, row?.id ?? 0));
    return row?.id ?? 0;
  }

  it('goes on when it is the very same', async () => {
    const path = table('K1');
    const id = await killed(path, '--system', 'Office');
    expect(await files.command('csv', path, '--system', 'Office')).toMatchObject({ code: 0 });
    expect(await recordOf(id)).toMatchObject({ status: 'done', created: 1 });
  });

  it('begins anew with other options, and what was killed does not come back by itself', async () => {
    const path = table('K2');
    const id = await killed(path, '--system', 'Wrong');
    const again = ['csv', path, '--system', 'Right', '--map', 'listPrice=other', '--full'];
    expect(await files.command(...again)).toMatchObject({ code: 0 });
    expect(await files.homeOf('K2')).toMatchObject({ listPrice: 250_000, source: 'Right' });
    expect(await recordOf(id)).toMatchObject({ status: 'broken', error: { code: 'run.replaced' } });
    await files.work();
    expect(await files.homeOf('K2')).toMatchObject({ listPrice: 250_000, source: 'Right' });
  });

  it('asks for the source of a table that does not tell it', async () => {
    const { code, told } = await files.command('csv', table('K3'));
    expect([code, told]).toEqual([3, expect.stringContaining('where these listings come from')]);
  });
});
