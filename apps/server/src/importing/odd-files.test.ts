import { listListingImportRows, undoListingImport } from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileImports, fileImportsOf } from '../../test/file-imports.ts';
import { redfinFile, redfinRow } from '../../test/listing-files.ts';
import { temporaryFolder } from '../../test/server-process.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
let files: FileImports;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 2 }, config: { dataDir: temporaryFolder() } });
  files = await fileImportsOf(test);
});
afterAll(() => test.close());

const reasonsOf = async (id: number, verdict: string) => {
  const answer = await files.admin(listListingImportRows, {
    params: { id },
    query: { verdict: verdict as never, page: 1 },
  });
  return answer
    .json()
    .data.map((row: { line: number; reasons: { code: string }[] }) => [
      row.line,
      row.reasons[0]?.code,
    ]);
};

const TABLE = 'id,address,city,state,zip,price,lat,lng';
const OFFICE = { system: 'Office' };
const AS_CSV = { kind: 'csv', name: 'table.csv' };
const tableRow = (id: string, more = '') =>
  `${id},${id} Elm St,Miami,FL,33125,300000,25.78,-80.23${more}`;
const jsonLine = (id: string, more = '') =>
  `{"id":"${id}","address":"${id} Elm St","city":"Miami","state":"FL","zip":"33125","price":300000,"lat":25.78,"lng":-80.23${more}}`;

describe('one odd cell refuses its row, never the file (security 20)', () => {
  it.each(['999999999', '4000000', '-99999999999'])('%s days on market', async (days) => {
    const good = `D${days}`;
    const { status, counts, id } = await files.imported(
      redfinFile(redfinRow(`bad${days}`, { 'DAYS ON MARKET': days }), redfinRow(good)),
    );
    expect([status, counts.created, counts.quarantined]).toEqual(['done', 1, 1]);
    expect(await reasonsOf(id, 'quarantined')).toEqual([[2, 'row.unbelievable']]);
    expect(await files.homeOf(good)).toBeDefined();
  });

  it('implausible dates', async () => {
    const file = [
      `${TABLE},listdate`,
      ...['0000-01-01', '0099-01-01', '1066-10-14', '9999-12-31', '2026-10-01'].map((day, n) =>
        tableRow(`L${n}`, `,${day}`),
      ),
    ];
    const { counts } = await files.imported(file.join('\n'), OFFICE, AS_CSV);
    expect(counts).toMatchObject({ created: 3, skipped: 0, quarantined: 2 });
    expect(await files.homeOf('L0')).toMatchObject({ listedOn: null });
    expect(await files.homeOf('L4')).toMatchObject({ listedOn: '2026-10-01' });
  });

  it('half a surrogate pair, from a JSON escape or from truncating the reason', async () => {
    const lines = [jsonLine('E1', ',"description":"nice \\ud83d"'), jsonLine('E2')];
    const json = await files.imported(lines.join('\n'), OFFICE, { kind: 'csv', name: 'x.jsonl' });
    expect([json.status, json.counts.created]).toEqual(['done', 2]);
    expect((await files.homeOf('E1'))?.description).toBe('nice \uFFFD');
    const cut = `${'x'.repeat(59)}😀 yes`;
    const table = [`${TABLE},beds`, tableRow('E3', `,${cut}`), tableRow('E4', ',3')];
    const { status, counts, id } = await files.imported(table.join('\n'), OFFICE, AS_CSV);
    expect([status, counts.created, counts.skipped]).toEqual(['done', 1, 1]);
    expect(await reasonsOf(id, 'skipped')).toEqual([[2, 'row.notANumber']]);
  });
});

it('a line nested too deeply refuses its file, with the line', async () => {
  const deep = `${jsonLine('D1')}\n{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const id = await files.upload(deep, { kind: 'csv', name: 'deep.jsonl' });
  expect(await files.get(id)).toMatchObject({
    status: 'failed',
    error: { code: 'file.notJson', value: '2' },
  });
});

describe('a full file', () => {
  it('does not take a listing off the market that it names in an unreadable row', async () => {
    const row = (key: string, more = {}) => redfinRow(key, { SOURCE: 'FULL', ...more });
    await files.imported(redfinFile(row('F1'), row('F2'), row('F3'), row('F4')));
    const { counts } = await files.imported(
      redfinFile(
        row('F1'),
        row('F2', { BATHS: '2 and a half' }),
        row('F3', { LOCATION: 'x'.repeat(200_000) }),
        row('F4', { STATUS: 'On the moon' }),
      ),
      { full: true },
    );
    expect(counts).toMatchObject({ unchanged: 1, skipped: 3, off_market: 0 });
    expect(await files.homeOf('F2')).toMatchObject({ status: 'active' });
    await files.imported(
      [`${TABLE},beds`, tableRow('F5', ',3'), tableRow('F6', ',3')].join('\n'),
      OFFICE,
      AS_CSV,
    );
    await files.imported(
      [`${TABLE},beds`, tableRow('F5', ',3'), tableRow('F6', ',three')].join('\n'),
      { ...OFFICE, full: true, may_be_short: true },
      AS_CSV,
    );
    expect(await files.homeOf('F6')).toMatchObject({ status: 'active' });
  });
});

describe('the date of a file', () => {
  const row = (key: string, more = {}) => redfinRow(key, { SOURCE: 'DAYS', ...more });

  it('an older file does not overwrite a newer one, even if that only repeated the data', async () => {
    await files.imported(redfinFile(row('V1'), row('V2')), { as_of: '2026-11-01' });
    await files.imported(redfinFile(row('V1')), { as_of: '2026-11-10', full: true });
    expect(await files.homeOf('V1')).toMatchObject({ sourceAsOf: '2026-11-10' });
    const { counts } = await files.imported(redfinFile(row('V1', { PRICE: 480_000 }), row('V2')), {
      as_of: '2026-11-05',
    });
    expect(counts).toMatchObject({ skipped: 2, updated: 0 });
    expect(await files.homeOf('V1')).toMatchObject({ listPrice: 450_000 });
    expect(await files.homeOf('V2')).toMatchObject({ status: 'off_market' });
  });

  it('listings newer than a full file are not missing from it', async () => {
    await files.imported(redfinFile(row('V5'), row('V6')), { as_of: '2026-11-10' });
    const { counts } = await files.imported(redfinFile(row('V5')), {
      as_of: '2026-11-05',
      full: true,
    });
    expect(counts.off_market).toBe(0);
    expect(await files.homeOf('V6')).toMatchObject({ status: 'active' });
  });

  it('is restored by undo, for repeated and for missing listings', async () => {
    const kept = (key: string) => redfinRow(key, { SOURCE: 'BACK' });
    await files.imported(redfinFile(kept('V7'), kept('V8')), { as_of: '2026-11-01' });
    const { id } = await files.imported(redfinFile(kept('V7')), {
      as_of: '2026-11-12',
      full: true,
    });
    const undone = await files.admin(undoListingImport, { params: { id } });
    expect(undone.json()).toEqual({ deleted: 0, restored: 1, kept: 0 });
    for (const key of ['V7', 'V8'])
      expect(await files.homeOf(key)).toMatchObject({ sourceAsOf: '2026-11-01', status: 'active' });
  });

  it('must be plausible: not before 1900, tomorrow at the latest', async () => {
    const id = await files.upload(redfinFile(row('V9')), { name: 'homes_2962-01-01.csv' });
    for (const day of ['0000-01-01', '1899-12-31', '2962-01-01']) {
      const refused = await files.start(id, { as_of: day });
      expect(refused.statusCode).toBe(422);
      expect(refused.json().errors).toHaveProperty('as_of');
      await expect(files.command('redfin', 'x.csv', '--as-of', day)).rejects.toThrow('--as-of');
    }
    const started = await files.start(id);
    expect(started.json().as_of).toBe(new Date().toISOString().slice(0, 10));
    await files.work();
  });
});

describe('a table with missing information', () => {
  it('a row with a sale and without a status is a sale', async () => {
    const head = `${TABLE},close_price,close_date,list_date`;
    const rows = [
      tableRow('S1', ',290000,2024-03-01,2024-01-05'),
      tableRow('S2', ',,2024-03-01,'),
      tableRow('S3', ',290000,,'),
      tableRow('S4', ',,,2026-10-01'),
      // The sale in which its owner bought it, years ago.
      tableRow('S5', ',150000,2019-03-01,2026-10-01'),
    ];
    await files.imported([head, ...rows].join('\n'), OFFICE, AS_CSV);
    expect(await files.homeOf('S1')).toMatchObject({
      status: 'sold',
      soldPrice: 290_000,
      soldOn: '2024-03-01',
    });
    expect((await files.homeOf('S2'))?.status).toBe('sold');
    expect((await files.homeOf('S3'))?.status).toBe('sold');
    expect(await files.homeOf('S4')).toMatchObject({ status: 'active', soldPrice: null });
    expect((await files.homeOf('S5'))?.status).toBe('active');
  });

  it('needs the source of its listings: two offices can both have a number 1', async () => {
    const id = await files.upload([TABLE, tableRow('O1')].join('\n'), AS_CSV);
    const refused = await files.start(id);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'listingImport.systemMissing']);
    expect(refused.json().errors).toHaveProperty('system');
    expect((await files.start(id, OFFICE)).statusCode).toBe(200);
    await files.work();
    expect(await files.homeOf('O1')).toMatchObject({ source: 'Office' });
    const withSource = [`${TABLE},source`, tableRow('O2', ',Other'), tableRow('O3', ',')].join(
      '\n',
    );
    const { counts } = await files.imported(withSource, {}, AS_CSV);
    expect(counts).toMatchObject({ created: 1, skipped: 1 });
    expect(await files.homeOf('O2')).toMatchObject({ source: 'Other' });
  });

  it('an address missing from one object is read from all others', async () => {
    const nested = (id: string, address: object | null) =>
      JSON.stringify({ id, address, price: 300_000, lat: 25.78, lng: -80.23 });
    const place = { street: '1 Elm St', city: 'Miami', state: 'FL', zip: '33125' };
    const { counts } = await files.imported(
      [nested('N1', null), nested('N2', place)].join('\n'),
      OFFICE,
      { kind: 'csv', name: 'nested.jsonl' },
    );
    expect(counts).toMatchObject({ created: 1, skipped: 1 });
    expect(await files.homeOf('N2')).toMatchObject({ address: '1 Elm St', city: 'Miami' });
  });

  it('a field that only the last object has is a column too', async () => {
    const lines = Array.from({ length: 205 }, (_, n) => jsonLine(`J${n}`));
    lines.push(jsonLine('J900', ',"hoa":400'));
    await files.imported(lines.join('\n'), OFFICE, { kind: 'csv', name: 'late.jsonl' });
    expect(await files.homeOf('J900')).toMatchObject({ hoaMonthly: 400 });
  });
});

it('one broken byte costs one character, with a warning; the rest stays UTF-8', async () => {
  const bytes = (mark: string, keys: [string, string]) =>
    Buffer.concat([
      Buffer.from(mark + redfinFile(redfinRow(keys[0], { LOCATION: 'Peñón' }))),
      Buffer.from(`\r\n${redfinRow(keys[1], { LOCATION: 'Pe|' })}`.replace(/\|.*/, '')),
      Buffer.from([0xc3]),
      Buffer.from(redfinRow(keys[1], { LOCATION: 'Pe|' }).replace(/.*\|/, '')),
    ]);
  for (const [mark, ...keys] of [
    ['\uFEFF', 'B1', 'B2'],
    ['', 'B3', 'B4'],
  ] as const) {
    const { warnings, counts } = await files.imported(bytes(mark, keys));
    expect(counts.created).toBe(2);
    expect(warnings).toEqual([{ code: 'file.brokenLetters', value: '1' }]);
    expect((await files.homeOf(keys[0]))?.neighborhood).toBe('Peñón');
    expect((await files.homeOf(keys[1]))?.neighborhood).toBe('Pe\uFFFD');
  }
});
