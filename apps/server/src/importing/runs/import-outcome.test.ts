import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  deleteListingImport,
  fetchListingFile,
  getImportSurroundings,
  getListingImport,
  getListingImportOutcome,
  type ListingImport,
  listAudit,
  listListingImportRows,
  previewListingImport,
} from '@alpha/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileImports, fileImportsOf } from '../../../test/file-imports.ts';
import { written } from '../../../test/listing-files.ts';
import type { Caller } from '../../../test/people.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { readArguments } from '../command/arguments.ts';
import { importFile } from '../command/import-file.ts';

let test: TestApp;
let files: FileImports;
let admin: Caller;
const dataDir = temporaryFolder();
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 0 }, config: { dataDir } });
  files = await fileImportsOf(test);
  admin = files.admin;
});
afterAll(() => test.close());

const uploaded = async (content: string, name: string): Promise<ListingImport> =>
  (await files.send(content, { kind: 'csv', name })).json();

const imported = (content: string, body: object = {}, kind = 'csv', name = 'a.csv') =>
  files.imported(
    content,
    kind === 'csv' ? { system: 'Office', as_of: '2026-11-01', ...body } : body,
    { kind, name },
  );

const outcomeOf = async (id: number) =>
  (await admin(getListingImportOutcome, { params: { id } })).json();
const stored = () => readdirSync(join(dataDir, 'imports')).length;

const HEAD = 'MLS,Address,City,State,Zip,Lat,Lng,Type,Price,Beds,Baths,Sqft,Rent';
const home = (
  key: string,
  { city = 'Hialeah', type = 'Condo', beds = '2' as string, rent = '' as string | number } = {},
) => `${key},${key} Palm Ave,${city},FL,33012,25.86,-80.29,${type},300000,${beds},2,1000,${rent}`;

describe('the outcome of an import', () => {
  it('counts analyzed properties, and the others by reason', async () => {
    const { id } = await imported(
      [
        HEAD,
        home('R1', { rent: 2400 }),
        home('R2', { rent: 2500 }),
        home('N1', { city: 'Miami' }),
        home('B1', { beds: '' }),
        home('L1', { type: 'Land' }),
      ].join('\n'),
    );
    expect(await outcomeOf(id)).toMatchObject({
      homes: { total: 5, analyzed: 2, blockers: { rent: 1, rooms: 1, kind: 1, waiting: 0 } },
      city: 'Hialeah',
      places: null,
      rate: null,
    });
    const rows = await admin(listListingImportRows, { params: { id }, query: { blocker: 'rent' } });
    expect(rows.json()).toMatchObject({ total: 1, data: [{ key: 'N1', blocker: 'rent' }] });
    const all = (await admin(listListingImportRows, { params: { id }, query: {} })).json();
    expect(all.data.map(({ blocker }: { blocker: string | null }) => blocker)).toEqual([
      null,
      null,
      'rent',
      'rooms',
      'kind',
    ]);
  });

  it('counts a repeated listing once, and those not for sale separately', async () => {
    const { id, counts } = await imported(
      [
        `${HEAD},Status`,
        `${home('W1', { rent: 2400 })},Active`,
        `${home('W1', { rent: 2450 })},Active`,
        `${home('W2', { rent: 2400 })},Pending`,
      ].join('\n'),
    );
    expect(counts).toMatchObject({ created: 2, updated: 1 });
    expect((await outcomeOf(id)).homes).toMatchObject({ total: 1, analyzed: 1, others: 1 });
  });

  it('counts properties that may not be shown as hidden, not as sold', async () => {
    const { id } = await imported(
      [
        `${HEAD},InternetAddressDisplayYN`,
        `${home('H1', { rent: 2400 })},true`,
        `${home('H2', { rent: 2400 })},false`,
      ].join('\n'),
    );
    const { homes } = await outcomeOf(id);
    expect(homes).toMatchObject({ total: 2, analyzed: 1, blockers: { hidden: 1 }, others: 0 });
  });

  it('recognizes the name of a source, however it is spelled', async () => {
    const table = [HEAD, home('S1', { rent: 2400 })].join('\n');
    await imported(table, { system: 'Inmobiliaria Sol' });
    const preview = await admin(previewListingImport, {
      params: { id: (await uploaded(table, 'next.csv')).id },
    });
    expect(preview.json()).toMatchObject({ last_system: 'Inmobiliaria Sol' });
    const again = await imported(table, { system: 'inmobiliaria sol' });
    expect(again).toMatchObject({ system: 'Inmobiliaria Sol', counts: { unchanged: 1 } });
  });

  it('counts only its own properties, whatever else was analyzed with it', async () => {
    await test.database.db.execute(sql`update properties set updated_at = now()`);
    const { id } = await imported([HEAD, home('O1', { rent: 2300 })].join('\n'));
    expect((await outcomeOf(id)).homes).toMatchObject({ total: 1, analyzed: 1 });
  });

  it('gives the rate for rate files, and the number of local places for market files', async () => {
    const rates = await imported(
      'date,pmms30,pmms30p,pmms15,pmms15p\n11/5/2026,6.25,,5.50,\n',
      {},
      'pmms',
    );
    expect(rates.status).toBe('done');
    expect(await outcomeOf(rates.id)).toMatchObject({
      rate: { apr_percent: 7, average_percent: 6.25, spread_points: 0.75, as_of: '2026-11-05' },
      homes: { total: 0 },
    });
    const rents = await imported(
      'RegionID,SizeRank,RegionName,RegionType,StateName,State,City,Metro,CountyName,2026-09-30,2026-10-31\n' +
        '1,1,Miami,city,FL,FL,,Miami,Miami-Dade County,2400,2450\n',
      {},
      'zillow-research',
      'City_zori_uc_sfrcondomfr_sm_month.csv',
    );
    expect(rents.status).toBe('done');
    const { places } = await outcomeOf(rents.id);
    expect(places).toMatchObject({ total: 2, rents: 1, values: 0 });
    expect(places.without_rents).toEqual(['Hialeah, FL']);
  });

  it('knows whether there are demo properties', async () => {
    expect((await admin(getImportSurroundings)).json()).toEqual({ has_demo_homes: false });
    await test.database.db.execute(
      sql`update properties set source = 'demo' where source_key = 'O1'`,
    );
    expect((await admin(getImportSurroundings)).json()).toEqual({ has_demo_homes: true });
  });
});

describe('a file that cannot be used', () => {
  it('with a broken first JSON line is refused at once, with a reason', async () => {
    expect(await uploaded('{"id": 1, "address": \n{"id": 2}\n', 'homes.jsonl')).toMatchObject({
      status: 'failed',
      error: { code: expect.stringMatching(/^file\./) },
    });
  });

  it('disappears from the history and the disk when it is removed', async () => {
    const before = stored();
    const { id, name } = await uploaded('a,b\n1,2', 'wrong.csv');
    expect(stored()).toBe(before + 1);
    expect((await admin(deleteListingImport, { params: { id } })).statusCode).toBe(200);
    expect(stored()).toBe(before);
    expect((await admin(getListingImport, { params: { id } })).statusCode).toBe(404);
    const log = await admin(listAudit, { query: { action: 'listing.import_removed' } });
    expect(log.json().data[0]).toMatchObject({ data: { file: name } });
  });

  it('can be removed after a dry run, but not once imported', async () => {
    const text = [HEAD, home('X1', { rent: 2000 })].join('\n');
    const checked = await imported(text, { dry_run: true });
    expect((await admin(deleteListingImport, { params: { id: checked.id } })).statusCode).toBe(200);
    const { id } = await imported(text);
    const refused = await admin(deleteListingImport, { params: { id } });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'listingImport.notRemovable']);
  });

  it('of a command stays where the operator has it', async () => {
    const path = written([HEAD, home('Y1', { rent: 2000 })].join('\n'));
    const silent = { out: () => undefined, err: () => undefined, isTerminal: false };
    const args = readArguments(['csv', path, '--dry-run', '--system', 'Office']);
    expect(await importFile(test.deps, args, silent)).toBe(0);
    const { rows } = await test.database.db.execute<{ id: number }>(
      sql`select max(id) as id from imports`,
    );
    const gone = await admin(deleteListingImport, { params: { id: rows[0]?.id ?? 0 } });
    expect(gone.statusCode).toBe(200);
    expect(existsSync(path)).toBe(true);
  });

  it('from an address shows the address, never its password', async () => {
    const url = 'https://ana:secret@example.com/homes.csv';
    const refused = (await admin(fetchListingFile, { body: { kind: 'csv', url } })).json();
    expect(refused).toMatchObject({
      status: 'failed',
      error: { code: 'address.withPassword' },
      address: 'https://example.com/homes.csv',
    });
    const { rows } = await test.database.db.execute(
      sql`select 1 from imports where options::text like '%secret%'`,
    );
    expect(rows).toEqual([]);
  });
});

it('the command uses the labels of files and fields that users see', async () => {
  const lines: string[] = [];
  const output = {
    out: (text: string) => lines.push(text),
    err: (text: string) => lines.push(text),
    isTerminal: false,
  };
  const run = (...args: string[]) => importFile(test.deps, readArguments(args), output);
  expect(await run('csv', '/nowhere/hoems.csv', '--system', 'Office')).toBe(3);
  expect(lines.join()).toContain('File not found: /nowhere/hoems.csv');
  const file = written('MLS,Address,City,State,Zip,Price,HOA\nZ1,1 Oak,Miami,FL,33125,300000,lots');
  await run('csv', file, '--dry-run', '--system', 'Office', '--map', 'hoaMonthly=HOA');
  expect(lines.join()).toContain('Monthly HOA fee');
  expect(lines.join()).not.toContain('hoaMonthly');
});
