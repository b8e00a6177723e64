import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './server-process.ts';

export const URL_HEADER =
  'URL (SEE https://www.redfin.com/buy-a-home/comparative-market-analysis FOR INFO ON PRICING)';

/** Headers of the portal's download, in order. */
export const REDFIN_HEADERS = [
  'SALE TYPE',
  'SOLD DATE',
  'PROPERTY TYPE',
  'ADDRESS',
  'CITY',
  'STATE OR PROVINCE',
  'ZIP OR POSTAL CODE',
  'PRICE',
  'BEDS',
  'BATHS',
  'LOCATION',
  'SQUARE FEET',
  'LOT SIZE',
  'YEAR BUILT',
  'DAYS ON MARKET',
  '$/SQUARE FEET',
  'HOA/MONTH',
  'STATUS',
  'NEXT OPEN HOUSE START TIME',
  'NEXT OPEN HOUSE END TIME',
  URL_HEADER,
  'SOURCE',
  'MLS#',
  'FAVORITE',
  'INTERESTED',
  'LATITUDE',
  'LONGITUDE',
] as const;

export const NOTICE =
  '"In accordance with local MLS rules, some MLS listings are not included in the download"';

type RedfinRow = Partial<Record<(typeof REDFIN_HEADERS)[number], string | number>>;

const USUAL: RedfinRow = {
  'SALE TYPE': 'MLS Listing',
  'PROPERTY TYPE': 'Single Family Residential',
  CITY: 'Miami',
  'STATE OR PROVINCE': 'FL',
  'ZIP OR POSTAL CODE': '33125',
  PRICE: 450000,
  BEDS: 3,
  BATHS: 2,
  'SQUARE FEET': 1500,
  'YEAR BUILT': 1975,
  'DAYS ON MARKET': 12,
  STATUS: 'Active',
  SOURCE: 'MIAMI',
  FAVORITE: 'N',
  INTERESTED: 'Y',
  LATITUDE: 25.78,
  LONGITUDE: -80.23,
};

const quoted = (cell: string | number) =>
  /[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);

/** A row of the portal's file: a typical house with overrides. */
export function redfinRow(mls: string, row: RedfinRow = {}): string {
  const whole: RedfinRow = { ...USUAL, ADDRESS: `${mls} NW 7th St`, 'MLS#': mls, ...row };
  return REDFIN_HEADERS.map((header) => quoted(whole[header] ?? '')).join(',');
}

export const redfinFile = (...rows: string[]): string =>
  [REDFIN_HEADERS.map(quoted).join(','), ...rows].join('\r\n');

export function written(content: string | Buffer, name = 'listings.csv'): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}
