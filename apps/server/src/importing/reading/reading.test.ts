import { describe, expect, it } from 'vitest';
import { NOTICE, redfinFile, redfinRow, URL_HEADER, written } from '../../../test/listing-files.ts';
import { csvAdapter } from '../adapters/csv/csv-adapter.ts';
import { guessMapping } from '../adapters/csv/csv-mapping.ts';
import { redfinAdapter } from '../adapters/redfin/redfin-adapter.ts';
import type { SourceItem } from '../rows/listing-row.ts';
import { previewFile } from '../uploads/preview-file.ts';
import { readRecords } from './read-records.ts';
import { scanFile } from './scan-file.ts';

const OPTIONS = { asOf: '2026-11-01', system: 'Office', mapping: null };

async function itemsOf(content: string | Buffer, adapter = redfinAdapter): Promise<SourceItem[]> {
  const items: SourceItem[] = [];
  for await (const item of adapter.read(await scanFile(written(content)), OPTIONS))
    items.push(item);
  return items;
}

async function rowsOf(content: string | Buffer, adapter = redfinAdapter) {
  return (await itemsOf(content, adapter)).flatMap((item) => (item.kind === 'row' ? item.row : []));
}

const refusal = (content: string | Buffer, adapter = redfinAdapter) =>
  itemsOf(content, adapter).then(
    () => null,
    (error: { why: { code: string } }) => error.why.code,
  );

describe('a listing file is read whatever wrote it (security 20)', () => {
  const text = redfinFile(redfinRow('A1', { LOCATION: 'Peñón' }));

  it('reads UTF-8 with and without byte order mark, UTF-16 and Windows-1252', async () => {
    const cp1252 = Buffer.from(text, 'latin1');
    const utf16 = Buffer.from(text, 'utf16le');
    const bigEndian = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
    const files = [
      text,
      `\uFEFF${text}`,
      cp1252,
      utf16,
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      bigEndian,
    ];
    for (const file of files) expect((await rowsOf(file))[0]?.neighborhood).toBe('Peñón');
  });

  it('reads tables separated by semicolons and tabs', async () => {
    const table = 'id|address|city|state|zip|price\n7|1 Elm St|Austin|TX|78701|350000,50';
    for (const mark of [';', '\t'])
      expect(await rowsOf(table.replaceAll('|', mark), csvAdapter)).toMatchObject([
        { key: '7', listPrice: 350_000.5, system: 'Office', type: 'single_family' },
      ]);
  });

  it('refuses binary files, empty files and unclosed quotation marks', async () => {
    expect(await refusal(Buffer.from('504b030414000600', 'hex'))).toBe('file.notText');
    expect(await refusal('')).toBe('file.empty');
    expect(await refusal('  \n ')).toBe('file.empty');
    expect(await refusal('<!doctype html><p>')).toBe('file.notText');
    expect(await refusal('[{"a": 1}]', csvAdapter)).toBe('file.jsonArray');
    expect(await refusal('{"id": 1}\n{"id": ', csvAdapter)).toBe('file.notJson');
    expect(await refusal(`${text}\r\n"never closed,1,2`)).toBe('file.unreadable');
    expect(await refusal('a,b\n1,2')).toBe('file.notRedfin');
    expect(await refusal('a,b\n1,2', csvAdapter)).toBe('file.columnsMissing');
  });

  it('reports which row has too many cells, a cell of a megabyte or bytes that are not text', async () => {
    const items = await itemsOf(
      redfinFile(
        `${redfinRow('A1')},extra`,
        redfinRow('A2', { LOCATION: 'x'.repeat(1_000_000) }),
        redfinRow('A3', { LOCATION: 'a\0b' }),
        'MLS Listing,,Single Family Residential',
        redfinRow('A5'),
      ),
    );
    expect(items.map((item) => ('why' in item ? [item.line, item.why.code] : item.kind))).toEqual([
      [2, 'row.tooManyCells'],
      [3, 'row.cellTooLong'],
      [4, 'row.binary'],
      [5, 'row.noKey'],
      'row',
    ]);
  });

  it('uses the first of two columns with the same header', async () => {
    const [row] = await rowsOf(
      'id,address,city,state,zip,price,price\n1,1 A St,Miami,FL,33125,5000,9',
      csvAdapter,
    );
    expect(row?.listPrice).toBe(5000);
  });

  it('reads JSON lines as a table', async () => {
    const lines = [
      {
        ListingKey: 'k1',
        UnparsedAddress: '1 A St',
        City: 'Miami',
        StateOrProvince: 'FL',
        PostalCode: '33125',
        ListPrice: 300000,
      },
      {
        ListingKey: 'k2',
        UnparsedAddress: '2 A St',
        City: 'Miami',
        StateOrProvince: 'FL',
        PostalCode: '33125',
        ListPrice: 310000,
        BedroomsTotal: 2,
      },
    ];
    expect(
      await rowsOf(lines.map((line) => JSON.stringify(line)).join('\n'), csvAdapter),
    ).toMatchObject([
      { key: 'k1', beds: null },
      { key: 'k2', beds: 2 },
    ]);
  });
});

it('reads nested values in JSON lines as columns', async () => {
  const line = {
    id: 'k1',
    address: { street: '1 A St', city: 'Miami', state: 'FL', zip: '33125' },
    price: { list: 300000 },
    location: { geo: { lat: 25.77, lng: -80.22 } },
    tags: ['pool', { kind: 'view' }],
  };
  const file = await scanFile(written(JSON.stringify(line)));
  const { columns } = await previewFile(file);
  expect(columns.map(({ header }) => header)).toEqual([
    ...['id', 'address.street', 'address.city', 'address.state', 'address.zip', 'price.list'],
    ...['location.geo.lat', 'location.geo.lng', 'tags'],
  ]);
  const mapping = guessMapping(
    columns.map(({ header }) => header),
    'json-lines',
  );
  expect(mapping).toMatchObject({
    city: 'address.city',
    zip: 'address.zip',
    latitude: 'location.geo.lat',
  });
});

describe('names of nested JSON values', () => {
  const tableOf = async (...lines: string[]) => {
    const cells: string[][] = [];
    const file = await scanFile(written(lines.join('\n')));
    for await (const record of readRecords(file)) cells.push(record.cells);
    return cells;
  };
  const refusalOf = (line: string) =>
    tableOf('{"id":1}', line).then(
      () => null,
      (error: { why: object }) => error.why,
    );
  const some = (count: number, cell: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => cell(n)).join(',');

  it('stay short: values with longer names are text in their parent, or dropped at the top level', async () => {
    const long = 'k'.repeat(201);
    const inner = `{"${'n'.repeat(198)}":1}`;
    expect(await tableOf(`{"id":1,"${long}":{"a":2},"${long}b":3,"ab":${inner}}`)).toEqual([
      ['id', 'ab'],
      ['1', inner],
    ]);
  });

  it('stay few for lines of any length: megabytes are handled in seconds', async () => {
    const begun = Date.now();
    const cells = (count: number) => some(count, (n) => `"${n}":1`);
    // Nothing is generated for such a name, regardless of the cells below it.
    await tableOf(`{"id":1,"${'k'.repeat(1_000_000)}":{${cells(100_000)}}}`);
    expect(await refusalOf(`{"${'k'.repeat(150)}":{${cells(100_000)}}}`)).toEqual({
      code: 'file.tooManyColumns',
    });
    expect(await refusalOf(`{${some(100_000, (n) => `"n${n}":null`)}}`)).toEqual({
      code: 'file.tooManyColumns',
    });
    expect(Date.now() - begun).toBeLessThan(10_000);
  });

  it('leave out an object that is empty in one line', async () => {
    const full = '{"address":{"street":"1 A St"},"note":null}';
    for (const empty of ['null', '""', '{}', '[]'])
      expect(await tableOf(`{"address":${empty}}`, full)).toEqual([
        expect.not.arrayContaining(['address']),
        expect.any(Array),
        expect.arrayContaining(['1 A St']),
      ]);
    expect(await tableOf('{"address":"2 B St"}', full)).toContainEqual(['2 B St', '', '']);
  });

  it('given twice use the first non-empty value', async () => {
    expect(
      await tableOf('{"a.b":1,"a":{"b":2}}', '{"a":{"b":2},"a.b":1}', '{"a.b":null,"a":{"b":2}}'),
    ).toEqual([['a.b'], ['1'], ['2'], ['2']]);
  });

  it('are refused with their line if nested too deeply', async () => {
    const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);
    for (const value of [deep('[', ']'), `${deep('{"a":', '}').replace(':}', ':1}')}`])
      expect(await refusalOf(`{"a":${value}}`)).toEqual({ code: 'file.notJson', value: '2' });
  });
});

describe('column mapping is guessed', () => {
  const nested = (...headers: string[]) => guessMapping(headers, 'json-lines');

  it('from the names of a table as they are: a dot does not nest', () => {
    expect(guessMapping(['Orig. Price', 'Agent.City', 'Id'], 'csv')).toEqual({ key: 'Id' });
  });

  it('from exact names before parts of them', () => {
    expect(nested('old.price', 'seller.zip', 'Precio', 'CP')).toEqual({
      listPrice: 'Precio',
      zip: 'CP',
    });
  });

  it('from the last two parts before the last one alone', () => {
    expect(nested('home.sold.price', 'home.lot.sqft')).toEqual({
      soldPrice: 'home.sold.price',
      lotSqft: 'home.lot.sqft',
    });
    expect(nested('soldPrice', 'home.sold.price')).toEqual({ soldPrice: 'soldPrice' });
    expect(nested('home.sold.price', 'home.price')).toMatchObject({ listPrice: 'home.price' });
  });

  it('not if two fit, and never for source or listing number', () => {
    expect(nested('a.city', 'b.city', 'office.id', 'feed.source')).toEqual({});
  });

  it('not from fields about somebody else', () => {
    const agent = ['agent.id', 'agent.address', 'listAgent.city', 'agent.state'];
    expect(nested(...agent)).toEqual({});
    expect(nested(...agent, 'id', 'home.address', 'home.city', 'home.state')).toEqual({
      key: 'id',
      address: 'home.address',
      city: 'home.city',
      state: 'home.state',
    });
    expect(nested('listing.broker.name')).toEqual({ courtesyLine: 'listing.broker.name' });
  });
});

describe('the portal download', () => {
  it('skips notices above and below, and repeated headers', async () => {
    const file = `${NOTICE}\r\n${redfinFile(redfinRow('A1'), NOTICE)}\r\n${redfinFile(redfinRow('A2'))}`;
    const items = await itemsOf(file);
    expect(items.map(({ kind }) => kind)).toEqual(['row', 'skipped', 'row']);
  });

  it('recognizes the older headers', async () => {
    const file = redfinFile(redfinRow('A1'))
      .replace('STATE OR PROVINCE', 'STATE')
      .replace('ZIP OR POSTAL CODE', 'ZIP');
    expect(await rowsOf(file)).toMatchObject([{ state: 'FL', zip: '33125', key: 'A1' }]);
  });

  it('reads money, dates and blanks', async () => {
    const [house, sale, land, plan, owner] = await rowsOf(
      redfinFile(
        redfinRow('A1', { PRICE: '$1,250,000', BEDS: 0, 'HOA/MONTH': '', 'SQUARE FEET': '' }),
        redfinRow('A2', {
          'SALE TYPE': 'PAST SALE',
          'SOLD DATE': 'October-27-2020',
          PRICE: 300000,
          STATUS: 'Sold',
        }),
        redfinRow('A3', { 'PROPERTY TYPE': 'Vacant Land', BEDS: '', BATHS: '' }),
        redfinRow('A4', { 'SALE TYPE': 'New Construction Plan' }),
        redfinRow('', {
          SOURCE: '',
          [URL_HEADER]: 'https://www.redfin.com/FL/Miami/1-A-St/home/4242',
        }),
      ),
    );
    expect(house).toMatchObject({
      system: 'Redfin MIAMI',
      key: 'A1',
      listPrice: 1_250_000,
      beds: 0,
      hoaMonthly: null,
      sqft: null,
      listedOn: '2026-10-20',
    });
    expect(sale).toMatchObject({
      status: 'sold',
      soldPrice: 300_000,
      soldOn: '2020-10-27',
      listPrice: null,
    });
    expect(land).toMatchObject({ type: 'land', beds: null, baths: null });
    expect(plan).toMatchObject({ type: 'other', saleType: 'new_construction' });
    expect(owner).toMatchObject({ system: 'Redfin', key: 'home/4242' });
  });
});
