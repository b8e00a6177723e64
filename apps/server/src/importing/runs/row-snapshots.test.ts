import { type ListingImport, listListingImportRows, undoListingImport } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileImports, fileImportsOf } from '../../../test/file-imports.ts';
import { written } from '../../../test/listing-files.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { imports, properties } from '../../platform/db/schema/index.ts';
import { printRefusal } from '../command/print-import.ts';

let test: TestApp;
let files: FileImports;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 0 } });
  files = await fileImportsOf(test);
});
afterAll(() => test.close());

const HEAD = 'MLS,Address,City,State,Zip,Lat,Lng,Type,Price,Beds,Baths,Sqft,HOA,Rent';
const home = (key: string, { price = '300000', hoa = '350', rent = '2400' } = {}) =>
  `${key},${key} Palm Ave,Hialeah,FL,33012,25.86,-80.29,Condo,${price},2,1.5,1000,${hoa},${rent}`;
const file = (...rows: string[]) => [HEAD, ...rows].join('\n');
const OFFICE = { system: 'Office', as_of: '2026-11-01' };
const CSV = { kind: 'csv', name: 'a.csv' };

const rowsOf = async ({ id }: ListingImport) =>
  (await files.admin(listListingImportRows, { params: { id } })).json().data;

const T1 = {
  address: null,
  type: 'condo',
  status: 'active',
  price: 300_000,
  beds: 2,
  baths: 1.5,
  sqft: 1000,
  rent: 2400,
  hoa_monthly: 350,
};

describe('import rows show what was read', () => {
  it('for a new property in a dry run, and refer to the property once it exists', async () => {
    const checked = await files.imported(file(home('T1')), { ...OFFICE, dry_run: true }, CSV);
    expect(await rowsOf(checked)).toMatchObject([
      {
        verdict: 'created',
        address: 'T1 Palm Ave, Hialeah, FL 33012',
        property_id: null,
        snapshot: T1,
        changes: [],
      },
    ]);
    const done = await files.imported(file(home('T1')), OFFICE, CSV);
    expect(await rowsOf(done)).toMatchObject([
      { verdict: 'created', address: 'T1 Palm Ave, Hialeah, FL 33012', snapshot: T1, changes: [] },
    ]);
  });

  it('for a changed property, with the previous values', async () => {
    const next = file(home('T1', { price: '290000', hoa: '' }));
    const later = { ...OFFICE, as_of: '2026-11-02' };
    const changes = [
      { field: 'listPrice', from: 300_000, to: 290_000 },
      { field: 'hoaMonthly', from: 350, to: null },
    ];
    const checked = await files.imported(next, { ...later, dry_run: true }, CSV);
    expect(await rowsOf(checked)).toMatchObject([{ verdict: 'updated', changes }]);
    const done = await files.imported(next, later, CSV);
    expect(await rowsOf(done)).toMatchObject([
      { verdict: 'updated', snapshot: { price: 290_000, hoa_monthly: null }, changes },
    ]);
    // The property has changed since; the changes of this import stay.
    await files.imported(file(home('T1')), { ...OFFICE, as_of: '2026-11-03' }, CSV);
    expect(await rowsOf(done)).toMatchObject([{ changes }]);
  });

  it('for a property with a new address, in a dry run with both', async () => {
    await files.imported(file(home('T5')), OFFICE, CSV);
    const next = file(
      home('T5').replace('T5 Palm Ave,Hialeah,FL,33012', '9 Oak St,MIAMI,FL,33125'),
    );
    const later = { ...OFFICE, as_of: '2026-11-02' };
    const changes = [
      { field: 'address', from: 'T5 Palm Ave', to: '9 Oak St' },
      { field: 'city', from: 'Hialeah', to: 'MIAMI' },
      { field: 'zip', from: '33012', to: '33125' },
    ];
    const checked = await files.imported(next, { ...later, dry_run: true }, CSV);
    const address = 'T5 Palm Ave, Hialeah, FL 33012';
    expect(await rowsOf(checked)).toMatchObject([
      { address, snapshot: { address: '9 Oak St, MIAMI, FL 33125' }, changes },
    ]);
    const done = await files.imported(next, later, CSV);
    expect(await rowsOf(done)).toMatchObject([
      { address: '9 Oak St, Miami, FL 33125', snapshot: { address: null }, changes },
    ]);
  });

  it('for a rent, if it came from the source and not from our estimate', async () => {
    const changesOn = async (day: string, rent: string) => {
      const body = { ...OFFICE, as_of: `2026-11-0${day}` };
      const [row] = await rowsOf(await files.imported(file(home('T6', { rent })), body, CSV));
      return row.changes;
    };
    await changesOn('1', '2400');
    expect(await changesOn('2', '2500')).toEqual([{ field: 'rent', from: 2400, to: 2500 }]);
    expect(await changesOn('3', '')).toEqual([{ field: 'rent', from: 2500, to: null }]);
    await test.database.db
      .update(properties)
      .set({ rentEstimate: 2000, rentSource: 'comparables' })
      .where(eq(properties.sourceKey, 'T6'));
    expect(await changesOn('4', '2600')).toEqual([{ field: 'rent', from: null, to: 2600 }]);
  });

  it('for a new property that a dry run finds twice', async () => {
    const twice = file(home('T7'), home('T7'));
    const checked = await files.imported(twice, { ...OFFICE, dry_run: true }, CSV);
    const address = 'T7 Palm Ave, Hialeah, FL 33012';
    expect(await rowsOf(checked)).toMatchObject([
      { verdict: 'created', address, snapshot: T1 },
      { verdict: 'unchanged', address, snapshot: T1 },
    ]);
  });

  it('for an implausible row, with its other values', async () => {
    const strange = home('T2', { hoa: '75209' }).replace(
      'T2 Palm Ave',
      `${'x'.repeat(190)}\u{1f3e0}`,
    );
    const done = await files.imported(file(strange), OFFICE, CSV);
    expect(await rowsOf(done)).toMatchObject([
      {
        verdict: 'quarantined',
        snapshot: { price: 300_000, hoa_monthly: 75_209 },
        reasons: [{ code: 'row.unbelievable', field: 'hoaMonthly', value: '75209' }],
      },
    ]);
  });

  it('and which word is not a property type', async () => {
    const castle = home('T8').replace('Condo', 'Castillo');
    const done = await files.imported(file(castle), OFFICE, CSV);
    expect(await rowsOf(done)).toMatchObject([
      { verdict: 'created', reasons: [{ code: 'row.otherKind', value: 'Castillo' }] },
    ]);
  });

  it('and no address if the street is missing', async () => {
    const done = await files.imported(file('T9,,Hialeah,FL,33012,,,,300000'), OFFICE, CSV);
    expect(await rowsOf(done)).toMatchObject([
      { verdict: 'skipped', address: null, snapshot: { price: 300_000, type: 'other' } },
    ]);
  });

  it('and the address of a row that could not be read', async () => {
    const unread = home('T10', { price: 'call us' });
    const unnumbered = home('').replace(',', `,11`);
    const done = await files.imported(file(unread, unnumbered), OFFICE, CSV);
    expect(await rowsOf(done)).toMatchObject([
      { verdict: 'skipped', key: 'T10', address: 'T10 Palm Ave, Hialeah, FL 33012' },
      { verdict: 'skipped', key: null, address: '11 Palm Ave, Hialeah, FL 33012' },
    ]);
  });

  it('and an unreadable date does not reject the row, unless it is a sale date', async () => {
    const head = `${HEAD},Listed on,Sold date,Status`;
    const listed = `${home('T11')},some time,,Active`;
    const wasSold = `${home('T12')},2026-10-01,long ago,Active`;
    const sold = `${home('T13')},,last week,Sold`;
    const rows = await rowsOf(
      await files.imported([head, listed, wasSold, sold].join('\n'), OFFICE, CSV),
    );
    expect(rows).toMatchObject([
      {
        verdict: 'created',
        reasons: [{ code: 'row.dayLeftOut', field: 'listedOn', value: 'some time' }],
      },
      { verdict: 'created', reasons: [{ code: 'row.dayLeftOut', field: 'soldOn' }] },
      { verdict: 'skipped', reasons: [{ code: 'row.notADate', field: 'soldOn' }] },
    ]);
    // Whether it was sold before or after it was listed is unknown.
    const unclear = [`${HEAD},Listed on,Sold date`, `${home('T14')},some time,2020-05-01`].join(
      '\n',
    );
    expect(await rowsOf(await files.imported(unclear, OFFICE, CSV))).toMatchObject([
      { verdict: 'skipped', reasons: [{ code: 'row.notADate', field: 'listedOn' }] },
    ]);
  });

  it('and stay after an undo, when their properties are gone', async () => {
    const done = await files.imported(file(home('U1')), { ...OFFICE, system: 'Undone' }, CSV);
    expect(
      (await files.admin(undoListingImport, { params: { id: done.id } })).json(),
    ).toMatchObject({
      deleted: 1,
    });
    expect(await rowsOf(done)).toMatchObject([
      { property_id: null, address: 'U1 Palm Ave, Hialeah, FL 33012', snapshot: T1 },
    ]);
  });

  it('and a dry run of a full file lists what would go off market, without doing it', async () => {
    const other = { ...OFFICE, system: 'Another office' };
    await files.imported(file(home('L1'), home('L2')), other, CSV);
    const later = { ...other, as_of: '2026-11-02', full: true };
    const checked = await files.imported(file(home('L1')), { ...later, dry_run: true }, CSV);
    expect(checked).toMatchObject({ counts: { unchanged: 1, off_market: 1 }, warnings: [] });
    expect(await rowsOf(checked)).toMatchObject([
      { key: 'L1', verdict: 'unchanged' },
      {
        key: 'L2',
        verdict: 'off_market',
        address: 'L2 Palm Ave, Hialeah, FL 33012',
        reasons: [{ code: 'sweep.missing' }],
      },
    ]);
    expect(await files.homeOf('L2')).toMatchObject({ status: 'active' });
    // Killed at the end and run again, it reports nothing twice.
    await test.database.db
      .update(imports)
      .set({ status: 'running', phase: null })
      .where(eq(imports.id, checked.id));
    await files.work();
    expect((await files.get(checked.id)).counts).toMatchObject({ unchanged: 1, off_market: 1 });
    expect(await rowsOf(checked)).toHaveLength(2);
    expect((await files.start(checked.id, later)).statusCode).toBe(200);
    await files.work();
    expect((await files.get(checked.id)).counts).toMatchObject({ unchanged: 1, off_market: 1 });
    expect(await files.homeOf('L2')).toMatchObject({ status: 'off_market' });
  });

  it('and a dry run handles a repeated listing number like the import', async () => {
    await files.imported(file(home('T7')), OFFICE, CSV);
    const cheap = home('T7', { price: '250000' });
    const twice = file(cheap, home('T7', { price: '260000' }), cheap);
    const later = { ...OFFICE, as_of: '2026-11-02' };
    const checked = await files.imported(twice, { ...later, dry_run: true }, CSV);
    const done = await files.imported(twice, later, CSV);
    expect(checked.counts).toMatchObject({ updated: 3, unchanged: 0 });
    expect(done.counts).toMatchObject({ updated: 3, unchanged: 0 });
  });

  it('on the command line too, one line for each row of a dry run', async () => {
    const path = written(file(home('T1', { price: '280000' }), home('T3'), 'T4,,,'));
    const { output } = await files.command(
      ...['csv', path, '--dry-run', '--system', 'Office', '--as-of', '2026-11-04'],
    );
    expect(output).toContain(
      'line 2: updated. T1 Palm Ave, Hialeah, FL 33012 Price: 300000 → 280000.',
    );
    expect(output).toContain('line 3: created. T3 Palm Ave, Hialeah, FL 33012');
    expect(output).toMatch(/line 4: skipped\. .*Missing: Street address\./);
  });

  it('and no terminal control characters', async () => {
    const hostile = home('T8').replace('T8 Palm', '\u001B[2J\u009B2J Palm');
    const path = written(file(hostile, home('\u001B]0;T9', { price: '\u001B[31m' })));
    const { output } = await files.command(
      ...['csv', path, '--dry-run', '--system', 'Office', '--as-of', '2026-11-04'],
    );
    expect(output).toContain('2J Palm Ave');
    expect(output).toContain('[31m');
    expect(output.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    const printed: string[] = [];
    const say = (line: string) => void printed.push(line);
    const why = { code: 'file.unreadable', value: '\u001B[2J' };
    const source = { isJson: false, name: '\u009B2J.csv' };
    printRefusal(why, source, { out: say, err: say, isTerminal: true });
    expect(printed.join('').trimEnd()).toMatch(/^\P{Cc}*2J\P{Cc}*$/u);
  });
});
