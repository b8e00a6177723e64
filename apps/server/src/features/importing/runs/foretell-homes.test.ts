import { getListingImportOutcome } from '@alpha/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FileImports, fileImportsOf } from '../../../../test/file-imports.ts';
import { written } from '../../../../test/listing-files.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let files: FileImports;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 0 } });
  files = await fileImportsOf(test);
});
afterAll(() => test.close());

const HEAD =
  'MLS,Address,City,State,Zip,Lat,Lng,Type,Price,Beds,Baths,Sqft,Rent,Status,InternetEntireListingDisplayYN,InternetAutomatedValuationDisplayYN';
const PLAIN = {
  city: 'Austin',
  type: 'Condo',
  price: 300_000,
  beds: '2',
  sqft: 1_000,
  rent: '',
  status: 'Active',
  shown: 'true',
  valued: 'true',
};
function home(key: string, given: Partial<typeof PLAIN> = {}): string {
  const { city, type, price, beds, sqft, rent, status, shown, valued } = { ...PLAIN, ...given };
  return `${key},${key} Elm St,${city},TX,78701,30.27,-97.74,${type},${price},${beds},2,${sqft},${rent},${status},${shown},${valued}`;
}
const many = (n: number, key: string, given: Partial<typeof PLAIN>) =>
  Array.from({ length: n }, (_, i) => home(`${key}${i}`, given));

const rents = (city: string) =>
  `RegionID,SizeRank,RegionName,RegionType,StateName,State,Metro,CountyName,2026-09-30,2026-10-31
1,1,${city},city,TX,TX,"${city}, TX",Some County,1900,1910`;

async function outcomeOf(table: string, isCheck: boolean) {
  const { id } = await files.imported(
    table,
    { system: 'Office', as_of: '2026-11-01', dry_run: isCheck },
    { kind: 'csv', name: 'a.csv' },
  );
  const answer = await files.admin(getListingImportOutcome, { params: { id } });
  return answer.json().homes;
}

/** A market of which each home says something else about whether it will be analysed. */
const FIRST = [
  HEAD,
  ...many(5, 'LET', { rent: '2100' }),
  home('LIKE-THEM'),
  home('TOO-LARGE', { sqft: 3_000 }),
  home('NO-SIZE', { sqft: 0 }),
  home('NO-ROOMS', { beds: '' }),
  home('LOT', { type: 'Land' }),
  home('DEAR', { price: 2_000_000_000, rent: '2100' }),
  home('SECRET', { rent: '2100', shown: 'false' }),
  home('UNVALUED', { rent: '2100', valued: 'false' }),
  home('PENDING', { rent: '2100', status: 'Pending' }),
  home('TWICE', { city: 'DALLAS', rent: '1800' }),
  home('TWICE', { city: 'DALLAS', rent: '1850' }),
  ...many(4, 'INDEXED', { city: 'Waco' }),
  ...many(2, 'LONELY', { city: 'EL PASO' }),
].join('\n');

it('a check foretells what the import comes to, in a market that is new and in one that is known', async () => {
  await files.imported(rents('Waco'), {}, { kind: 'zillow-research', name: 'zori.csv' });
  const foretold = await outcomeOf(FIRST, true);
  expect(foretold).toMatchObject({
    analysed: 11,
    lacks: { rent: 4, rooms: 1, kind: 1, forbidden: 1, hidden: 1, waiting: 0 },
    without_rents: { places: ['Austin, TX', 'El Paso, TX'], total: 2 },
    others: 1,
  });
  expect(await outcomeOf(FIRST, false)).toEqual(foretold);

  // Its city and comparables are ours by now, and one home changes what it tells.
  const next = [
    HEAD,
    home('LATER'),
    home('LATER-AND-LARGE', { sqft: 3_000 }),
    home('LIKE-THEM', { price: 290_000 }),
    home('LONELY0', { city: 'El Paso', rent: '1500' }),
  ].join('\n');
  const again = await outcomeOf(next, true);
  expect(again).toMatchObject({ total: 4, without_rents: { places: ['Austin, TX'], total: 1 } });
  expect(await outcomeOf(next, false)).toEqual(again);
});

it('a check that was made before the rents came tells the better end after them', async () => {
  const table = [HEAD, ...many(3, 'L', { city: 'Laredo' })].join('\n');
  const { id } = await files.imported(
    table,
    { system: 'Office', as_of: '2026-11-01', dry_run: true },
    { kind: 'csv', name: 'b.csv' },
  );
  const told = async () =>
    (await files.admin(getListingImportOutcome, { params: { id } })).json().homes;
  expect(await told()).toMatchObject({ analysed: 0, lacks: { rent: 3 } });
  await files.imported(rents('Laredo'), {}, { kind: 'zillow-research', name: 'zori.csv' });
  expect(await told()).toMatchObject({ analysed: 3, lacks: { rent: 0 } });
});

it('the command tells it too, in words and as JSON, and names homes that would leave', async () => {
  const path = written([HEAD, home('C1', { city: 'Pecos' })].join('\n'));
  const check = ['csv', path, '--system', 'Office', '--full', '--may-be-short', '--dry-run'];
  const { told } = await files.command(...check);
  expect(told).toContain('Of the 1 home for sale that it would bring or change, none would be');
  expect(told).toContain('Where: Pecos, TX.');
  expect(told).toMatch(/LET0: off market\. LET0 Elm St, Austin, TX 78701/);
  const lines = (await files.command(...check, '--json')).told.split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ homes: { total: 1, lacks: { rent: 1 } } });
});
