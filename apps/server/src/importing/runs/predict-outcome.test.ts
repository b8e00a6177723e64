import { getListingImportOutcome, listListingImportRows } from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileImports, fileImportsOf } from '../../../test/file-imports.ts';
import { written } from '../../../test/listing-files.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let files: FileImports;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 0 } });
  files = await fileImportsOf(test);
});
afterAll(() => test.close());

const HEAD =
  'Source,MLS,Address,City,State,Zip,Lat,Lng,Type,Price,Beds,Baths,Sqft,Rent,Status,InternetEntireListingDisplayYN,InternetAutomatedValuationDisplayYN';
const PLAIN = {
  source: 'Office',
  city: 'Austin',
  place: '30.27,-97.74',
  type: 'Condo',
  price: 300_000,
  beds: '2',
  sqft: 1_000,
  rent: '',
  status: 'Active',
  shown: 'true',
  valued: 'true',
};
type Overrides = Partial<typeof PLAIN>;
function home(key: string, given: Overrides = {}): string {
  const { source, city, place, type, price, beds, sqft, rent, status, shown, valued } = {
    ...PLAIN,
    ...given,
  };
  return `${source},${key},${key} Elm St,${city},TX,78701,${place},${type},${price},${beds},2,${sqft},${rent},${status},${shown},${valued}`;
}
const many = (n: number, key: string, given: Overrides = {}) =>
  Array.from({ length: n }, (_, i) => home(`${key}${i}`, given));
const table = (...rows: string[]) => [HEAD, ...rows].join('\n');

const rents = (city: string) =>
  `RegionID,SizeRank,RegionName,RegionType,StateName,State,Metro,CountyName,2026-09-30,2026-10-31
1,1,${city},city,TX,TX,"${city}, TX",Some County,1900,1910`;

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function read(content: string, body: { dry_run: boolean; as_of?: string }) {
  const { id } = await files.imported(
    content,
    { as_of: daysAgo(1), ...body },
    { kind: 'csv', name: 'a.csv' },
  );
  return { id, outcome: async () => (await outcomeOf(id)).homes };
}
const outcomeOf = async (id: number) =>
  (await files.admin(getListingImportOutcome, { params: { id } })).json();

/** → the prediction, after checking that the import has the same outcome. */
async function predicted(content: string, asOf = daysAgo(1)) {
  const check = await (await read(content, { dry_run: true, as_of: asOf })).outcome();
  const { outcome } = await read(content, { dry_run: false, as_of: asOf });
  expect(await outcome()).toEqual(check);
  return check;
}

describe('a dry run predicts the outcome of the import', () => {
  it('for every blocker, in new cities', async () => {
    await files.imported(rents('Waco'), {}, { kind: 'zillow-research', name: 'zori.csv' });
    const market = table(
      ...many(5, 'LET', { rent: '2100' }),
      home('LIKE-THEM'),
      home('TOO-LARGE', { sqft: 3_000 }),
      home('NO-SIZE', { sqft: 0 }),
      home('NO-ROOMS', { beds: '' }),
      home('LOT', { type: 'Land' }),
      home('DEAR', { price: 200_000_000, rent: '2100' }),
      home('SECRET', { rent: '2100', shown: 'false' }),
      home('UNVALUED', { rent: '2100', valued: 'false' }),
      home('PENDING', { rent: '2100', status: 'Pending' }),
      ...many(4, 'INDEXED', { city: 'Waco' }),
      ...many(2, 'LONELY', { city: 'EL PASO' }),
    );
    expect(await predicted(market)).toMatchObject({
      total: 19,
      analyzed: 10,
      blockers: { rent: 4, rooms: 1, kind: 1, price: 1, forbidden: 1, hidden: 1, waiting: 0 },
      without_rents: { places: ['Austin, TX', 'El Paso, TX'], total: 2 },
      others: 1,
    });
  });

  it('if city and comparables are known', async () => {
    const next = table(
      home('LATER'),
      home('LATER-AND-LARGE', { sqft: 3_000 }),
      home('LIKE-THEM', { price: 290_000 }),
      home('LONELY0', { city: 'El Paso', rent: '1500' }),
    );
    expect(await predicted(next)).toMatchObject({ total: 4, analyzed: 3, blockers: { rent: 1 } });
  });

  it('if a known property grows or loses its bedrooms', async () => {
    const changed = table(home('LIKE-THEM', { sqft: 3_200 }), home('LATER', { beds: '' }));
    expect(await predicted(changed)).toMatchObject({
      analyzed: 0,
      blockers: { rent: 1, rooms: 1 },
    });
  });

  it('if the rents come from properties that are not for sale', async () => {
    const city = 'Tyler';
    const market = table(
      ...many(4, 'TY', { city, rent: '1700' }),
      home('TY-LET', { city, rent: '1700', status: 'Off market' }),
      home('TY-NEW', { city }),
    );
    expect(await predicted(market)).toMatchObject({
      analyzed: 5,
      blockers: { rent: 0 },
      others: 1,
    });
  });

  it('if rents are added or removed by the file', async () => {
    const city = 'Lubbock';
    expect(await predicted(table(...many(6, 'LU', { city })))).toMatchObject({ analyzed: 0 });
    const rented = many(5, 'LU', { city, rent: '1600' });
    expect(await predicted(table(...rented, home('LU6', { city })))).toMatchObject({ analyzed: 6 });
    expect(await predicted(table(...many(5, 'LU', { city })))).toMatchObject({ analyzed: 0 });
  });

  it('if its rents are more than a year old', async () => {
    const city = 'Abilene';
    const market = table(...many(5, 'AB', { city, rent: '1500' }), home('AB-NEW', { city }));
    expect(await predicted(market, daysAgo(400))).toMatchObject({
      analyzed: 5,
      blockers: { rent: 1 },
    });
  });

  it('if a listing is repeated, or two sources use the same numbers', async () => {
    const city = 'Plano';
    const market = table(
      home('P1', { city, rent: '1800' }),
      home('P1', { city, rent: '1850', beds: '3' }),
      home('P2', { city, rent: '1800' }),
      home('P2', { city, rent: '1800', status: 'Pending' }),
      home('P1', { city, rent: '1900', source: 'Other office' }),
    );
    expect(await predicted(market)).toMatchObject({ total: 2, analyzed: 2, others: 1 });
  });

  it('if coordinates are missing', async () => {
    const unplaced = { city: 'Odessa', place: ',', rent: '1500' };
    const nowhere = { city: 'Nowhere Springs', place: ',', rent: '1500' };
    const market = table(
      home('OD1', unplaced),
      home('OD2', unplaced),
      home('NO1', nowhere),
      home('NO1', { ...nowhere, price: 290_000 }),
    );
    expect(await predicted(market)).toMatchObject({ total: 2, analyzed: 2 });
    expect(await files.homeOf('OD1')).toMatchObject({ latitude: 31.85, isPlaceApproximate: true });
  });

  it('with the city names the import will use', async () => {
    const spelled = table(home('MC1', { city: 'MCALLEN' }), home('MC2', { city: 'McAllen' }));
    expect(await predicted(spelled)).toMatchObject({ without_rents: { places: ['McAllen, TX'] } });
    const again = table(home('MC3', { city: 'MCALLEN' }));
    expect(await predicted(again)).toMatchObject({ without_rents: { places: ['McAllen, TX'] } });
  });
});

it('a dry run notes that the last row of a repeated listing is used', async () => {
  const rent = '1500';
  const content = table(home('TW1', { rent }), home('TW1', { rent, price: 199_000 }));
  const { id } = await read(content, { dry_run: true });
  const rows = await files.admin(listListingImportRows, { params: { id }, query: {} });
  expect(rows.json().data).toMatchObject([
    { verdict: 'created', reasons: [] },
    { verdict: 'updated', reasons: [{ code: 'row.again' }] },
  ]);
});

it('a dry run counts its own properties once, even if they were imported since', async () => {
  const city = 'Denton';
  const content = table(...many(3, 'DE', { city, rent: '1500' }), home('DE-NEW', { city }));
  // As the command leaves it: in addition to the import, not replaced by it.
  const { outcome } = await read(content, { dry_run: true });
  const before = await outcome();
  await read(content, { dry_run: false });
  expect(await outcome()).toEqual(before);
  expect(before).toMatchObject({ analyzed: 3, blockers: { rent: 1 } });
});

it('a dry run from before the rents were imported predicts the better outcome after them', async () => {
  const content = table(...many(3, 'L', { city: 'Laredo' }));
  const { outcome } = await read(content, { dry_run: true });
  expect(await outcome()).toMatchObject({ analyzed: 0, blockers: { rent: 3 } });
  await files.imported(rents('Laredo'), {}, { kind: 'zillow-research', name: 'zori.csv' });
  expect(await outcome()).toMatchObject({ analyzed: 3, blockers: { rent: 0 } });
});

it('the command prints it too, as text and JSON, and lists properties that would go off market', async () => {
  const path = written(table(home('C1', { city: 'Pecos' })));
  const check = ['csv', path, '--full', '--may-be-short', '--dry-run'];
  const { output } = await files.command(...check);
  expect(output).toContain('1 listing for sale would be added or changed, none analyzed');
  expect(output).toContain('Rents are missing in Pecos, TX.');
  expect(output).toMatch(/LET0: off market\. LET0 Elm St, Austin, TX 78701/);
  const lines = (await files.command(...check, '--json')).output.split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    homes: { total: 1, blockers: { rent: 1 } },
  });
});
